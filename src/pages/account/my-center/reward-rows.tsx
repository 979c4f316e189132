import { IconBolt, IconBulb, IconClock, IconStar, IconTicket, MenuList, SectionHeader } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { centerText } from './text.ts';

const text = centerText.rewards;

interface RewardRowsProps {
  readonly info: components['schemas']['UserInfo'] | undefined;
  readonly savvy: components['schemas']['SuInfo'] | undefined;
}

/** What a member has: a level, coins, coupons, prizes. */
export function RewardRows({ info, savvy }: RewardRowsProps) {
  const site = useSite();
  return (
    <section aria-labelledby="center-rewards">
      <SectionHeader id="center-rewards" look={4} title={text.title} />
      <MenuList
        label={text.title}
        items={[
          {
            href: href('/account/su-center'),
            label: text.savvy,
            icon: <IconBolt />,
            note: savvy && levelNote(savvy, site),
          },
          {
            href: href('/coin/center'),
            label: text.coins,
            icon: <IconStar />,
            figure: info && { shown: coinCount(info.coinBalance, site), spoken: text.coinCount(info.coinBalance) },
          },
          {
            href: href('/coupon/list'),
            label: text.coupons,
            icon: <IconTicket />,
            figure: info && { shown: String(info.couponCount), spoken: text.couponCount(info.couponCount) },
          },
          { href: href('/coupon/center'), label: text.couponCenter, icon: <IconTicket /> },
          { href: href('/prom/activity-list'), label: text.promotions, icon: <IconClock /> },
          { href: href('/prom/prize-list'), label: text.prizes, icon: <IconBulb /> },
        ]}
      />
    </section>
  );
}

/** The programme begins with its first level. */
function levelNote({ level, levelName, points, nextLevelPoints }: NonNullable<RewardRowsProps['savvy']>, site: Site) {
  if (level === 0) return undefined;
  const reached = coinCount(points, site);
  return nextLevelPoints === null
    ? text.topLevel(levelName, reached)
    : text.level(levelName, reached, coinCount(nextLevelPoints, site));
}
