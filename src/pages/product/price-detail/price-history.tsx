import { PriceChart, SectionHeader, Text } from '#design-system/index.ts';
import { civilTime } from '#rules/dates.ts';
import { marketDay } from '#rules/market-dates.ts';
import { markets, type Site } from '#rules/markets.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { priceDetailText } from './text.ts';
import type { PriceDetail } from './step-rows.ts';
import * as styles from './price-detail.css.ts';

const text = priceDetailText.history;

/** The day of a price by the clock of its market, which is the same for the server and every browser. */
export const priceDay = (at: number, site: Site) =>
  marketDay(civilTime(at, markets[site].timeZone), site, { withYear: true });

/** What one piece has cost since the history begins. */
export function PriceHistory({ history, asOf }: Pick<PriceDetail, 'history' | 'asOf'>) {
  const site = useSite();
  const [first] = history;
  if (!first) return null;
  const points = history.map(({ at, amount }) => ({
    id: String(at),
    at,
    value: amount.amount,
    day: priceDay(at, site),
    amount: formatMoney(amount),
  }));
  const ordered = history.map(({ amount }) => amount).toSorted((a, b) => a.amount - b.amount);
  const [lowest = first.amount] = ordered;
  const highest = ordered.at(-1) ?? lowest;
  const since = priceDay(first.at, site);
  const isEven = lowest.amount === highest.amount;
  return (
    <section aria-labelledby="history" className={styles.history}>
      <SectionHeader id="history" title={text.title} />
      <Text tone="muted">{isEven ? text.always(formatMoney(lowest), since) : text.lead}</Text>
      {!isEven && (
        <div className={styles.chart}>
          <PriceChart
            label={text.between(formatMoney(lowest), formatMoney(highest), since)}
            points={points}
            end={{ at: asOf, label: text.today }}
            table={text.table}
          />
        </div>
      )}
    </section>
  );
}
