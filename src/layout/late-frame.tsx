import { lazy, Suspense, type ComponentType } from 'react';
import { useActors } from '../actors/use-actors.ts';
import { ErrorBoundary } from '../widgets/error-boundary.tsx';

const fetchCode = () => import('./with-machines.tsx').then(({ WithMachines }) => WithMachines);
const Late = lazy(async () => ({ default: await fetchCode() }));
const loaded: { component?: ComponentType } = {};

/** Fetches the code beside that of the machines: when they are here, nothing is shown in its place first. */
export const loadLateFrame = async (): Promise<void> => {
  loaded.component = await fetchCode();
};

/** What of the frame nobody needs before the machines are here: it comes with them, long before the first notice. */
export function LateFrame() {
  const WithMachines = loaded.component ?? Late;
  return useActors() ? (
    <ErrorBoundary quiet>
      <Suspense fallback={null}>
        <WithMachines />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
