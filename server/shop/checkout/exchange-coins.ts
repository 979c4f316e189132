import type { components } from '#openapi/types.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { once } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { exchangeForCoupon } from '../coins/exchange-coupons.ts';
import { findExchangeItem } from '../coins/exchange-items.ts';
import { readCoinBalance } from '../coins/order-coins.ts';
import { chooseLines } from './choose-lines.ts';
import { placeOrder, QuoteRefused } from './place-order.ts';
import { quoteHashOf } from './quote-hash.ts';
import { quoteOrder } from './quote-order.ts';
import { findDestination } from './ship-to.ts';

type Schemas = components['schemas'];
type Request = Schemas['CoinExchangeRequest'];

/**
 * Exchanges coins for a coupon, or for a product that is sent to an address of the member, once per key.
 * @throws NOT_FOUND, COIN_EXCHANGE_GONE, COIN_EXCHANGE_LIMIT, COIN_BALANCE, and as `giveCoupon` or `placeOrder`; ADDR_FIELD
 * for a product without an address
 */
export function exchangeCoins(
  shop: ShopContext,
  caller: ProvedContext,
  request: Request,
  key: string,
): Promise<Schemas['CoinExchanged']> {
  const { site, account } = caller;
  const intent = { operation: 'exchangeCoins', subject: account.accountId, key, request } as const;
  return withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, intent, async () => {
      const item = await findExchangeItem(tx, site, request.itemId);
      if (item === undefined) throw new ShopError('NOT_FOUND');
      const { item_id: itemId, template_id: templateId } = item;
      return templateId === null
        ? exchangeForProduct(shop, tx, caller, request)
        : exchangeForCoupon(shop, tx, caller, { itemId, templateId });
    }),
  );
}

/** Places the order of a product as the checkout does; what it costs is the number of coins of its offer. */
async function exchangeForProduct(
  shop: ShopContext,
  tx: Tx,
  caller: ProvedContext,
  { itemId, addressId }: Request,
): Promise<Schemas['CoinExchanged']> {
  const { site, account, country } = caller;
  const { accountId } = account;
  const choice = { source: 'COIN', itemId, ...(addressId === undefined ? {} : { addressId }) } as const;
  const now = shop.clock.now();
  const quote = await quoteOrder(shop, tx, {
    site,
    accountId,
    chosen: await chooseLines(shop, tx, caller, choice, now),
    ...(await findDestination(tx, accountId, choice, country)),
    choices: {},
    now,
  });
  const quoteHash = quoteHashOf(shop, quote);
  const order = { ...choice, quoteHash, shippingMethod: 'STANDARD', payMethod: 'CARD' } as const;
  const { orderNo } = await placeOrder(shop, tx, caller, order, undefined).catch((error: unknown) => {
    throw error instanceof QuoteRefused ? new ShopError(error.code) : error;
  });
  const { exchange_no: exchangeNo, cost } = await tx
    .selectFrom('coin_exchanges')
    .select(['exchange_no', 'cost'])
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  const { available: balance } = await readCoinBalance(tx, accountId, now);
  return { exchangeNo, orderNo, cost, balance };
}
