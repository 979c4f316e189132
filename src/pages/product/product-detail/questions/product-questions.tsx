import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShop } from '#src/actors/use-shop.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { lateCode } from '#src/widgets/late-section/late-code.tsx';
import { LateSection } from '#src/widgets/late-section/late-section.tsx';
import { firstQuestions } from '../../parts/queries.ts';

const code = lateCode('questions', () => import('./questions.tsx').then(({ Questions }) => Questions));

/** For the server. */
export const loadQuestions = code.load;

/** What is asked about a product. Read here, so that it stays at hand until somebody comes near. */
export function ProductQuestions({ spu }: { spu: string }) {
  const { data } = useQuery(firstQuestions(useShop(), spu));
  const questions = useMemo(() => <code.Component spu={spu} found={data} />, [spu, data]);
  return (
    <ErrorBoundary quiet onError={remoteLog.pageError}>
      <code.Guard>
        <LateSection height="productQuestions">{questions}</LateSection>
      </code.Guard>
    </ErrorBoundary>
  );
}
