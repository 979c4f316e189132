import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { day } from '#rules/durations.ts';
import { payWindow } from '#rules/limits.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { releaseOrder } from './orders/move-order.ts';
import type { Ticket } from './orders/order-fixture.ts';
import { shipOrder } from './orders/ship-order.ts';
import { expireOrders } from './payments/expire-orders.ts';
import { refundOrder } from './payments/refund-order.ts';
import { globe, openPrizeShop, type PrizeShop } from './prize-fixture.ts';
import { expirePrizes } from './prizes/expire-prizes.ts';
import { lockPrize, movePrizeRow } from './prizes/prize-row.ts';
import { freeAside } from './stock/set-aside.ts';
import { readStockBooks, type StockBook, stockFaults } from './stock/stock-books.ts';

let at: PrizeShop;
let delivered: StockBook[];
beforeAll(async () => {
  at = await openPrizeShop();
  delivered = await readStockBooks(at.shop.db);
});
afterAll(() => at.close());

const doings = [
  ...(['win', 'win', 'order with all', 'order with all', 'order with none', 'claim', 'detach', 'pay', 'pay'] as const),
  ...(['call off', 'send', 'send goods first', 'refund', 'take back', 'half an hour passes', 'days pass'] as const),
];
type Doing = (typeof doings)[number];

interface Life {
  readonly member: TestMember;
  readonly addressId: string;
  readonly prizes: string[];
  readonly tickets: Ticket[];
}

const row = async (prizeId: string) => at.prize(prizeId);
const youngest = async ({ tickets }: Life, ...statuses: readonly string[]): Promise<Ticket | undefined> => {
  for (const ticket of tickets.toReversed()) {
    if (statuses.includes((await at.order(ticket.orderNo)).status)) return ticket;
  }
  return undefined;
};
const waiting = async ({ prizes }: Life) => {
  const rows = await Promise.all(prizes.map(row));
  const now = at.shop.clock.now();
  return rows.filter(({ status, expire_time: end }) => status === 'WON' && end > now).map(({ prize_id: id }) => id);
};

async function revoke(ticket: Ticket, mode: 'CANCEL_UNPAID' | 'CANCEL_PAID'): Promise<void> {
  const body = { orderNo: ticket.orderNo, mode, reasonCode: 'OTHER' } as const;
  await at.api.call('revokeOrder', { ...ticket.open, key: randomUUID(), body });
}

async function ship(ticket: Ticket, isPart: boolean): Promise<void> {
  const { status } = await at.order(ticket.orderNo);
  if (status === 'PAID') await releaseOrder(at.shop, ticket.orderNo);
  const { lines } = await at.api.ok('getOrder', { ...ticket.open, query: { orderNo: ticket.orderNo } });
  const goods = lines.filter(({ gift, shippedQuantity }) => gift !== true && shippedQuantity === 0);
  const parcel = { carrier: 'dhl', trackingNo: randomUUID() };
  if (isPart && goods.length === 0) return;
  const part = goods.map(({ lineId }) => ({ lineId, quantity: 1 }));
  await shipOrder(at.shop, ticket.orderNo, isPart ? { ...parcel, lines: part } : parcel);
}

async function cancelByStaff({ accountId }: TestMember, prizeId: string): Promise<void> {
  await withTransaction(at.shop, 'durable', async (tx) => {
    const prize = await lockPrize(at.shop, tx, { accountId, prizeId });
    if (await movePrizeRow(at.shop, tx, prize, { type: 'prize.cancel' })) {
      await freeAside(at.shop, tx, { sku: globe, site: 'US', quantity: 1 });
    }
  });
}

