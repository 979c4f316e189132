import { lazy, Suspense } from 'react';
import { useActors } from '../actors/use-actors.ts';
import { ErrorBoundary } from '../widgets/error-boundary.tsx';

const WithMachines = lazy(() => import('./with-machines.tsx').then((module) => ({ default: module.WithMachines })));

/** What of the frame nobody needs before the machines are here: it comes with them, long before the first notice. */
export function LateFrame() {
  return useActors() ? (
    <ErrorBoundary quiet>
      <Suspense fallback={null}>
        <WithMachines />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
