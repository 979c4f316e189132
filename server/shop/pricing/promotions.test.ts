import { describe, expect, it } from 'vitest';
import { composePromotions, type PromotionSource } from './promotions.ts';

type Order = Parameters<PromotionSource['hold']>[2];
type Arguments = Parameters<PromotionSource['hold']>;

/** A source that notes what is asked of it, and refuses one item. */
function noting(name: string, buyType: 1 | 2, log: string[], refused?: string): PromotionSource {
  return {
    buyTypes: [buyType],
    offersFor: async (_db, _visit, lines) => {
      log.push(`${name} offers ${lines.map(({ key }) => key).join()}`);
      return new Map(lines.map(({ key }) => [key, { id: name, amount: 1 }]));
    },
    hold: async (_shop, _tx, _order, claims) => {
      log.push(`${name} holds ${claims.map(({ promoItemId, quantity }) => `${quantity} ${promoItemId}`).join()}`);
      return claims.some(({ promoItemId }) => promoItemId === refused) ? 'OUT_OF_STOCK' : undefined;
    },
    release: async (_shop, _tx, orderNo, end) => {
      log.push(`${name} releases ${orderNo} ${end}`);
    },
  };
}

// What sources do with the shop and the transaction is not asked here.
const [shop, tx] = [{}, {}] as unknown as [Arguments[0], Arguments[1]];
const order = { order_no: 'L1' } as Order;
const lines = [
  { buy_type: 2, promo_item_id: 'b', quantity: 1 },
  { buy_type: 1, promo_item_id: 'z', quantity: 2 },
  { buy_type: 0, promo_item_id: null, quantity: 9 },
  { buy_type: 1, promo_item_id: 'a', quantity: 1 },
  { buy_type: 1, promo_item_id: 'z', quantity: 3 },
];

describe('several sources of promotions', () => {
  it('are asked for their own lines only, and not at all for plain ones', async () => {
    const log: string[] = [];
    const promotions = composePromotions([noting('flash', 1, log), noting('early', 2, log)]);
    const piece = { sku: 'A', quantity: 1, selected: true } as const;
    const plain = { ...piece, key: 'plain', buyType: 0 } as const;
    const visit = { site: 'US', now: 0 } as const;
    expect(await promotions.offersFor(tx, visit, [plain])).toEqual(new Map());
    expect(log).toEqual([]);
    const offers = await promotions.offersFor(tx, visit, [plain, { ...piece, key: 'early-1', buyType: 2 }]);
    expect([log, offers]).toEqual([['early offers early-1'], new Map([['early-1', { id: 'early', amount: 1 }]])]);
  });

  it('hold in one order, the pieces of an item together', async () => {
    const log: string[] = [];
    const promotions = composePromotions([noting('flash', 1, log), noting('early', 2, log)]);
    expect(await promotions.hold(shop, tx, order, lines)).toBe(undefined);
    expect(log).toEqual(['flash holds 1 a,5 z', 'early holds 1 b']);
  });

  it('hold nothing when one of them refuses', async () => {
    const log: string[] = [];
    const promotions = composePromotions([noting('flash', 1, log), noting('early', 2, log, 'b')]);
    expect(await promotions.hold(shop, tx, order, lines)).toBe('OUT_OF_STOCK');
    expect(log.slice(-2)).toEqual(['flash releases L1 UNPAID', 'early releases L1 UNPAID']);
  });
});
