import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { remoteLog } from '#src/api/browser-shop.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { lateCode } from '#src/widgets/late-section/late-code.tsx';
import { useKeptInput } from '#src/widgets/late-section/use-kept-input.ts';
import { LateSection } from '#src/widgets/late-section/late-section.tsx';
import { newestReviews } from '../../parts/queries.ts';

const code = lateCode('reviews', () => import('./reviews.tsx').then(({ Reviews }) => Reviews));

/** For the server. */
export const loadReviews = code.load;

/** What buyers say of a product. Asked for here, so that it stays at hand until somebody comes near. */
export function ProductReviews({ spu }: { spu: string }) {
  const { data, dataUpdatedAt } = useQuery(newestReviews(useShop(), spu));
  const { attributes, onShown } = useKeptInput();
  const reviews = useMemo(
    () => (
      <div {...attributes}>
        <code.Component spu={spu} newest={data} readAt={dataUpdatedAt} onShown={onShown} />
      </div>
    ),
    [spu, data, dataUpdatedAt, attributes, onShown],
  );
  return (
    <ErrorBoundary onError={remoteLog.pageError}>
      <code.Guard>
        <LateSection height="reviews">{reviews}</LateSection>
      </code.Guard>
    </ErrorBoundary>
  );
}
