import { lazy, Suspense, useEffect, useState } from 'react';
import { second } from '#rules/durations.ts';
import { useActors, useIsResolvingSession, useMember } from '#src/actors/use-actors.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { store } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';

const NewerCoupon = lazy(() => import('./newer-coupon.tsx').then((module) => ({ default: module.NewerCoupon })));

/** A guest has looked around for this long (ms) before a dialog interrupts. */
const settledAfter = 20 * second;

/** Offers the coupon for new members to a guest, once in this browser, after a while; nothing of it is loaded before. */
export function NewerCouponLater() {
  return useActors() ? <CouponForSettledGuest /> : null;
}

function CouponForSettledGuest() {
  const isResolving = useIsResolvingSession();
  const isGuest = useMember() === null && !isResolving;
  const [wasSeen] = useState(() => store.read(stored.newerCouponDialogSeen));
  const isSettled = useIsSettled(isGuest && !wasSeen);
  if (!isGuest || !isSettled) return null;
  return (
    <ErrorBoundary quiet onError={remoteLog.pageError}>
      <Suspense fallback={null}>
        <NewerCoupon />
      </Suspense>
    </ErrorBoundary>
  );
}

function useIsSettled(isAsked: boolean): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => setIsSettled(true), settledAfter);
    return () => clearTimeout(timer);
  }, [isAsked]);
  return isSettled;
}