const acts: Readonly<Record<Doing, (life: Life) => Promise<unknown>>> = {
  win: async ({ member, prizes }) => prizes.push(await at.win(member)),
  'order with all': async (life) => life.tickets.push(await at.orderWith(life.member, await waiting(life))),
  'order with none': async ({ member, tickets }) => tickets.push(await at.orderWith(member, [])),
  claim: async (life) => {
    const [prizeId] = await waiting(life);
    if (prizeId === undefined) return;
    const { data } = await at.claim(life.member, { prizeId, mode: 'SHIP_ALONE', addressId: life.addressId });
    life.tickets.push(at.ticket(life.member, data.orderNo ?? ''));
  },
  detach: async ({ member, prizes }) => {
    for (const prizeId of prizes) await at.detach(member, prizeId);
  },
  pay: async (life) => {
    const ticket = await youngest(life, 'PENDING_PAYMENT');
    if (ticket) await at.payByCard(ticket);
  },
  'call off': async (life) => {
    const ticket = await youngest(life, 'PENDING_PAYMENT', 'PAID');
    if (!ticket) return;
    const isPaid = (await at.order(ticket.orderNo)).status === 'PAID';
    await revoke(ticket, isPaid ? 'CANCEL_PAID' : 'CANCEL_UNPAID');
  },
  send: async (life) => {
    const ticket = await youngest(life, 'PAID', 'PROCESSING', 'PARTLY_SHIPPED');
    if (ticket) await ship(ticket, false);
  },
  'send goods first': async (life) => {
    const ticket = await youngest(life, 'PAID', 'PROCESSING');
    if (ticket) await ship(ticket, true);
  },
  refund: async (life) => {
    const ticket = await youngest(life, 'PAID', 'PROCESSING', 'PARTLY_SHIPPED', 'SHIPPED');
    if (ticket) await refundOrder(at.shop, ticket.orderNo, { reason: 'GOODWILL' }).catch(() => undefined);
  },
  'take back': async (life) => {
    const [prizeId] = await waiting(life);
    if (prizeId !== undefined) await cancelByStaff(life.member, prizeId);
  },
  'half an hour passes': async () => {
    at.shop.clock.advance(payWindow + 1);
    await expireOrders(at.shop);
  },
  'days pass': async () => {
    at.shop.clock.advance(5 * day);
    await expireOrders(at.shop);
    await expirePrizes(at.shop);
  },
};

/** What is wrong with a prize beside the order that it names, one sentence each. */
async function faultsOf(prizeId: string): Promise<string[]> {
  const { status, order_no: orderNo } = await row(prizeId);
  const lines = await at.shop.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.order_no', 'order_lines.order_no')
    .select(['orders.order_no', 'orders.status', 'quantity', 'shipped_quantity', 'cancelled_quantity'])
    .where('promo_item_id', '=', prizeId)
    .execute();
  const over = ['CLOSED', 'CANCELLED'];
  const live = lines.filter((line) => line.cancelled_quantity === 0 && !over.includes(line.status));
  const sent = lines.filter(({ shipped_quantity: shipped }) => shipped > 0);
  const inOrder = ['CLAIMED', 'ATTACHED', 'SHIPPED'].includes(status);
  return [
    ...(live.length === (inOrder ? 1 : 0) ? [] : [`${status} with ${live.length} lines that go`]),
    ...(inOrder && live[0]?.order_no !== orderNo ? [`${status} in another order than it names`] : []),
    ...(sent.length === (status === 'SHIPPED' ? 1 : 0) ? [] : [`${status} and sent ${sent.length} times`]),
  ];
}

describe('any life of prizes and the orders that bring them', () => {
  const runs = Math.max(6, Math.round(120 * inject('share')));

  it('sends each piece once, and its books are even at every step', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...doings), { minLength: 5, maxLength: 14 }), async (steps) => {
        const member = await at.member();
        const life: Life = { member, addressId: await at.home(member), prizes: [], tickets: [] };
        for (const step of steps) {
          await acts[step](life);
          expect(stockFaults(delivered, await readStockBooks(at.shop.db))).toEqual([]);
          expect((await Promise.all(life.prizes.map(faultsOf))).flat()).toEqual([]);
        }
      }),
      { numRuns: runs },
    );
  });
});
