import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveRma, type RmaMove } from '#machines/rma/move.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { readClaims } from '../../orders/claims.ts';
import { lamp, type Ticket } from '../../orders/order-fixture.ts';
import { putBack } from '../../stock/settle-reservations.ts';
import { readOpenLines } from '../withdrawal-lines.ts';
import { openRmaShop, refFor, type RmaShop } from './rma-fixture.ts';
import { readRmaRow, type RmaRef, standOf } from './rma-row.ts';
import { sendReplacement } from './send-replacement.ts';
import { approveRma, passRma, payRma, receiveRma } from './staff-moves.ts';

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

describe('another one that leaves', () => {
  it('while its shopper withdraws or staff pay: either it or the money goes', async () => {
    for (const ending of ['withdraw', 'pay'] as const) {
      for (let time = 0; time < 3; time += 1) {
        const ticket = await at.deliver({ site: 'EU' });
        const { data: rma } = await at.ask(ticket, { type: 'REPLACEMENT', reason: 'NOT_AS_DESCRIBED' });
        const ref = refFor(ticket, rma);
        await approveRma(at.shop, ref, true);
        const { orderNo, open } = ticket;
        const end = (): Promise<unknown> =>
          ending === 'pay'
            ? payRma(at.shop, ref)
            : at.api.ok('revokeOrder', { ...open, key: randomUUID(), body: { orderNo, mode: 'WITHDRAW' } });
        const send = () => sendReplacement(at.shop, ref, { carrier: 'dhl', trackingNo: 'D2' });
        const early = time % 2 === 0 ? undefined : send();
        const [ended, parcel] = await Promise.allSettled([end(), early ?? send()]);
        const { status } = await at.read(ticket, rma.rmaNo);
        const { refunded_amount: refunded } = await at.order(orderNo);
        const parcels = await at.shop.db.selectFrom('shipments').select('id').where('order_no', '=', orderNo).execute();
        expect(parcels.length).toBe(status === 'REPLACED' ? 2 : 1);
        expect(parcel.status === 'fulfilled').toBe(status === 'REPLACED');
        // What has left can be withdrawn from as well: it comes back before its money goes.
        if (ending === 'withdraw') expect([ended.status, refunded]).toEqual(['fulfilled', 0]);
        if (ending === 'withdraw') expect(['REPLACED', 'CANCELLED']).toContain(status);
        if (ending === 'pay') expect(refunded > 0).toBe(status === 'REFUNDED');
      }
    }
  });
});

/** Two look, then both write what they decided, as it must not be done: nobody takes the order first. */
describe('a control without the lock', () => {
  const stands = (ref: RmaRef) => Promise.all([1, 2].map(async () => standOf(await readRmaRow(at.shop.db, ref))));
  const write = ({ orderNo, rmaNo }: RmaRef, move: RmaMove) => {
    if (!move.ok) throw new Error('The machine refuses');
    return at.shop.db
      .updateTable('rmas')
      .set({ status: move.status })
      .where('order_no', '=', orderNo)
      .where('rma_no', '=', rmaNo)
      .execute();
  };

  it('restocks twice', async () => {
    const ticket = await at.deliver({ quantity: 2 });
    const before = await at.stock();
    const { data: rma } = await at.ask(ticket);
    const ref = refFor(ticket, rma);
    await receiveRma(at.shop, ref);
    for (const stand of await stands(ref)) {
      await write(ref, moveRma(stand, { type: 'inspection.passed', refund: 0 }));
      await withTransaction(at.shop, 'durable', (tx) =>
        putBack(at.shop, tx, { orderNo: ticket.orderNo, sku: lamp, site: 'US', quantity: 1 }),
      );
    }
    expect((await at.stock()).stock).toBe(before.stock + 2);
  });

  it('takes two requests for one piece', async () => {
    const ticket = await at.deliver();
    const { orderNo } = ticket;
    const [lineId = ''] = await at.lineIds(ticket);
    const looks = await Promise.all([1, 2].map(() => readOpenLines(at.shop.db, orderNo)));
    for (const [open] of looks) {
      const ref = { order_no: orderNo, rma_no: `R${at.shop.newId()}` };
      expect([open?.left, open?.openRmaNo]).toEqual([1, undefined]);
      const row = { type: 'RETURN', status: 'REQUESTED', currency: 'USD', paid_amount: 1 } as const;
      await at.shop.db
        .insertInto('rmas')
        .values({ ...ref, ...row, created_at: 0, updated_at: 0 })
        .execute();
      await at.shop.db
        .insertInto('rma_lines')
        .values({ ...ref, line_id: lineId, quantity: 1, amount: 1, reason: 'LATE', media: '[]' })
        .execute();
    }
    const claims = (await readClaims(at.shop.db, [orderNo])).get(orderNo) ?? [];
    expect(claims.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2);
  });

  it('pays back what was taken back', async () => {
    const ticket = await at.deliver();
    const { data: rma } = await at.ask(ticket, { type: 'REFUND_ONLY', reason: 'MISSING_PART' });
    const ref = refFor(ticket, rma);
    const [shopper, staff] = await stands(ref);
    if (!shopper || !staff) throw new Error('Nobody looked');
    await write(ref, moveRma(shopper, { type: 'rma.cancel' }));
    expect((await at.read(ticket, rma.rmaNo)).status).toBe('CANCELLED');
    await write(ref, moveRma(staff, { type: 'rma.approve', keepsItems: true }));
    expect((await at.read(ticket, rma.rmaNo)).status).toBe('REFUNDING');
  });
});
