import { lazy, Suspense } from 'react';
import { pageSetting } from '../api/page-setting.ts';
import { ErrorBoundary } from '../widgets/error-boundary.tsx';

const Analytics = lazy(() => import('./analytics.tsx').then((module) => ({ default: module.Analytics })));

/** Nothing, and nothing loaded, unless the document says that analytics is on; nobody misses it when it fails. */
export function LateAnalytics() {
  return pageSetting('analytics') === 'on' ? (
    <ErrorBoundary quiet>
      <Suspense fallback={null}>
        <Analytics />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
