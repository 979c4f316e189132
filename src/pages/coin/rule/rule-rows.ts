import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { formatMoney } from '#rules/money.ts';
import { coinRuleText } from '../parts/coin-pages-text.ts';
import { inSpelling } from '#src/text/in-spelling.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';

interface RuleRow {
  readonly title: string;
  readonly words: string;
  /** The number of the member beside it; empty until it is known, undefined where there is none. */
  readonly mine?: string;
}

/** The rules of a market in words. */
export function ruleRows(rule: components['schemas']['CoinRule'], site: Site): readonly RuleRow[] {
  const { worth, earn, days, use, end, back } = inSpelling(coinRuleText.rows, site);
  const { minimum, step, sharePercent, earned, checkIns, dailyCap, refundedDays, mine } = rule;
  return [
    {
      title: worth.title,
      words: worth.text(minimum, formatMoney(rule.worth)),
      mine: mine ? worth.mine(coinCount(mine.balance, site), formatMoney(mine.worth)) : '',
    },
    {
      title: earn.title,
      words: earn.text(earned.coins, formatMoney(earned.per)),
      mine: mine ? earn.mine(mine.multiplier, coinCount(mine.pending, site)) : '',
    },
    {
      title: days.title,
      words: days.text(checkIns.join(', '), dailyCap),
      mine: mine ? days.mine(mine.earnedToday, dailyCap) : '',
    },
    { title: use.title, words: use.text(minimum, step, sharePercent) },
    { title: end.title, words: end.text },
    { title: back.title, words: back.text(refundedDays) },
  ];
}
