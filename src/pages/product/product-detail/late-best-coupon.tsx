import { memo, useEffect, useMemo } from 'react';
import { afterFirstSign } from '#design-system/foundations/first-sign.ts';
import { useMember } from '#src/actors/use-actors.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { lateCode } from '#src/widgets/late-section/late-code.tsx';
import { useHydrationGate, Waiting } from '#src/widgets/late-section/waiting.tsx';

const code = lateCode('best-coupon', () => import('./best-coupon.tsx').then(({ BestCoupon }) => BestCoupon));

/** For the server. */
export const loadBestCoupon = code.load;

interface LateBestCouponProps {
  readonly sku: string;
  readonly price: number;
}

/**
 * The best coupon: the markup of the server until the first sign of somebody, who may choose another variant, or until a
 * member is known, who may have other coupons than a guest.
 */
export const LateBestCoupon = memo(function LateBestCoupon({ sku, price }: LateBestCouponProps) {
  const gate = useHydrationGate();
  const isMember = useMember() !== null;
  useEffect(() => {
    if (!isMember) return afterFirstSign(gate.open);
    gate.open();
    return undefined;
  }, [gate, isMember]);
  const coupon = useMemo(() => <code.Component sku={sku} price={price} />, [sku, price]);
  return (
    <ErrorBoundary quiet onError={remoteLog.pageError}>
      <code.Guard>
        <Waiting gate={gate}>{coupon}</Waiting>
      </code.Guard>
    </ErrorBoundary>
  );
});
