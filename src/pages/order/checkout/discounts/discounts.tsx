import { lazy, Suspense } from 'react';
import { Link, SkeletonText, Text } from '#design-system/index.ts';
import type { CheckoutActor } from '#src/actors/checkout/checkout-actor.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { checkoutText } from '../text.ts';

const text = checkoutText.discounts;

const MemberDiscounts = lazy(() =>
  import('./member-discounts.tsx').then((module) => ({ default: module.MemberDiscounts })),
);

interface DiscountsProps {
  readonly quote: Quote | undefined;
  readonly actor: CheckoutActor;
  readonly isGuest: boolean;
}

/** What a member can pay less with; a guest reads how to get at it. */
export function Discounts({ quote, actor, isGuest }: DiscountsProps) {
  return (
    <TitledSection title={text.title}>
      {isGuest ? (
        <LogIn />
      ) : quote === undefined ? (
        <SkeletonText lines={3} />
      ) : (
        <ErrorBoundary onError={remoteLog.pageError}>
          <Suspense fallback={<SkeletonText lines={3} />}>
            <MemberDiscounts quote={quote} actor={actor} />
          </Suspense>
        </ErrorBoundary>
      )}
    </TitledSection>
  );
}

function LogIn() {
  const { path, query } = usePlace();
  return (
    <Text tone="muted">
      {text.guest} <Link href={href('/account/login', { redirect: `${path}?${query.toString()}` })}>{text.login}</Link>
    </Text>
  );
}
