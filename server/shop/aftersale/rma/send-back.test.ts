import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Carrier } from '#server/carriers/carrier.ts';
import { noCarrier } from '#server/carriers/no-carrier.ts';
import { receiversOf } from '#server/jobs.ts';
import { relayOutbox } from '#server/jobs/relay-outbox.ts';
import { runCommand } from '#server/ops/run-command.ts';
import type { Ticket } from '../../orders/order-fixture.ts';
import { deliverOrder } from '../../orders/move-order.ts';
import { readLines } from '../../orders/order-row.ts';
import { shipOrder } from '../../orders/ship-order.ts';
import { sendLabels } from '../../tracking/send-labels.ts';
import { openTrackingShop, type TrackingShop } from '../../tracking/tracking-fixture.ts';
import { failRma, receiveRma } from './staff-moves.ts';

const minute = 60_000;
let at: TrackingShop;
beforeAll(async () => {
  at = await openTrackingShop();
});
afterAll(() => at.close());
afterEach(() => at.carrier.faults({ dropReplies: 0, refuseCalls: 0 }));

interface Refused {
  readonly ticket: Ticket;
  readonly rmaNo: string;
  readonly lineId: string;
}

/** A return whose items came and were not accepted. */
async function refused(carrier: Carrier = at.shop.carrier): Promise<Refused> {
  const ticket = await at.packed();
  const { orderNo } = ticket;
  const shop = { ...at.shop, carrier };
  await shipOrder(shop, orderNo, { carrier: 'dhl', trackingNo: '1' });
  await deliverOrder(shop, orderNo);
  const [line] = await readLines(shop.db, orderNo);
  const lineId = line?.id ?? '';
  const lines = [{ lineId, quantity: 1, reason: 'NO_LONGER_WANTED' as const }];
  const body = { orderNo, type: 'RETURN' as const, lines };
  const { rmaNo } = await at.api.ok('applyRma', { ...ticket.open, key: randomUUID(), body });
  await receiveRma(shop, { orderNo, rmaNo });
  await failRma(shop, { orderNo, rmaNo }, 'It was used.');
  return { ticket, rmaNo, lineId };
}

const read = ({ ticket: { orderNo, open }, rmaNo }: Refused) =>
  at.api.ok('getRma', { ...open, query: { orderNo, rmaNo } });
const parcels = async ({ ticket: { orderNo, open } }: Refused) =>
  (await at.api.ok('getOrder', { ...open, query: { orderNo } })).shipments ?? [];

async function mails({ ticket, rmaNo }: Refused) {
  const receivers = receiversOf(at.shop.config);
  while ((await relayOutbox(at.shop, receivers)) > 0);
  const { guest_email: email } = await at.order(ticket.orderNo);
  return at.shop.db
    .selectFrom('mail_inbox')
    .select(['template', 'text'])
    .where('to_address', '=', email ?? '')
    .where('template', '=', 'rmaSentBack')
    .where('text', 'like', `%${rmaNo}%`)
    .execute();
}

describe('items that were not accepted', () => {
  it('go back with a parcel of the order, whose number is on the page and in a mail', async () => {
    const one = await refused();
    expect(await read(one)).toMatchObject({ status: 'REJECTED', note: 'It was used.' });
    expect((await read(one)).sendBack).toBeUndefined();
    await sendLabels(at.shop);
    const { sendBack } = await read(one);
    expect(sendBack).toMatchObject({ carrierName: 'Firefly Parcel', status: 'LABEL_CREATED' });
    expect(sendBack?.trackingUrl).toContain(sendBack?.trackingNo);
    const parcel = (await parcels(one)).find(({ id }) => id === sendBack?.shipmentId);
    expect(parcel).toMatchObject({
      trackingNo: sendBack?.trackingNo,
      lines: [{ lineId: one.lineId, quantity: 1 }],
    });
    const [mail] = await mails(one);
    expect(mail?.text).toContain(sendBack?.trackingNo);
    expect(mail?.text).toContain(
      `/order/logistics-detail?orderNo=${one.ticket.orderNo}&shipmentId=${sendBack?.shipmentId}`,
    );
    expect((await at.order(one.ticket.orderNo)).refunded_amount).toBe(0);
  });

  it('are followed by the news of their carrier, and leave the pieces of the order as they are', async () => {
    const one = await refused();
    const before = (await readLines(at.shop.db, one.ticket.orderNo)).map((line) => line.shipped_quantity);
    await sendLabels(at.shop);
    const trackingNo = (await read(one)).sendBack?.trackingNo ?? '';
    for (let step = 0; step < 6; step += 1) {
      at.shop.clock.advance(minute);
      await at.carrier.moveOn(trackingNo);
    }
    await at.deliverNews(2);
    expect(await read(one)).toMatchObject({ status: 'REJECTED', sendBack: { status: 'DELIVERED' } });
    expect((await readLines(at.shop.db, one.ticket.orderNo)).map((line) => line.shipped_quantity)).toEqual(before);
  });

  it('are sent once where the answer of the carrier is lost and the shop ends between the two steps', async () => {
    const one = await refused();
    await at.carrier.faults({ dropReplies: 100 });
    await sendLabels(at.shop);
    expect((await read(one)).sendBack).toBeUndefined();
    await at.carrier.faults({ dropReplies: 0 });
    at.shop.clock.advance(10 * minute);
    await Promise.all([sendLabels(at.shop), sendLabels(at.shop)]);
    await sendLabels(at.shop);
    expect((await read(one)).sendBack).toBeDefined();
    expect((await parcels(one)).length).toBe(2);
    const made = at.carrier.sandbox.db.prepare('select count(*) from parcels where reference = ?').pluck();
    expect(made.get(one.ticket.orderNo)).toBe(1);
    expect((await mails(one)).length).toBe(1);
  });

  it('are sent by hand where the shop has no carrier, once', async () => {
    const one = await refused(noCarrier);
    const ship = () =>
      runCommand(at.shop, [
        ...['rma', 'send-back', one.ticket.orderNo, one.rmaNo],
        ...['--carrier', 'dhl', '--tracking', 'JJD 77'],
      ]);
    expect(await ship()).toEqual([`${one.rmaNo} is REJECTED`]);
    await expect(ship()).rejects.toThrow('RMA_STATE');
    expect((await read(one)).sendBack).toMatchObject({
      carrierName: 'DHL',
      trackingNo: 'JJD 77',
      status: 'IN_TRANSIT',
    });
    expect((await mails(one)).length).toBe(1);
  });
});
