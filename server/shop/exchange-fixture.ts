import { randomUUID } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { Answer } from '#server/testing/test-api.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { checkoutOf, homes } from './checkout/checkout-fixture.ts';
import { addExchangeProduct, type ExchangeProduct } from './coins/add-exchange-product.ts';
import type { Ticket } from './orders/order-fixture.ts';
import { openWalletShop, type WalletShop } from './wallet-fixture.ts';

type Item = Partial<Omit<ExchangeProduct, 'itemId'>>;

interface Visit {
  readonly site?: Site;
  readonly key?: string;
}

export interface ExchangeShop extends WalletShop {
  /** Offers a globe for 2,400 coins in US, unless told otherwise. @returns its id */
  item(changes?: Item): Promise<string>;
  quoteItem(member: TestMember, itemId: string, visit?: Visit): Promise<components['schemas']['Quote']>;
  /** Orders what was quoted. */
  orderItem(member: TestMember, itemId: string, quoteHash: string, visit?: Visit): Promise<Answer<'createOrder'>>;
  /** Quotes what coins are exchanged for and orders it. */
  exchange(member: TestMember, itemId: string, visit?: Visit): Promise<Answer<'createOrder'>>;
  /** Exchanges coins and fails where that is refused. */
  exchanged(member: TestMember, itemId: string, site?: Site): Promise<Ticket>;
  /** Pieces of the offer that are left. */
  left(itemId: string): Promise<number>;
}

export const globe = 'LM-ORB-GLOBE-1';

/** A shop that exchanges coins for products. */
export async function openExchangeShop(): Promise<ExchangeShop> {
  const at = await openWalletShop();
  const checkout = checkoutOf(at);
  const visitOf = (member: TestMember, { site = 'US', key }: Visit) => ({
    ...{ member, site, clientId: randomUUID(), address: homes[site] },
    ...(key === undefined ? {} : { key }),
  });
  const quoteItem: ExchangeShop['quoteItem'] = (member, itemId, visit = {}) =>
    checkout.quote(undefined, visitOf(member, visit), { source: 'COIN', itemId });
  const orderItem: ExchangeShop['orderItem'] = (member, itemId, quoteHash, visit = {}) =>
    checkout.create(undefined, quoteHash, visitOf(member, visit), { source: 'COIN', itemId });
  const exchange: ExchangeShop['exchange'] = async (member, itemId, visit = {}) => {
    const { quoteHash } = await quoteItem(member, itemId, visit);
    return orderItem(member, itemId, quoteHash, visit);
  };
  return {
    ...at,
    quoteItem,
    orderItem,
    exchange,
    item: async (changes = {}) => {
      const itemId = randomUUID();
      const item = { site: 'US', sku: globe, cost: 2_400, stock: 10, perUser: 1, sort: 50, ...changes } as const;
      await withTransaction(at.shop, 'durable', (tx) => addExchangeProduct(tx, { itemId, ...item }));
      return itemId;
    },
    exchanged: async (member, itemId, site = 'US') => {
      const answer = await exchange(member, itemId, { site });
      if (answer.status !== 200) throw new Error(`No exchange: ${JSON.stringify(answer)}`);
      return at.ticket(member, answer.data.orderNo);
    },
    left: async (itemId) => {
      const { stock } = await at.shop.db
        .selectFrom('coin_exchange_items')
        .select('stock')
        .where('item_id', '=', itemId)
        .executeTakeFirstOrThrow();
      return stock;
    },
  };
}
