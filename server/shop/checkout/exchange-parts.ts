import { errors, type ErrorCode } from '#openapi/errors.ts';
import { plainBuyType } from '#rules/cart-lines.ts';
import { type PriceInput, priceOrder } from '#rules/prices.ts';
import { shippingRates } from '#rules/shipping.ts';
import type { Db } from '#server/db/schema.ts';
import { countExchanges, type ExchangeItem } from '../coins/exchange-items.ts';
import type { WalletQuote } from '../pricing/apply-wallet.ts';
import type { CartLine } from '../pricing/cart-lines.ts';
import { resolveLines } from '../pricing/line-offers.ts';
import type { MemberWallet } from '../pricing/wallet.ts';
import type { QuoteParts } from './quote-parts.ts';

interface Exchange {
  readonly item: ExchangeItem;
  readonly accountId: string;
}

/**
 * An order that coins alone pay for: its product is priced as the plain variant, the shop pays the standard delivery, and
 * there is no money to protect it with.
 */
export function exchangeParts(exchange: Exchange): QuoteParts {
  const { item_id: itemId, cost, stock } = exchange.item;
  return {
    resolve: async (shop, db, visit, lines) => {
      const asPlain = lines.map((line): CartLine => ({ ...line, buyType: plainBuyType }));
      const plain = await resolveLines(shop, db, { ...visit, hasOwnLimits: true }, asPlain);
      return new Map(
        lines.flatMap((line) => {
          const found = plain.get(line.key);
          return found === undefined ? [] : [[line.key, { ...found, line }]];
        }),
      );
    },
    ratesOf: (site) => [{ ...shippingRates[site][0], price: 0 }],
    protectionOf: () => undefined,
    pay: (_shop, db, wallet, { input }) => priceExchange(db, wallet, input, exchange),
    bringsPrizes: false,
    shown: { exchange: { itemId, cost } },
    ...(stock === 0 ? { goneCode: 'COIN_EXCHANGE_GONE' } : {}),
  };
}

/** The coins that the offer names pay for all of the goods, whatever their price, and the order earns none. */
async function priceExchange(
  db: Db,
  { coins: balance }: MemberWallet,
  input: PriceInput,
  { item, accountId }: Exchange,
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
