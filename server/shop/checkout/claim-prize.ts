import type { components } from '#openapi/types.ts';
import { isClaimable } from '#machines/prize/move.ts';
import { shipsTo } from '#rules/markets.ts';
import { payWindow } from '#rules/limits.ts';
import { shippingRates } from '#rules/shipping.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { once } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { changePrize, keyOf, lockPrize, type PrizeRow, standOf } from '../prizes/prize-row.ts';
import { presentPrize } from '../prizes/list-prizes.ts';
import { confirmOrder } from './confirm-order.ts';
import { makeOrderNo } from './order-no.ts';
import { quoteOrder } from './quote-order.ts';
import { moneyParts, type QuoteParts } from './quote-parts.ts';
import { requireAddress, toDestination } from './ship-to.ts';
import { writeOrder } from './write-order.ts';

type Schemas = components['schemas'];
type Claim = Schemas['PrizeClaim'];

/** An order that brings prizes alone: the shop pays the standard delivery, and there is no money to protect it with. */
const prizeParts: QuoteParts = {
  ...moneyParts,
  ratesOf: (site) => [{ ...shippingRates[site][0], price: 0 }],
  protectionOf: () => undefined,
};

/**
 * Says how a prize is sent, once per key: by an order of its own to an address of the member, or with the next order.
 * @throws NOT_FOUND, PRIZE_EXPIRED, PRIZE_GONE for one that is not waiting to be sent, PRIZE_OTHER_MARKET; ADDR_FIELD and
 * ADDR_COUNTRY_MARKET for where it cannot be sent
 */
export async function claimPrize(
  shop: ShopContext,
  caller: ProvedContext,
  request: Claim,
  key: string,
): Promise<Schemas['Prize']> {
  const { accountId } = caller.account;
  const intent = { operation: 'claimPrize', subject: accountId, key, request } as const;
  const { prizeId } = await withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, intent, async () => {
      const prize = await lockPrize(shop, tx, { accountId, prizeId: request.prizeId });
      refuse(prize, caller, shop.clock.now());
      if (request.mode === 'SHIP_ALONE') await placePrizeOrder(shop, tx, caller, request);
      else await changePrize(tx, keyOf(prize), { delivery: 'ORDER_TOGETHER', updated_at: shop.clock.now() });
      return { prizeId: prize.prize_id };
    }),
  );
  return presentPrize(shop, { accountId, prizeId });
}

function refuse(prize: PrizeRow, { site }: ProvedContext, now: number): void {
  if (prize.status !== 'WON' || prize.sku === null) {
    throw new ShopError(prize.status === 'EXPIRED' ? 'PRIZE_EXPIRED' : 'PRIZE_GONE');
  }
  if (!isClaimable(standOf(prize), now)) throw new ShopError('PRIZE_EXPIRED');
  if (prize.site !== site) throw new ShopError('PRIZE_OTHER_MARKET');
}

/** Places an order of nothing but the prize, which costs nothing and so is paid at once. */
async function placePrizeOrder(
  shop: ShopContext,
  tx: Tx,
  caller: ProvedContext,
  { prizeId, addressId }: Claim,
): Promise<void> {
  const { site, account } = caller;
  const { accountId } = account;
  const now = shop.clock.now();
  const address = await requireAddress(tx, accountId, addressId === undefined ? {} : { addressId });
  if (!shipsTo(site, address.country)) throw new ShopError('ADDR_COUNTRY_MARKET');
  const chosen = { lines: [], parts: prizeParts };
  const to = toDestination(address);
  const quote = await quoteOrder(shop, tx, { site, accountId, chosen, to, choices: { prizeIds: [prizeId] }, now });
  const { option } = quote;
  if (option === undefined) throw new ShopError('SHIP_NONE');
  const order = await writeOrder(shop, tx, {
    orderNo: await makeOrderNo(tx, site, now),
    context: caller,
    guestEmail: undefined,
    quote,
    option,
    ...{ address, billing: address, remark: undefined },
    now,
    payExpireTime: now + payWindow,
  });
  await confirmOrder(shop, tx, order);
}
