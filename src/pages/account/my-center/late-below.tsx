import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';

// Below the first view, and with parts that nothing above it needs.
const load = () => import('./below.tsx');
const YourLights = lazy(() => load().then((part) => ({ default: part.YourLights })));
const MoreLights = lazy(() => load().then((part) => ({ default: part.MoreLights })));

/** The lights of the member; nobody misses them where their code does not come. */
export function LateYourLights() {
  return (
    <ErrorBoundary quiet>
      <Suspense fallback={null}>
        <YourLights />
      </Suspense>
    </ErrorBoundary>
  );
}

export function LateMoreLights() {
  return (
    <ErrorBoundary quiet>
      <Suspense fallback={null}>
        <MoreLights />
      </Suspense>
    </ErrorBoundary>
  );
}
