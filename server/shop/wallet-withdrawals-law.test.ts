import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { minute } from '#rules/durations.ts';
import { refundOfDelivery } from '#rules/withdrawal.ts';
import { strayOrders } from '#server/testing/order-history.ts';
import { receiveReturn } from './aftersale/receive-return.ts';
import { paidDeliveryOf } from './aftersale/withdrawal-lines.ts';
import { auditCoins } from './coins/ledger/audit.ts';
import { deliverOrder, releaseOrder } from './orders/move-order.ts';
import type { Ticket } from './orders/order-fixture.ts';
import { leftToShip, readLines } from './orders/order-row.ts';
import { shipOrder } from './orders/ship-order.ts';
import { disputeDesk, type DisputeDesk } from './payments/dispute-fixture.ts';
import { readDisputes } from './payments/dispute-row.ts';
import { refundOrder } from './payments/refund-order.ts';
import { sendRefunds } from './payments/send-refunds.ts';
import { readStockBooks, type StockBook, stockFaults } from './stock/stock-books.ts';
import { dome, openWalletShop, type WalletShop } from './wallet-fixture.ts';

const lives = Math.ceil(80 * inject('share'));
const coinsBefore = 5_000;
let at: WalletShop;
let bank: DisputeDesk;
let books: readonly StockBook[];
beforeAll(async () => {
  at = await openWalletShop();
  bank = disputeDesk(at);
  await at.offer(dome, 'EU', { stock: 2_000 });
  books = await readStockBooks(at.shop.db);
});
afterAll(() => at.close());

interface Step {
  readonly do: 'release' | 'ship' | 'deliver' | 'withdraw' | 'receive' | 'give' | 'dispute' | 'win' | 'lose';
  readonly pieces: number;
}

const ordinary = ['release', 'ship', 'ship', 'deliver', 'withdraw', 'withdraw', 'receive'] as const;
const disputed = ['give', 'dispute', 'dispute', 'win', 'lose'] as const;

