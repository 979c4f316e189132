import { lazy, Suspense } from 'react';
import { useHydrated } from '../actors/use-actor-value.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const OfflineNote = lazy(() => import('./offline-note.tsx').then((module) => ({ default: module.OfflineNote })));

/**
 * The note of old data for a page whose first load has no room for it. Its code comes as soon as the page stands, not
 * when the network is gone.
 */
export function LateOfflineNote({ readAt }: { readAt: number }) {
  return useHydrated() ? (
    <ErrorBoundary quiet>
      <Suspense fallback={null}>
        <OfflineNote readAt={readAt} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
