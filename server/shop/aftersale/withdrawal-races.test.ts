import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strayOrders } from '#server/testing/order-history.ts';
import { lamp, type Ticket } from '../orders/order-fixture.ts';
import { leftToShip, readLines } from '../orders/order-row.ts';
import { shipOrder } from '../orders/ship-order.ts';
import { refundOrder } from '../payments/refund-order.ts';
import { readStockBooks, type StockBook, stockFaults } from '../stock/stock-books.ts';
import { requestOutboundLabel } from '../tracking/request-label.ts';
import { sendLabels } from '../tracking/send-labels.ts';
import { openTrackingShop, type TrackingShop } from '../tracking/tracking-fixture.ts';

const rounds = 4;
const quantity = 3;
let at: TrackingShop;
let books: readonly StockBook[];
beforeAll(async () => {
  at = await openTrackingShop();
  books = await readStockBooks(at.shop.db);
});
afterAll(async () => {
  expect(stockFaults(books, await readStockBooks(at.shop.db))).toEqual([]);
  expect(await strayOrders(at.shop.db)).toEqual([]);
  await at.close();
});

const packed = (): Promise<Ticket> => at.packed({ site: 'EU', lines: [{ sku: lamp, quantity, buyType: 0 }] });
const lineOf = async ({ orderNo }: Ticket) => {
  const [line] = await readLines(at.shop.db, orderNo);
  if (!line) throw new Error('An order has a line');
  return line;
};
const withdraw = ({ open, orderNo }: Ticket, lines?: { lineId: string; quantity: number }[]) =>
  at.api.call('revokeOrder', {
    ...open,
    key: randomUUID(),
    body: { orderNo, mode: 'WITHDRAW', ...(lines ? { lines } : {}) },
  });
const ship = ({ orderNo }: Ticket, lines?: { lineId: string; quantity: number }[]) =>
  shipOrder(at.shop, orderNo, { carrier: 'dhl', trackingNo: randomUUID(), ...(lines ? { lines } : {}) });

/** Each piece is on its way, cancelled, or still to be sent, and the parcels hold those that are on their way. */
async function expectEachPieceOnce(ticket: Ticket): Promise<{ readonly sent: number; readonly cancelled: number }> {
  const { shipped_quantity: sent, cancelled_quantity: cancelled } = await lineOf(ticket);
  expect(sent + cancelled).toBeLessThanOrEqual(quantity);
  const { shipments, revokes = [] } = await at.api.ok('getOrder', {
    ...ticket.open,
    query: { orderNo: ticket.orderNo },
  });
  const sum = (counts: readonly { quantity: number }[]) => counts.reduce((all, count) => all + count.quantity, 0);
  expect(sum(shipments.flatMap(({ lines }) => lines))).toBe(sent);
  const staying = revokes.filter(({ returnDueTime }) => returnDueTime === undefined);
  expect(sum(staying.flatMap(({ lines = [] }) => lines))).toBe(cancelled);
  return { sent, cancelled };
}

describe('a parcel and a withdrawal at the same moment', () => {
  it.each(['the parcel first', 'the withdrawal first'])('with %s: each piece is sent or stays here', async (first) => {
    for (let round = 0; round < rounds; round += 1) {
      const ticket = await packed();
      const lines = [{ lineId: (await lineOf(ticket)).id, quantity: 2 }];
      const acts = [() => ship(ticket), () => withdraw(ticket, lines)];
      const [, answer] = await Promise.allSettled(
        (first === 'the parcel first' ? acts : acts.toReversed()).map((act) => act()),
      );
      expect(answer?.status).toBe('fulfilled');
      const { sent, cancelled } = await expectEachPieceOnce(ticket);
      expect(sent + cancelled).toBe(quantity);
      expect([0, 2]).toContain(cancelled);
    }
  });

  it('that want the same pieces: the parcel goes whole or not at all', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const ticket = await packed();
      const lines = [{ lineId: (await lineOf(ticket)).id, quantity: 2 }];
      const [parcel, withdrawal] = await Promise.allSettled([ship(ticket, lines), withdraw(ticket, lines)]);
      expect(withdrawal).toMatchObject({ status: 'fulfilled', value: { status: 200 } });
      const counts = await expectEachPieceOnce(ticket);
      expect(counts).toEqual(parcel.status === 'fulfilled' ? { sent: 2, cancelled: 1 } : { sent: 0, cancelled: 2 });
    }
  });

  it('while its label is made: the label is called off, or the pieces count as sent', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const ticket = await packed();
      await requestOutboundLabel(at.shop, ticket.orderNo);
      const acts = [() => sendLabels(at.shop), () => withdraw(ticket)];
      await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      await sendLabels(at.shop);
      expect([
        { sent: quantity, cancelled: 0 },
        { sent: 0, cancelled: quantity },
      ]).toContainEqual(await expectEachPieceOnce(ticket));
    }
  });
});

describe('other things at the same moment', () => {
  it('six withdrawals from three pieces cancel three', async () => {
    const ticket = await packed();
    const lines = [{ lineId: (await lineOf(ticket)).id, quantity: 1 }];
    const answers = await Promise.all(Array.from({ length: 6 }, () => withdraw(ticket, lines)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(quantity);
    const order = await at.order(ticket.orderNo);
    expect(order).toMatchObject({ status: 'CANCELLED', refunded_amount: order.paid_amount });
  });

  it('a withdrawal and a refund of everything by an operator pay back once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const ticket = await packed();
      await Promise.allSettled([withdraw(ticket), refundOrder(at.shop, ticket.orderNo, { reason: 'Sold out' })]);
      const order = await at.order(ticket.orderNo);
      expect(order).toMatchObject({ status: 'CANCELLED', refunded_amount: order.paid_amount });
    }
  });
});

describe('a control that takes no order first', () => {
  it('sends pieces and cancels them, too', async () => {
    const ticket = await packed();
    const [warehouse, shopper] = await Promise.all([lineOf(ticket), lineOf(ticket)]);
    const write = (set: { shipped_quantity: number } | { cancelled_quantity: number }) =>
      at.shop.db.updateTable('order_lines').set(set).where('id', '=', warehouse.id).execute();
    await write({ shipped_quantity: warehouse.shipped_quantity + leftToShip(warehouse) });
    await write({ cancelled_quantity: shopper.cancelled_quantity + 2 });
    const line = await lineOf(ticket);
    expect(line.shipped_quantity + line.cancelled_quantity).toBeGreaterThan(quantity);
  });
});
