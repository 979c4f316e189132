import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShop } from '#src/actors/use-shop.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { lateCode } from '#src/widgets/late-section/late-code.tsx';
import { LateSection } from '#src/widgets/late-section/late-section.tsx';
import { suitsOfProduct } from '../../parts/queries.ts';

const code = lateCode('bundles', () => import('./bundles.tsx').then(({ Bundles }) => Bundles));

/** For the server. */
export const loadBundles = code.load;

/** The bundles that a product is in; nothing where it is in none. */
export function ProductBundles({ spu }: { spu: string }) {
  const { data } = useQuery(suitsOfProduct(useShop(), spu));
  const list = data?.list;
  const bundles = useMemo(() => list && <code.Component suits={list} />, [list]);
  if (!list || list.length === 0) return null;
  return (
    <ErrorBoundary quiet onError={remoteLog.pageError}>
      <code.Guard>
        <LateSection height="rail">{bundles}</LateSection>
      </code.Guard>
    </ErrorBoundary>
  );
}
