import type { components } from '#openapi/types.ts';
import { checkInRewards } from '#rules/coin-check-in.ts';
import { refundedCoinDays } from '#rules/coin-lots.ts';
import { coinMinimum, coinShare, coinsPerHundred, coinStep, coinWorth } from '#rules/coins.ts';
import { dailyCoinCap } from '#rules/coin-tasks.ts';
import { currencyOfSite } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import { isMember, type RequestContext } from '#server/contract/request-context.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { earnedToday } from './ledger/earned-today.ts';
import { readMemberDay } from './member-zone.ts';

type CoinRule = components['schemas']['CoinRule'];
type Mine = NonNullable<CoinRule['mine']>;

/** How coins work in the market of the caller, and what a member has; the level is for loyalty to say. */
export async function readRule(
  shop: ShopContext,
  context: RequestContext,
): Promise<Omit<CoinRule, 'mine'> & { readonly mine: Omit<Mine, 'level' | 'multiplier'> | null }> {
  const currency = currencyOfSite(context.site);
  const worth = (coins: number) => money(coinWorth(coins, currency), currency);
  return {
    worth: worth(coinMinimum),
    minimum: coinMinimum,
    step: coinStep,
    sharePercent: coinShare / 100,
    earned: { coins: coinsPerHundred, per: money(100, currency) },
    checkIns: [...checkInRewards],
    dailyCap: dailyCoinCap,
    refundedDays: refundedCoinDays,
    mine: isMember(context) ? await readMine() : null,
  };

  async function readMine() {
    if (!isMember(context)) return null;
    const { row, balance, zone } = await readMemberDay(shop, context);
    const today = await earnedToday(shop.db, row.account_id, shop.clock.now(), zone);
    return { balance, worth: worth(balance), pending: row.pending, earnedToday: today };
  }
}
