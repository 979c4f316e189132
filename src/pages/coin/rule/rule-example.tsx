import { Heading, Panel, Stack } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { coinLimit, coinWorth } from '#rules/coins.ts';
import { formatMoney, money } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import * as styles from '../parts/coin-page.css.ts';
import { coinRuleText } from '../parts/coin-pages-text.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';

const text = coinRuleText.example;

/** The goods of the example, in steps that earn coins. */
const steps = 60;

/** What the rules come to for one order: the coins that it earns, and those that it takes. */
export function RuleExample({ rule: { earned } }: { rule: components['schemas']['CoinRule'] }) {
  const site = useSite();
  const { currency } = earned.per;
  const goods = earned.per.amount * steps;
  const most = coinLimit(goods, currency);
  const coins = (count: number) => text.coins(coinCount(count, site));
  const amount = (minor: number) => formatMoney(money(minor, currency));
  const rows = [
    [text.earned, coins(earned.coins * steps)],
    [text.earnedWorth, amount(coinWorth(earned.coins * steps, currency))],
    [text.most, coins(most)],
    [text.mostWorth, amount(coinWorth(most, currency))],
    [text.left, amount(goods - coinWorth(most, currency))],
  ] as const;
  return (
    <Panel as="section" aria-labelledby="example">
      <Stack gap="m">
        <Heading level={2} look={3} id="example">
          {text.title(amount(goods))}
        </Heading>
        <dl className={styles.sum}>
          {rows.map(([term, value]) => (
            <div key={term} className={styles.sumRow}>
              <dt>{term}</dt>
              <dd className={styles.sumEnd}>{value}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Panel>
  );
}
