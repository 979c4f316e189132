import { lazy, memo, useEffect, useMemo } from 'react';
import { afterFirstSign } from '#design-system/foundations/first-sign.ts';
import { useMember } from '#src/actors/use-actors.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { useHydrationGate, Waiting } from '#src/widgets/late-section/waiting.tsx';
import type { BestCoupon } from './best-coupon.tsx';

const code: { bestCoupon?: typeof BestCoupon } = {};

/** The server renders in one go, so it has the code before; a browser loads it when the coupon may change. */
export async function loadBestCoupon(): Promise<void> {
  const { BestCoupon: loaded } = await import('./best-coupon.tsx');
  code.bestCoupon = loaded;
}

const LateCode = lazy(() => import('./best-coupon.tsx').then((part) => ({ default: part.BestCoupon })));

/**
 * The best coupon: the markup of the server until the first sign of somebody, who may choose another variant, or until a
 * member is known, who may have other coupons than a guest.
 */
export const LateBestCoupon = memo(function LateBestCoupon({ sku, price }: Parameters<typeof BestCoupon>[0]) {
  const gate = useHydrationGate();
  const isMember = useMember() !== null;
  useEffect(() => {
    if (!isMember) return afterFirstSign(gate.open);
    gate.open();
    return undefined;
  }, [gate, isMember]);
  const coupon = useMemo(() => {
    const Shown = code.bestCoupon ?? LateCode;
    return <Shown sku={sku} price={price} />;
  }, [sku, price]);
  return (
    <ErrorBoundary quiet onError={remoteLog.pageError}>
      <Waiting gate={gate}>{coupon}</Waiting>
    </ErrorBoundary>
  );
});