const lifeOf = (withDisputes: boolean) =>
  fc.record({
    quantity: fc.integer({ min: 2, max: 4 }),
    coinAmount: fc.integer({ min: 0, max: 12 }).map((steps) => steps * 100),
    value: fc.integer({ min: 1, max: 4_000 }),
    steps: fc.array(
      fc.record({
        do: fc.constantFrom(...ordinary, ...(withDisputes ? disputed : [])),
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

const isHeld = async ({ orderNo }: Ticket): Promise<boolean> =>
  (await readDisputes(at.shop.db, orderNo)).some(({ status }) => status === 'OPEN');

/** Money as goodwill, where there is some that nobody disputes. */
async function give({ orderNo }: Ticket, amount: number): Promise<void> {
  await refundOrder(at.shop, orderNo, { reason: 'GOODWILL', amount }).catch((error: unknown) => {
    expect(error).toMatchObject({ code: expect.stringMatching(/^(PAY_DISPUTED|REVOKE_EXCLUDED|BAD_REQUEST)$/) });
  });
}

/** The bank takes a third, two thirds or all of the payment, as far as it is there. */
async function dispute(ticket: Ticket, thirds: number): Promise<void> {
  const { paid_amount: total } = await at.order(ticket.orderNo);
  await bank.open(ticket, thirds === 3 ? undefined : Math.ceil((total * thirds) / 3)).catch(() => undefined);
  await at.deliverWebhooks();
}

async function decide({ orderNo }: Ticket, verdict: 'WON' | 'LOST'): Promise<void> {
  const open = (await readDisputes(at.shop.db, orderNo)).find(({ status }) => status === 'OPEN');
  if (open) await bank.close({ disputeRef: open.dispute_ref }, verdict);
  await at.deliverWebhooks();
}

async function live(ticket: Ticket, { do: what, pieces }: Step): Promise<void> {
  const { status } = await at.order(ticket.orderNo);
  const line = await onlyLine(ticket);
  const held = await isHeld(ticket);
  if (!held && what === 'release' && status === 'PAID') await releaseOrder(at.shop, ticket.orderNo);
  if (!held && what === 'ship' && (status === 'PROCESSING' || status === 'PARTLY_SHIPPED')) {
    const lines = [{ lineId: line.id, quantity: Math.min(pieces, leftToShip(line)) }];
    await shipOrder(at.shop, ticket.orderNo, { carrier: 'dhl', trackingNo: randomUUID(), lines });
  }
  if (what === 'deliver' && (status === 'PARTLY_SHIPPED' || status === 'SHIPPED')) {
    await deliverOrder(at.shop, ticket.orderNo);
  }
  if (what === 'receive') await receiveAll(ticket);
  if (what === 'give') await give(ticket, 10 * pieces);
  if (what === 'dispute') await dispute(ticket, pieces);
  if (what === 'win' || what === 'lose') await decide(ticket, what === 'win' ? 'WON' : 'LOST');
  const possible = what === 'withdraw' ? Math.min(pieces, await withdrawable(ticket)) : 0;
  if (possible > 0) await withdraw(ticket, possible);
}

it(`${lives} orders that are withdrawn from in parts, before, while and after they are sent, leave everything as it was`, async () => {
  await fc.assert(
    fc.asyncProperty(lifeOf(false), async ({ quantity, coinAmount, value, steps }) => {
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
      const earned = line.shipped_quantity > 0 ? delivery - refundOfDelivery(paidDeliveryOf(order)) : 0;
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
});

/** Refunds whose answer was that the money is disputed are tried again after some minutes at most. */
async function settleAll(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    at.shop.clock.advance(11 * minute);
    await sendRefunds(at.shop);
    await at.deliverWebhooks();
  }
}

it(`${lives} orders whose payments are disputed in between give back what was paid, once, from the shop or from the bank`, async () => {
  await fc.assert(
    fc.asyncProperty(lifeOf(true), async ({ quantity, coinAmount, value, steps }) => {
      const member = await at.member();
      await at.credit(member, coinsBefore);
      const couponId = await at.coupon(member, { site: 'EU', value, thresholdAmount: 0 });
      const { data } = await at.buy(member, { couponIds: [couponId], coinAmount }, { quantity, site: 'EU' });
      const ticket = at.ticket(member, data.orderNo);
      await at.payByCard(ticket);
      for (const step of steps) {
        await live(ticket, step);
        const { paid_amount: total, refunded_amount: refunded, lost_amount: lost } = await at.order(data.orderNo);
        expect(refunded + lost).toBeLessThanOrEqual(total);
        const { available, pending } = await at.balance(member);
        expect(Math.min(available, pending)).toBeGreaterThanOrEqual(0);
      }
      while (await isHeld(ticket)) await decide(ticket, steps.length % 2 === 0 ? 'WON' : 'LOST');
      const left = await withdrawable(ticket);
      if (left > 0) await withdraw(ticket, left);
      await receiveAll(ticket);
      await settleAll();

      const order = await at.order(ticket.orderNo);
      const line = await onlyLine(ticket);
      expect(order).toMatchObject({
        status: line.shipped_quantity > 0 ? 'REFUNDED' : 'CANCELLED',
        after_sale_status: expect.stringMatching(/^(NONE|CLOSED)$/),
        payment_status: 'REFUNDED',
      });
      expect(order.refunded_amount + order.lost_amount).toBe(order.paid_amount);
      expect(line.shipped_quantity + line.cancelled_quantity).toBe(quantity);
      expect([order.coins_returned, order.coins_taken_back]).toEqual([coinAmount, order.coins_to_earn]);
      expect(await at.balance(member)).toEqual({ available: coinsBefore, pending: 0 });
    }),
    { numRuns: lives },
  );
  expect(stockFaults(books, await readStockBooks(at.shop.db))).toEqual([]);
  expect(await auditCoins(at.shop.db)).toEqual([]);
  expect(await strayOrders(at.shop.db)).toEqual([]);
});
