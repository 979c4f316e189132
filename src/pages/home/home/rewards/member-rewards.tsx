import { useQuery } from '@tanstack/react-query';
import { Button, RewardStrip, type RewardFact } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { serverNow } from '#src/api/browser-shop.ts';
import { coinSummary } from '#src/api/queries/coin.ts';
import { couponsInBrief } from '#src/api/queries/coupon.ts';
import { onceGone, useFocusAfter } from '#src/hooks/use-focus-after.ts';
import { href } from '#src/routing/href.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { useCheckIn } from '#src/widgets/coins/use-check-in.ts';
import { couponDay } from '#src/widgets/coupon-words.ts';
import { memberRewardsText as text } from './member-text.ts';
import { rewardsLabel } from './text.ts';

type Schemas = components['schemas'];

/** What a member has. What cannot be read is a link without a figure; without a network the last figures stay. */
export function MemberRewards() {
  const shop = useShop();
  const site = useSite();
  const coins = useQuery(coinSummary(shop));
  const coupons = useQuery(couponsInBrief(shop));
  if (coins.isPending || coupons.isPending) return <RewardStrip label={rewardsLabel.member} facts={[]} />;
  const facts = [coinFact(coins.data, site), couponFact(coupons.data, site)];
  return coins.data ? (
    <CheckedRewards facts={facts} streak={coins.data.streak} />
  ) : (
    <RewardStrip label={rewardsLabel.member} facts={facts} />
  );
}

function CheckedRewards({ facts, streak }: { facts: readonly RewardFact[]; streak: Schemas['CoinStreak'] }) {
  const { isChecked, isCheckingIn, isUnsure, receipt, problem, press } = useCheckIn(streak);
  const focusAfter = useFocusAfter();
  const failure = isUnsure ? text.unsure : problem;
  const done = receipt ? text.done(receipt.reward) : text.doneBefore(streak.next);
  return (
    <RewardStrip
      label={rewardsLabel.member}
      facts={facts}
      status={failure ?? (isChecked ? done : text.streak(streak.days))}
      action={
        !isChecked && (
          <Button
            tone="outline"
            loading={isCheckingIn}
            onClick={({ currentTarget }) => {
              const strip = currentTarget.closest('section');
              focusAfter(onceGone(currentTarget, () => strip?.querySelector('a')));
              press();
            }}
          >
            {isUnsure ? text.again : text.press(streak.next)}
          </Button>
        )
      }
    />
  );
}

function coinFact(summary: Schemas['CoinSummary'] | undefined, site: Site): RewardFact {
  const center = href('/coin/center');
  if (!summary) return { href: center, title: text.plainCoins };
  const { balance, worth } = summary;
  return { href: center, title: text.coins(coinCount(balance, site), balance), text: text.worth(formatMoney(worth)) };
}

/** How many there are, and when the first of those that end soon does. */
function couponFact(wallet: Schemas['CouponWallet'] | undefined, site: Site): RewardFact {
  const list = href('/coupon/list');
  if (!wallet) return { href: list, title: text.plainCoupons };
  const { unused } = wallet.counts;
  if (unused === 0) return { href: href('/coupon/center'), title: text.noCoupons, text: text.toClaim };
  return { href: list, title: text.coupons(unused), text: endText(wallet, site) };
}

function endText({ counts, expiringSoon, list: [first] }: Schemas['CouponWallet'], site: Site): string {
  if (expiringSoon === 0 || !first || first.validTo <= serverNow()) return text.inWallet;
  const day = couponDay(first.validTo - 1, site);
  if (counts.unused === 1) return text.until(day);
  return expiringSoon === 1 ? text.oneUntil(day) : text.firstUntil(expiringSoon, day);
}
