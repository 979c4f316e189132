import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '#tests/fixtures/pdf-text.ts';
import { readLines } from '../../orders/order-row.ts';
import type { Ticket } from '../../orders/order-fixture.ts';
import { deliverOrder } from '../../orders/move-order.ts';
import { shipOrder } from '../../orders/ship-order.ts';
import { sendLabels } from '../../tracking/send-labels.ts';
import { openTrackingShop, type TrackingShop } from '../../tracking/tracking-fixture.ts';
import { passRma } from './staff-moves.ts';

const minute = 60_000;
let at: TrackingShop;
beforeAll(async () => {
  at = await openTrackingShop();
});
afterAll(() => at.close());

const read = ({ orderNo, open }: Ticket, rmaNo: string) => at.api.ok('getRma', { ...open, query: { orderNo, rmaNo } });

/** A return that is agreed to at once. */
async function returned(): Promise<{ readonly ticket: Ticket; readonly rmaNo: string }> {
  const ticket = await at.packed();
  await shipOrder(at.shop, ticket.orderNo, { carrier: 'dhl', trackingNo: '1' });
  await deliverOrder(at.shop, ticket.orderNo);
  const [line] = await readLines(at.shop.db, ticket.orderNo);
  const lines = [{ lineId: line?.id ?? '', quantity: 1, reason: 'NO_LONGER_WANTED' as const }];
  const body = { orderNo: ticket.orderNo, type: 'RETURN' as const, lines };
  const { rmaNo } = await at.api.ok('applyRma', { ...ticket.open, key: randomUUID(), body });
  return { ticket, rmaNo };
}

const moveOn = async (trackingNo: string, steps: number) => {
  for (let step = 0; step < steps; step += 1) {
    at.shop.clock.advance(minute);
    await at.carrier.moveOn(trackingNo);
  }
  await at.deliverNews(2);
};

describe('the parcel of a return', () => {
  it('has no label before the carrier has made one, then its number and its PDF', async () => {
    const { ticket, rmaNo } = await returned();
    const before = await read(ticket, rmaNo);
    expect([before.status, before.label, before.actions.includes('LABEL')]).toEqual([
      'AWAITING_RETURN',
      undefined,
      false,
    ]);
    const label = () =>
      at.api.app.inject({
        url: `/app-mall/v1/rma/label?orderNo=${ticket.orderNo}&rmaNo=${rmaNo}`,
        headers: 'orderKey' in ticket.open ? { 'order-access-key': ticket.open.orderKey } : {},
      });
    expect((await label()).json()).toMatchObject({ code: 'RMA_STATE' });
    await sendLabels(at.shop);
    const after = await read(ticket, rmaNo);
    expect(after.label).toMatchObject({ carrierName: 'Firefly Parcel', paidBy: 'SHOPPER' });
    expect(after.actions).toContain('LABEL');
    const drawn = await label();
    expect(drawn.headers['content-type']).toBe('application/pdf');
    expect(pdfText(drawn.rawPayload).replaceAll(' ', '')).toContain(after.label?.trackingNo);
  });

  it('moves the request by what the carrier says: on its way, received, and then it is inspected', async () => {
    const { ticket, rmaNo } = await returned();
    await sendLabels(at.shop);
    const trackingNo = (await read(ticket, rmaNo)).label?.trackingNo ?? '';
    await moveOn(trackingNo, 1);
    expect(await read(ticket, rmaNo)).toMatchObject({
      status: 'RETURNING',
      parcel: { carrierName: 'Firefly Parcel', trackingNo },
    });
    await moveOn(trackingNo, 5);
    const received = await read(ticket, rmaNo);
    expect([received.status, received.history.map(({ status }) => status)]).toEqual([
      'INSPECTING',
      ['INSPECTING', 'RETURNING', 'AWAITING_RETURN', 'REQUESTED'],
    ]);
    expect(received.actions).not.toContain('LABEL');
    await passRma(at.shop, { orderNo: ticket.orderNo, rmaNo }, {});
    await at.deliverWebhooks();
    expect((await read(ticket, rmaNo)).status).toBe('REFUNDED');
  });

  it('changes nothing of a request that was taken back meanwhile', async () => {
    const { ticket, rmaNo } = await returned();
    await sendLabels(at.shop);
    const trackingNo = (await read(ticket, rmaNo)).label?.trackingNo ?? '';
    await at.api.ok('cancelRma', { ...ticket.open, body: { orderNo: ticket.orderNo, rmaNo } });
    await moveOn(trackingNo, 6);
    expect((await read(ticket, rmaNo)).status).toBe('CANCELLED');
  });
});
