import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { minute } from '#rules/durations.ts';
import type { RmaReason, RmaType } from '#rules/rma.ts';
import { receiveReturn } from '../receive-return.ts';
import { deliverOrder, releaseOrder } from '../../orders/move-order.ts';
import { lamp, type Ticket } from '../../orders/order-fixture.ts';
import { shipOrder } from '../../orders/ship-order.ts';
import { type DisputeDesk, disputeDesk } from '../../payments/dispute-fixture.ts';
import { readDisputes } from '../../payments/dispute-row.ts';
import { sendRefunds } from '../../payments/send-refunds.ts';
import { readStockBooks, stockFaults } from '../../stock/stock-books.ts';
import { openRmaShop, refFor, type RmaShop } from './rma-fixture.ts';
import { sendReplacement } from './send-replacement.ts';
import { approveRma, failRma, passRma, receiveRma } from './staff-moves.ts';

const orders = inject('share') < 1 ? 20 : 500;
let at: RmaShop;
let bank: DisputeDesk;
beforeAll(async () => {
  at = await openRmaShop();
  bank = disputeDesk(at);
  // What is written off never comes back.
  await at.offer(lamp, 'EU', { stock: 100_000 });
});
afterAll(() => at.close());

type End = 'pass' | 'part' | 'writeOff' | 'fail' | 'takeBack' | 'keep';
interface Step {
  readonly do: 'withdraw' | 'request' | 'dispute' | 'decide';
  readonly type: RmaType;
  readonly end: End;
  readonly pieces: number;
}

const reasons: Readonly<Record<RmaType, RmaReason>> = {
  RETURN: 'NOT_AS_DESCRIBED',
  REPLACEMENT: 'NOT_AS_DESCRIBED',
  REFUND_ONLY: 'MISSING_PART',
  WARRANTY: 'CONNECT_PROBLEM',
};

const life = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  discount: fc.integer({ min: 0, max: 700 }),
  steps: fc.array(
    fc.record({
      do: fc.constantFrom('withdraw', 'request', 'request', 'dispute', 'decide'),
      type: fc.constantFrom<RmaType>('RETURN', 'REPLACEMENT', 'REFUND_ONLY', 'WARRANTY'),
      end: fc.constantFrom<End>('pass', 'part', 'writeOff', 'fail', 'takeBack', 'keep'),
      pieces: fc.integer({ min: 1, max: 2 }),
    }),
    { maxLength: 6 },
  ),
});

/** A delivered European order whose lamps cost less by a discount. */
async function deliver(quantity: number, discount: number): Promise<Ticket> {
  const ticket = await at.place({ site: 'EU', lines: [{ sku: lamp, quantity, buyType: 0 }] });
  const { orderNo } = ticket;
  await at.shop.db
    .updateTable('order_lines')
    .set((eb) => ({ line_total_amount: eb('line_total_amount', '-', discount) }))
    .where('order_no', '=', orderNo)
    .execute();
  await at.shop.db
    .updateTable('orders')
    .set((eb) => ({
      goods_total_amount: eb('goods_total_amount', '-', discount),
      grand_total_amount: eb('grand_total_amount', '-', discount),
    }))
    .where('order_no', '=', orderNo)
    .execute();
  await at.payByCard(ticket);
  await releaseOrder(at.shop, orderNo);
  await shipOrder(at.shop, orderNo, { carrier: 'dhl', trackingNo: '1' });
  await deliverOrder(at.shop, orderNo);
  return ticket;
}

