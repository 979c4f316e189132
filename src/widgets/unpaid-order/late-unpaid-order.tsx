import { lazy, Suspense, useState } from 'react';
import { useSite } from '#src/actors/use-actors.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { store } from '#src/storage/browser-store.ts';
import { readLastOrder } from '#src/storage/orders.ts';
import { ErrorBoundary } from '../error-boundary.tsx';

const UnpaidOrder = lazy(() => import('./unpaid-order.tsx').then((part) => ({ default: part.UnpaidOrder })));

/** For browsers that have ordered: what waits for payment. Others load nothing for it. */
export function LateUnpaidOrder() {
  const site = useSite();
  const [hasOrdered] = useState(() => readLastOrder(store, site) !== undefined);
  return (
    hasOrdered && (
      <ErrorBoundary quiet onError={remoteLog.pageError}>
        <Suspense fallback={null}>
          <UnpaidOrder />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
