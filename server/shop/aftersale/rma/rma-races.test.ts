import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveRma } from '#machines/rma/move.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { Ticket } from '../../orders/order-fixture.ts';
import { putBack } from '../../stock/settle-reservations.ts';
import { openRmaShop, refFor, type RmaShop } from './rma-fixture.ts';
import { readRmaRow, standOf } from './rma-row.ts';
import { approveRma, passRma, receiveRma } from './staff-moves.ts';

let at: RmaShop;
beforeAll(async () => {
  at = await openRmaShop();
});
afterAll(() => at.close());

const cancel = ({ orderNo, open }: Ticket, rmaNo: string) =>
  at.api.call('cancelRma', { ...open, body: { orderNo, rmaNo } });

describe('at the same moment', () => {
  it('two requests for one piece become one', async () => {
    const ticket = await at.deliver();
    const answers = await Promise.all(Array.from({ length: 6 }, () => at.ask(ticket)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ code }) => (code === undefined ? [] : [code])))).toEqual(new Set(['RMA_OPEN']));
  });

  it('an inspection that is told six times restocks and pays once', async () => {
    const ticket = await at.deliver({ quantity: 2 });
    const before = await at.stock();
    const { data: rma } = await at.ask(ticket);
    const ref = refFor(ticket, rma);
    await receiveRma(at.shop, ref);
    const ends = await Promise.allSettled(Array.from({ length: 6 }, () => passRma(at.shop, ref, {})));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await at.stock()).stock).toBe(before.stock + 1);
    const refunds = await at.shop.db.selectFrom('refunds').select('amount').where('rma_no', '=', rma.rmaNo).execute();
    expect(refunds).toEqual([{ amount: rma.paid.amount }]);
  });

  it('taking it back and agreeing to it end in one of the two', async () => {
    for (let time = 0; time < 5; time += 1) {
      const ticket = await at.deliver();
      const { data: rma } = await at.ask(ticket, { type: 'REFUND_ONLY', reason: 'MISSING_PART' });
      const [taken, agreed] = await Promise.allSettled([
        cancel(ticket, rma.rmaNo),
        approveRma(at.shop, refFor(ticket, rma), false),
      ]);
      const { status, refund } = await at.read(ticket, rma.rmaNo);
      const isCancelled = taken.status === 'fulfilled' && taken.value.status === 200;
      expect([isCancelled, agreed.status]).toEqual(isCancelled ? [true, 'rejected'] : [false, 'fulfilled']);
      expect([status, refund === null]).toEqual(isCancelled ? ['CANCELLED', true] : ['REFUNDED', false]);
    }
  });
});

/** Reads, thinks and writes without taking the order first, as it must not be done. */
describe('a control without the lock', () => {
  it('restocks and pays twice', async () => {
    const ticket = await at.deliver({ quantity: 2 });
    const before = await at.stock();
    const { data: rma } = await at.ask(ticket);
    const ref = refFor(ticket, rma);
    await receiveRma(at.shop, ref);
    const [lineSku] = await at.shop.db
      .selectFrom('order_lines')
      .select('sku')
      .where('order_no', '=', ticket.orderNo)
      .execute();
    const stands = await Promise.all([1, 2].map(async () => standOf(await readRmaRow(at.shop.db, ref))));
    const moves = stands.map((stand) => moveRma(stand, { type: 'inspection.passed', refund: rma.paid.amount }));
    for (const move of moves) {
      expect(move).toMatchObject({ ok: true, status: 'REFUNDING' });
      await withTransaction(at.shop, 'durable', (tx) =>
        putBack(at.shop, tx, { orderNo: ticket.orderNo, sku: lineSku?.sku ?? '', site: 'US', quantity: 1 }),
      );
    }
    expect((await at.stock()).stock).toBe(before.stock + 2);
  });

  it('shows the last piece to both of two requests that look before either is written', async () => {
    const ticket = await at.deliver();
    const eligibility = () => at.api.ok('getRmaEligibility', { ...ticket.open, query: { orderNo: ticket.orderNo } });
    const looks = await Promise.all([eligibility(), eligibility()]);
    expect(looks.map(({ lines }) => lines[0]?.maxQuantity)).toEqual([1, 1]);
  });

  it('lets a request that was taken back be agreed to', async () => {
    const ticket = await at.deliver();
    const { data: rma } = await at.ask(ticket, { type: 'REFUND_ONLY', reason: 'MISSING_PART' });
    const stand = standOf(await readRmaRow(at.shop.db, refFor(ticket, rma)));
    await cancel(ticket, rma.rmaNo);
    expect(moveRma(stand, { type: 'rma.approve', keepsItems: true })).toMatchObject({ ok: true, status: 'REFUNDING' });
  });
});
