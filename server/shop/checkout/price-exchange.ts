import { errors, type ErrorCode } from '#openapi/errors.ts';
import { type PriceInput, priceOrder } from '#rules/prices.ts';
import type { Db } from '#server/db/schema.ts';
import { countExchanges, type ExchangeItem } from '../coins/exchange-items.ts';
import type { WalletQuote } from '../pricing/apply-wallet.ts';
import type { MemberWallet } from '../pricing/wallet.ts';

/**
 * Prices an order that coins are exchanged for: the coins that its offer names pay for all of the goods, whatever their
 * price, and it earns none. What stands in the way is a problem and never thrown.
 * @param input without coins
 */
export async function priceExchange(
  db: Db,
  { coins: balance }: MemberWallet,
  { input, item, accountId }: { readonly input: PriceInput; readonly item: ExchangeItem; readonly accountId: string },
): Promise<WalletQuote> {
  const { cost } = item;
  const { goodsTotal } = priceOrder(input).totals;
  const keys = input.lines.map(({ key }) => key);
  const had = (await countExchanges(db, accountId)).get(item.item_id) ?? 0;
  const code = refusalOf(item, { had, balance });
  return {
    priced: priceOrder({ ...input, coins: { id: 'coins', amount: goodsTotal, keys } }),
    ...{ used: [], gifts: [], best: [], bestSaves: 0, usable: [], unusable: [] },
    coins: { balance, max: cost, usable: balance < cost ? 0 : cost, used: cost },
    earnPercent: 0,
    problems: code === undefined ? [] : [{ code, message: errors[code].message }],
  };
}

/** Why an offer cannot be had, by the first rule that is broken. */
function refusalOf(
  { stock, per_user: perUser, cost }: ExchangeItem,
  { had, balance }: { readonly had: number; readonly balance: number },
): ErrorCode | undefined {
  if (stock === 0) return 'COIN_EXCHANGE_GONE';
  if (had >= perUser) return 'COIN_EXCHANGE_LIMIT';
  return balance < cost ? 'COIN_BALANCE' : undefined;
}
