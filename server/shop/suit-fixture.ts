import { randomUUID } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import { sites } from '#rules/markets.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { openOrderShop, type OrderShop } from './orders/order-fixture.ts';
import { createSuit, type NewSuit, type SuitMarket } from './promotions/suits/create-suit.ts';

export const dome = 'LM-DOME-VERMILION';
export const boneDome = 'LM-DOME-BONE';
export const bulb = 'LM-ORB-A60-1';
export const pebble = 'LM-PEBBLE-1';

type AddedLine = components['schemas']['MergeLine'];

export interface SuitShop extends OrderShop {
  /** A bundle of a dome, three bulbs and, if wanted, a pebble, at 15 % off in every market. @returns its id */
  suit(terms?: Partial<SuitMarket>, changes?: Partial<NewSuit>): Promise<string>;
}

/** A shop with bundles; a seeded one has its own as well. */
export async function openSuitShop(): Promise<SuitShop> {
  const at = await openOrderShop();
  return {
    ...at,
    suit: async (terms = {}, changes = {}) => {
      const suitId = randomUUID();
      const now = at.shop.clock.now();
      const market: SuitMarket = {
        ...{ discount: { kind: 'PERCENT', percent: 15 }, previewTime: null, startTime: now - 1 },
        endTime: now + 86_400_000,
        ...terms,
      };
      const suit: NewSuit = {
        ...{
          suitId,
          title: 'Evening set',
          summary: 'For one table.',
          room: 'LIVING_ROOM',
          sort: 0,
          status: 'SCHEDULED',
        },
        items: [
          { spu: 'LM-DOME', skus: [dome, boneDome], quantity: 1, optional: false },
          { spu: 'LM-ORB-A60', skus: [bulb], quantity: 3, optional: false },
          { spu: 'LM-PEBBLE', skus: [pebble], quantity: 1, optional: true },
        ],
        markets: Object.fromEntries(sites.map((site) => [site, market])),
        ...changes,
      };
      await withTransaction(at.shop, 'durable', (tx) => createSuit(tx, now, suit));
      return suitId;
    },
  };
}

/** The lines of some sets of the bundle in one group. */
export function suitLines(suitId: string, sets = 1, suitGroupId: string = randomUUID()): [AddedLine, ...AddedLine[]] {
  const bundle = { buyType: 4, promoItemId: suitId, suitGroupId };
  return [
    { sku: dome, quantity: sets, ...bundle },
    { sku: bulb, quantity: 3 * sets, ...bundle },
  ];
}

/** The body of the call that adds them to a cart. */
export function suitAddition(lines: readonly [AddedLine, ...AddedLine[]]): components['schemas']['CartLineInput'] {
  const [first, ...others] = lines;
  return { ...first, others };
}
