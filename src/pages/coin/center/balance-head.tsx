import { Heading, Inline, Link, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { calendarDay } from '#rules/market-dates.ts';
import { coinCenterText as text } from '../parts/coin-center-text.ts';
import * as styles from '../parts/coin-page.css.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';

/** What a member has, what it is worth and what runs out next. */
export function BalanceHead({ summary }: { summary: components['schemas']['CoinSummary'] }) {
  const site = useSite();
  const { balance, pending, expiring, worth } = summary;
  return (
    <div className={styles.head}>
      <Heading level={1} tabIndex={-1}>
        <span className={styles.number}>{coinCount(balance, site)}</span>{' '}
        <span className={styles.unit}>{text.unit}</span>
      </Heading>
      <Stack gap="s">
        <Text size="lead">{text.worth(formatMoney(worth))}</Text>
        {pending > 0 && <Text>{text.pending(coinCount(pending, site))}</Text>}
        {expiring && (
          <Text>{text.expiring(coinCount(expiring.amount, site), calendarDay(expiring.lastDay, site))}</Text>
        )}
        <Inline gap="m" wrap>
          <Link href={href('/coin/details')}>{text.history}</Link>
          <Link href={href('/coin/rule')}>{text.rules}</Link>
        </Inline>
      </Stack>
    </div>
  );
}
