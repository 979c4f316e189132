import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { refundOfDelivery } from '#rules/withdrawal.ts';
import { strayOrders } from '#server/testing/order-history.ts';
import { receiveReturn } from './aftersale/receive-return.ts';
import { auditCoins } from './coins/ledger/audit.ts';
import { deliverOrder, releaseOrder } from './orders/move-order.ts';
import type { Ticket } from './orders/order-fixture.ts';
import { leftToShip, readLines } from './orders/order-row.ts';
import { shipOrder } from './orders/ship-order.ts';
import { sendRefunds } from './payments/send-refunds.ts';
import { readStockBooks, type StockBook, stockFaults } from './stock/stock-books.ts';
import { dome, openWalletShop, type WalletShop } from './wallet-fixture.ts';

const lives = Math.ceil(80 * inject('share'));
const coinsBefore = 5_000;
let at: WalletShop;
let books: readonly StockBook[];
beforeAll(async () => {
  at = await openWalletShop();
  await at.offer(dome, 'EU', { stock: 2_000 });
  books = await readStockBooks(at.shop.db);
});
afterAll(() => at.close());

interface Step {
  readonly do: 'release' | 'ship' | 'deliver' | 'withdraw' | 'receive';
  readonly pieces: number;
}

const life = fc.record({
  quantity: fc.integer({ min: 2, max: 4 }),
  coinAmount: fc.integer({ min: 0, max: 12 }).map((steps) => steps * 100),
  value: fc.integer({ min: 1, max: 4_000 }),
  steps: fc.array(
    fc.record({
      do: fc.constantFrom('release', 'ship', 'ship', 'deliver', 'withdraw', 'withdraw', 'receive'),
      pieces: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 10 },
  ),
});

const onlyLine = async ({ orderNo }: Ticket) => {
  const [line] = await readLines(at.shop.db, orderNo);
  if (!line) throw new Error('An order has a line');
  return line;
};

const withdrawable = async ({ open, orderNo }: Ticket): Promise<number> => {
  const { modes } = await at.api.ok('getRevokeOptions', { ...open, query: { orderNo } });
  return modes.find(({ mode }) => mode === 'WITHDRAW')?.lines?.[0]?.maxQuantity ?? 0;
};

async function withdraw(ticket: Ticket, quantity: number): Promise<void> {
  const { id: lineId } = await onlyLine(ticket);
  const { open, orderNo } = ticket;
  const body = { orderNo, mode: 'WITHDRAW' as const, lines: [{ lineId, quantity }] };
  expect(await at.api.call('revokeOrder', { ...open, key: randomUUID(), body })).toMatchObject({ status: 200 });
}

/** The pieces of every withdrawal so far come back. */
async function receiveAll({ orderNo }: Ticket): Promise<void> {
  const waiting = await at.shop.db
    .selectFrom('revokes')
    .select('revoke_no')
    .where('order_no', '=', orderNo)
    .where('status', '=', 'AWAITING_RETURN')
    .orderBy('id')
    .execute();
  for (const { revoke_no: revokeNo } of waiting) await receiveReturn(at.shop, revokeNo);
}

async function live(ticket: Ticket, { do: what, pieces }: Step): Promise<void> {
  const { status } = await at.order(ticket.orderNo);
  const line = await onlyLine(ticket);
  if (what === 'release' && status === 'PAID') await releaseOrder(at.shop, ticket.orderNo);
  if (what === 'ship' && (status === 'PROCESSING' || status === 'PARTLY_SHIPPED')) {
    const lines = [{ lineId: line.id, quantity: Math.min(pieces, leftToShip(line)) }];
    await shipOrder(at.shop, ticket.orderNo, { carrier: 'dhl', trackingNo: randomUUID(), lines });
  }
  if (what === 'deliver' && (status === 'PARTLY_SHIPPED' || status === 'SHIPPED')) {
    await deliverOrder(at.shop, ticket.orderNo);
  }
  if (what === 'receive') await receiveAll(ticket);
  const possible = what === 'withdraw' ? Math.min(pieces, await withdrawable(ticket)) : 0;
  if (possible > 0) await withdraw(ticket, possible);
}

it(
  `${lives} orders that are withdrawn from in parts, before, while and after they are sent, leave everything as it was`,
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(life, async ({ quantity, coinAmount, value, steps }) => {
        const member = await at.member();
        await at.credit(member, coinsBefore);
        const couponId = await at.coupon(member, { site: 'EU', value, thresholdAmount: 0 });
        const { data } = await at.buy(member, { couponIds: [couponId], coinAmount }, { quantity, site: 'EU' });
        const ticket = at.ticket(member, data.orderNo);
        await at.payByCard(ticket);
        for (const step of steps) await live(ticket, step);
        const left = await withdrawable(ticket);
        if (left > 0) await withdraw(ticket, left);
        await receiveAll(ticket);
        await sendRefunds(at.shop);

        const order = await at.order(ticket.orderNo);
        const line = await onlyLine(ticket);
        const delivery = order.shipping_amount - order.shipping_discount_amount;
        const earned = line.shipped_quantity > 0 ? delivery - refundOfDelivery('EU', delivery) : 0;
        expect(order).toMatchObject({
          status: line.shipped_quantity > 0 ? 'REFUNDED' : 'CANCELLED',
          after_sale_status: 'CLOSED',
          refunded_amount: order.paid_amount - earned,
        });
        expect(line.shipped_quantity + line.cancelled_quantity).toBe(quantity);
        expect([order.coins_returned, order.coins_taken_back]).toEqual([coinAmount, order.coins_to_earn]);
        expect(await at.balance(member)).toEqual({ available: coinsBefore, pending: 0 });
        expect(await at.couponStatus(couponId)).toBe('UNUSED');
      }),
      { numRuns: lives },
    );
    expect(stockFaults(books, await readStockBooks(at.shop.db))).toEqual([]);
    expect(await auditCoins(at.shop.db)).toEqual([]);
    expect(await strayOrders(at.shop.db)).toEqual([]);
  },
);
