import type { components } from '#openapi/types.ts';
import { civilTime, instantOf } from '#rules/dates.ts';
import { firstYear, type Month, monthAfter, monthText, pastMonth } from '#rules/months.ts';
import { markets, type Site } from '#rules/markets.ts';
import { pointsAt, pointsLast, type SavvyEntry, savvyLedger } from '#rules/savvy-ledger.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readCompletedOrders } from './completed-orders.ts';
import { readTaskPoints } from './task-points.ts';

type SavvyMonth = components['schemas']['SavvyMonth'];

/**
 * A month of a member's account of points, newest line first, by the clock of the market.
 * @param month 'YYYY-MM'; the running month without it, or for one that is not over yet or long gone
 */
export async function listSavvyPoints(
  shop: ShopContext,
  { accountId, site, month: monthName }: { accountId: string; site: Site; month?: string | undefined },
): Promise<SavvyMonth> {
  const now = shop.clock.now();
  const { timeZone } = markets[site];
  const running: Month = civilTime(now, timeZone);
  const month = pastMonth(monthName, running);
  const startOf = (of: Month) => instantOf({ ...of, day: 1, hour: 0, minute: 0 }, timeZone);
  const [from, end] = [startOf(month), Math.min(startOf(monthAfter(month, 1)), now + 1)];
  const since = from - pointsLast - 1;
  const tasks = await readTaskPoints(shop.db, accountId, since);
  const ledger = savvyLedger(await readCompletedOrders(shop.db, accountId, since), end - 1, tasks);
  const inside = ledger.filter(({ time }) => time >= from);
  const sum = (part: typeof inside) => part.reduce((all, { points }) => all + points, 0);
  return {
    month: monthText(month),
    previous: month.year < firstYear ? null : monthText(monthAfter(month, -1)),
    next: monthText(month) === monthText(running) ? null : monthText(monthAfter(month, 1)),
    earned: sum(inside.filter(({ points }) => points > 0)),
    lost: -sum(inside.filter(({ points }) => points < 0)),
    balance: pointsAt(ledger, end - 1),
    entries: withBalances(inside, pointsAt(ledger, from - 1)).toReversed(),
  };
}

/** The lines with what was there after each of them. @param before the points before the first one */
function withBalances(entries: readonly SavvyEntry[], before: number): SavvyMonth['entries'] {
  let balance = before;
  return entries.map((entry) => {
    balance += entry.points;
    return { ...entry, balance };
  });
}
