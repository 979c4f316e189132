import { useQuery } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import { useShop } from '#src/actors/use-shop.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ChunkError } from '#src/routing/chunk-error.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { LateSection } from '#src/widgets/late-section/late-section.tsx';
import { firstQuestions } from '../../../queries.ts';
import type { Questions } from './questions.tsx';

const code: { questions?: typeof Questions } = {};

/** The server renders in one go, so it has the code before; a browser loads it when somebody comes near. */
export async function loadQuestions(): Promise<void> {
  const { Questions: loaded } = await import('./questions.tsx');
  code.questions = loaded;
}

const LateQuestions = lazy(() =>
  import('./questions.tsx').then(
    (part) => ({ default: part.Questions }),
    (cause: unknown) => {
      throw new ChunkError('questions', cause);
    },
  ),
);

/** What is asked about a product. Read here, so that it stays at hand until somebody comes near. */
export function ProductQuestions({ spu }: { spu: string }) {
  const { data } = useQuery(firstQuestions(useShop(), spu));
  const questions = useMemo(() => {
    const Shown = code.questions ?? LateQuestions;
    return (
      <ErrorBoundary quiet onError={remoteLog.pageError}>
        <Shown spu={spu} found={data} />
      </ErrorBoundary>
    );
  }, [spu, data]);
  return <LateSection height="productQuestions">{questions}</LateSection>;
}
