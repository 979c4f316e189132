import { Suspense, type ReactNode } from 'react';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';

/** A part whose code few checkouts need, and comes after theirs. */
export function Late({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary onError={remoteLog.pageError}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}
