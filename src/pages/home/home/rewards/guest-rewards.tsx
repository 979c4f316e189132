import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button, Link, RewardStrip } from '#design-system/index.ts';
import { useIsResolvingSession } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { newerCoupon } from '#src/api/queries/coupon.ts';
import { href } from '#src/routing/href.ts';
import { guestRewardsText as text, rewardsLabel } from './text.ts';
import * as styles from './rewards.css.ts';

/** What new members get, and the way to log in. The server renders it for everybody. */
export function GuestRewards() {
  const { data } = useQuery(newerCoupon(useShop()));
  const fact = data?.show
    ? {
        href: href('/prom/new-user'),
        title: text.offer(data.amountText),
        text: text.offerNote,
      }
    : { href: href('/coin/center'), title: text.plain, text: text.plainNote };
  return (
    <OfGuest>
      <RewardStrip
        label={rewardsLabel.guest}
        facts={[fact]}
        action={
          <Button asChild tone="outline">
            <Link href={href('/account/login', { redirect: href('/home') })} tone="plain">
              {text.logIn}
            </Link>
          </Button>
        }
      />
    </OfGuest>
  );
}

/** Hidden while somebody may turn out to be a member. It renders again when that is known, without what is inside. */
function OfGuest({ children }: { readonly children: ReactNode }) {
  const isResolving = useIsResolvingSession();
  return <div className={isResolving ? styles.whileResolving : undefined}>{children}</div>;
}
