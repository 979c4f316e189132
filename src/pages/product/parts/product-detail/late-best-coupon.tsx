import { lazy, memo, Suspense } from 'react';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import type { BestCoupon } from './best-coupon.tsx';

const code: { bestCoupon?: typeof BestCoupon } = {};

/** The server renders in one go, so it has the code before. */
export async function loadBestCoupon(): Promise<void> {
  const { BestCoupon: loaded } = await import('./best-coupon.tsx');
  code.bestCoupon = loaded;
}

const LateCode = lazy(() => import('./best-coupon.tsx').then((part) => ({ default: part.BestCoupon })));

/** The best coupon, as the server rendered it until its code is here: nothing else waits for that. */
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
