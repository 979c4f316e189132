import { useQuery } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import { remoteLog } from '#src/api/browser-shop.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { ChunkError } from '#src/routing/chunk-error.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { LateSection } from '#src/widgets/late-section/late-section.tsx';
import { newestReviews } from '../../../queries.ts';
import type { Reviews } from './reviews.tsx';
import { useHeldPress } from './use-held-press.ts';

const code: { reviews?: typeof Reviews } = {};

/** The server renders in one go, so it has the code before; a browser loads it when somebody comes near. */
export async function loadReviews(): Promise<void> {
  const { Reviews: loaded } = await import('./reviews.tsx');
  code.reviews = loaded;
}

const LateReviews = lazy(() =>
  import('./reviews.tsx').then(
    (part) => ({ default: part.Reviews }),
    (cause: unknown) => {
      throw new ChunkError('reviews', cause);
    },
  ),
);

/** What buyers say of a product. Asked for here, so that it stays at hand until somebody comes near. */
export function ProductReviews({ spu }: { spu: string }) {
  const { data, dataUpdatedAt } = useQuery(newestReviews(useShop(), spu));
  const { watch, release } = useHeldPress();
  const reviews = useMemo(() => {
    const Shown = code.reviews ?? LateReviews;
    return (
      <ErrorBoundary onError={remoteLog.pageError}>
        <Shown spu={spu} newest={data} readAt={dataUpdatedAt} onShown={release} />
      </ErrorBoundary>
    );
  }, [spu, data, dataUpdatedAt, release]);
  return (
    <div ref={watch}>
      <LateSection height="reviews">{reviews}</LateSection>
    </div>
  );
}
