import { lazy, Suspense } from 'react';
import { useHydrated } from '../actors/use-actor-value.ts';
import { pageSetting } from '../page-setting.ts';
import { ErrorBoundary } from '../widgets/error-boundary.tsx';

const Analytics = lazy(() => import('./analytics.tsx').then((module) => ({ default: module.Analytics })));

/** Nothing, and nothing loaded, unless the document says that analytics is on; nobody misses it when it fails. */
export function LateAnalytics() {
  const isOn = useHydrated() && pageSetting('analytics') === 'on';
  return isOn ? (
    <ErrorBoundary quiet>
      <Suspense fallback={null}>
        <Analytics />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
