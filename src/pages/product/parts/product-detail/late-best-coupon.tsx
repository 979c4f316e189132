import { lazy, memo, Suspense } from 'react';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import type { BestCoupon } from './best-coupon.tsx';

const code: { bestCoupon?: typeof BestCoupon } = {};

/** For the server, which renders in one go and needs the code before; a browser loads it while it hydrates. */
export async function loadBestCoupon(): Promise<void> {
  const { BestCoupon: loaded } = await import('./best-coupon.tsx');
  code.bestCoupon = loaded;
}

const LateCode = lazy(() => import('./best-coupon.tsx').then((part) => ({ default: part.BestCoupon })));

/** The best coupon: the markup of the server until its own code has come, for which nothing else waits. */
export const LateBestCoupon = memo(function LateBestCoupon(coupon: Parameters<typeof BestCoupon>[0]) {
  const Shown = code.bestCoupon ?? LateCode;
  return (
    <ErrorBoundary quiet onError={remoteLog.pageError}>
      <Suspense fallback={null}>
        <Shown {...coupon} />
      </Suspense>
    </ErrorBoundary>
  );
});
