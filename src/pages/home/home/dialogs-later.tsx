import { lazy, Suspense, useEffect, useState } from 'react';
import { second } from '#rules/durations.ts';
import { useInApp } from '#src/actors/bridge/use-in-app.ts';
import { useActors, useIsResolvingSession, useMember } from '#src/actors/use-actors.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { store, tabStore } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';

const Welcome = lazy(() => import('./welcome.tsx').then((module) => ({ default: module.Welcome })));
const NewerCoupon = lazy(() => import('./newer-coupon.tsx').then((module) => ({ default: module.NewerCoupon })));

/** Somebody has looked around for this long (ms) before a dialog interrupts. */
const settledAfter = 20 * second;

/**
 * After a while, each once in this browser and never both in one visit: the welcome, and for a guest the coupon for new
 * members. Nothing of them is loaded before. An app has a welcome of its own.
 */
export function DialogsLater() {
  return useActors() ? <DialogOfVisit /> : null;
}

function DialogOfVisit() {
  const isResolving = useIsResolvingSession();
  const isGuest = useMember() === null && !isResolving;
  const isInApp = useInApp();
  const [seen] = useState(() => ({
    welcome: store.read(stored.welcomeDialogSeen) || isInApp,
    // A tab keeps for as long as it is open that it has welcomed.
    coupon: store.read(stored.newerCouponDialogSeen) || tabStore.read(stored.welcomeDialogSeen),
  }));
  const isCoupon = isGuest && !seen.coupon;
  const isSettled = useIsSettled(isCoupon || !seen.welcome);
  if (!isSettled) return null;
  return (
    <ErrorBoundary quiet onError={remoteLog.pageError}>
      <Suspense fallback={null}>{seen.welcome ? isCoupon && <NewerCoupon /> : <Welcome />}</Suspense>
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
