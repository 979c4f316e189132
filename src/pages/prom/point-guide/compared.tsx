import { DataTable, SectionHeader } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { currencyOfSite, type Site } from '#rules/markets.ts';
import { formatMoney } from '#rules/money.ts';
import { moneyOfPoint } from '#rules/savvy-points.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { useText } from '#src/widgets/use-text.ts';
import { pointGuideText } from './text.ts';

type Rule = components['schemas']['CoinRule'];

/** Coins and points in two columns, question by question; on a phone one below the other. */
export function Compared({ rule }: { rule: Rule }) {
  const text = useText(pointGuideText.table);
  const site = useSite();
  return (
    <section aria-labelledby="compared">
      <SectionHeader id="compared" title={text.title} />
      <DataTable
        caption={text.title}
        captionHidden
        columns={[
          { key: 'title', label: text.topic },
          { key: 'coins', label: text.coins },
          { key: 'points', label: text.points },
        ]}
        rows={rowsOf(rule, site, text.rows).map((cells) => ({ id: cells.title, cells }))}
      />
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