/** Asks and leads the request to its end. @returns what its inspection kept back, minor units */
async function request(ticket: Ticket, { type, end, pieces }: Step): Promise<number> {
  const answer = await at.ask(ticket, { type, reason: reasons[type], quantity: pieces });
  if (answer.status !== 200) return 0;
  const { data: rma } = answer;
  const ref = refFor(ticket, rma);
  if (end === 'takeBack') {
    await at.api.ok('cancelRma', { ...ticket.open, body: { orderNo: ticket.orderNo, rmaNo: rma.rmaNo } });
    return 0;
  }
  const agreed = await approveRma(at.shop, ref, end === 'keep');
  let deduction = 0;
  if (agreed.status === 'AWAITING_RETURN') {
    await receiveRma(at.shop, ref);
    const isForMoney = type === 'RETURN';
    if (end === 'fail') await failRma(at.shop, ref, 'Another lamp');
    else if (end === 'part' && isForMoney) {
      const amount = Math.floor(agreed.paid_amount / 3);
      deduction = agreed.paid_amount - amount;
      await passRma(at.shop, ref, { amount, restock: pieces });
    } else await passRma(at.shop, ref, { restock: end === 'writeOff' ? 0 : pieces });
  }
  if ((await at.read(ticket, rma.rmaNo)).status === 'REPLACING') {
    // Another one is not sent while a bank disputes the payment.
    while (await decide(ticket, 'WON'));
    await sendReplacement(at.shop, ref, { carrier: 'dhl', trackingNo: 'D2' });
  }
  return deduction;
}

/** The bank takes some money of the payment, as far as it is there. */
async function dispute(ticket: Ticket, { pieces }: Step): Promise<void> {
  await bank.open(ticket, pieces * 1_500).catch(() => undefined);
  await at.deliverWebhooks();
}

/** The bank decides about a dispute that is open. @returns whether there was one */
async function decide({ orderNo }: Ticket, verdict: 'WON' | 'LOST'): Promise<boolean> {
  const open = (await readDisputes(at.shop.db, orderNo)).find(({ status }) => status === 'OPEN');
  if (!open) return false;
  await bank.close({ disputeRef: open.dispute_ref }, verdict);
  await at.deliverWebhooks();
  return true;
}

/** Refunds that waited for a bank are tried again after some minutes at most. */
async function settleAll(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    at.shop.clock.advance(11 * minute);
    await sendRefunds(at.shop);
    await at.deliverWebhooks();
  }
}

async function withdraw(ticket: Ticket, pieces?: number): Promise<void> {
  const [lineId = ''] = await at.lineIds(ticket);
  const { orderNo } = ticket;
  const lines = pieces === undefined ? {} : { lines: [{ lineId, quantity: pieces }] };
  const answer = await at.api.call('revokeOrder', {
    ...ticket.open,
    key: randomUUID(),
    body: { orderNo, mode: 'WITHDRAW', ...lines },
  });
  if (answer.status === 200) await receiveReturn(at.shop, answer.data.revokeNo);
}

it(`${orders} orders with returns, replacements, claims, withdrawals and disputes keep money and stock in balance`, async () => {
  const property = fc.asyncProperty(life, async ({ quantity, discount, steps }) => {
    const ticket = await deliver(quantity, discount);
    const books = await readStockBooks(at.shop.db);
    let deduction = 0;
    for (const step of steps) {
      if (step.do === 'withdraw') await withdraw(ticket, step.pieces);
      if (step.do === 'request') deduction += await request(ticket, step);
      if (step.do === 'dispute') await dispute(ticket, step);
      if (step.do === 'decide') await decide(ticket, step.end === 'pass' ? 'WON' : 'LOST');
      const { paid_amount: paid, refunded_amount: refunded, lost_amount: lost } = await at.order(ticket.orderNo);
      expect(refunded + lost).toBeLessThanOrEqual(paid);
    }
    await withdraw(ticket);
    while (await decide(ticket, discount % 2 === 0 ? 'WON' : 'LOST'));
    await settleAll();
    const order = await at.order(ticket.orderNo);
    const back = order.refunded_amount + order.lost_amount;
    expect(back).toBeLessThanOrEqual(order.paid_amount);
    // A bank may have given back what an inspection kept.
    expect(back + deduction).toBeGreaterThanOrEqual(order.paid_amount);
    if (order.lost_amount === 0) expect(back + deduction).toBe(order.paid_amount);
    expect(order.status).toBe('REFUNDED');
    expect(order.after_sale_status).toBe('CLOSED');
    expect(stockFaults(books, await readStockBooks(at.shop.db))).toEqual([]);
  });
  await fc.assert(property, { numRuns: orders });
});
