import { SectionHeader } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { currencyOfSite, type Site } from '#rules/markets.ts';
import { formatMoney } from '#rules/money.ts';
import { moneyOfPoint } from '#rules/savvy-points.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { useText } from '#src/widgets/use-text.ts';
import * as styles from './guide.css.ts';
import { pointGuideText } from './text.ts';

type Rule = components['schemas']['CoinRule'];

/** Coins and points in two columns, question by question: a question stands above both, so that they have the width. */
export function Compared({ rule }: { rule: Rule }) {
  const text = useText(pointGuideText.table);
  const site = useSite();
  return (
    <section aria-labelledby="compared">
      <SectionHeader id="compared" title={text.title} />
      <table className={styles.compared} aria-labelledby="compared">
        <thead>
          <tr>
            <th scope="col" className={styles.column}>
              {text.coins}
            </th>
            <th scope="col" className={styles.column}>
              {text.points}
            </th>
          </tr>
        </thead>
        {rowsOf(rule, site, text.rows).map(({ title, coins, points }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={2} className={styles.question}>
                {title}
              </th>
            </tr>
            <tr className={styles.answers}>
              <td className={styles.answer} data-label={text.coins}>
                {coins}
              </td>
              <td className={styles.answer} data-label={text.points}>
                {points}
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** The questions with the numbers of a market. */
function rowsOf(
  { minimum, worth, earned, dailyCap, sharePercent }: Rule,
  site: Site,
  { what, come, use, last, back }: typeof pointGuideText.table.rows,
) {
  return [
    { ...what, coins: what.coins(coinCount(minimum, site), formatMoney(worth)) },
    {
      ...come,
      coins: come.coins(earned.coins, formatMoney(earned.per), coinCount(dailyCap, site)),
      points: come.points(formatMoney(moneyOfPoint(currencyOfSite(site)))),
    },
    { ...use, coins: use.coins(sharePercent) },
    last,
    back,
  ];
}
