import { lazy, Suspense } from 'react';
import { useActors } from '../actors/hooks.ts';
import { ErrorBoundary } from '../widgets/error-boundary.tsx';

const Notices = lazy(() => import('./notices.tsx').then((module) => ({ default: module.Notices })));

/** The notices come with the machines that give them, long before the first is told. */
export function LateNotices() {
  return useActors() ? (
    <ErrorBoundary quiet>
      <Suspense fallback={null}>
        <Notices />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
