import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { webhookSecret } from '#server/carriers/sandbox/carrier-fixture.ts';
import { noCarrier } from '#server/carriers/no-carrier.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { signBody } from '#server/sandboxes/signature.ts';
import { pdfText } from '#tests/fixtures/pdf-text.ts';
import { lockOrder, readLines } from '../orders/order-row.ts';
import { lamp, type Ticket } from '../orders/order-fixture.ts';
import { disputeDesk } from '../payments/dispute-fixture.ts';
import { findLabel, labelByNumber, readLabel } from './label-row.ts';
import { requestOutboundLabel, requestReturnLabel } from './request-label.ts';
import { sendLabels } from './send-labels.ts';
import { trackParcels } from './track-parcels.ts';
import { openTrackingShop, type TrackingShop } from './tracking-fixture.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let at: TrackingShop;
beforeAll(async () => {
  at = await openTrackingShop();
});
afterAll(() => at.close());
afterEach(() => at.carrier.faults({ dropReplies: 0, refuseCalls: 0, lost: 0, returned: 0, holdWebhooks: false }));

const ops = async (...args: string[]) => {
  const output = await runCommand(at.shop, args);
  return output instanceof Uint8Array ? pdfText(Buffer.from(output)) : output.join('\n');
};
const view = ({ orderNo, open }: Ticket) => at.api.ok('getOrder', { ...open, query: { orderNo } });
const parcelsOf = async ({ orderNo }: Ticket) => (await view({ orderNo, open })).shipments;
let open: Ticket['open'];

/** An order with one parcel that has its number. */
const shipped = async (): Promise<{ ticket: Ticket; trackingNo: string }> => {
  const ticket = await at.packed();
  ({ open } = ticket);
  await ops('order', 'ship', ticket.orderNo);
  const [parcel] = await parcelsOf(ticket);
  if (!parcel) throw new Error('No parcel');
  return { ticket, trackingNo: parcel.trackingNo };
};
const parcel = async (ticket: Ticket) => {
  const [first] = await parcelsOf(ticket);
  if (!first) throw new Error('No parcel');
  return first;
};
/** The mails that say that an order has arrived. */
const arrivals = async ({ orderNo }: Ticket) => {
  const { guest_email: to } = await at.order(orderNo);
  return (await at.mailTo(to ?? '')).filter((subject) => subject === `Your order ${orderNo} has arrived`);
};
/** Gives the parcel so many steps. */
const moveOn = async (trackingNo: string, steps: number) => {
  for (let step = 0; step < steps; step += 1) {
    at.shop.clock.advance(minute);
    await at.carrier.moveOn(trackingNo);
  }
};

describe('an order that an operator ships', () => {
  it('gets a label of the carrier, and its mail the number and the page of the parcel', async () => {
    const { ticket, trackingNo } = await shipped();
    expect((await at.order(ticket.orderNo)).status).toBe('SHIPPED');
    expect(await parcel(ticket)).toMatchObject({
      carrier: 'firefly',
      carrierName: 'Firefly Parcel',
      status: 'LABEL_CREATED',
      trackingUrl: `${at.carrier.origin}/track/${trackingNo}`,
    });
    expect(await ops('parcel', 'list')).toContain(`${trackingNo}   ${ticket.orderNo}`);
    const label = await ops('parcel', 'label', trackingNo.toLowerCase());
    expect(label).toContain(ticket.orderNo);
    expect(label.replaceAll(' ', '')).toContain(trackingNo);
  });

  it('is delivered by what the carrier says, as soon as every parcel is', async () => {
    const ticket = await at.packed({ lines: [{ sku: lamp, quantity: 3, buyType: 0 }] });
    ({ open } = ticket);
    const [line] = await readLines(at.shop.db, ticket.orderNo);
    expect(await ops('order', 'ship', ticket.orderNo, '--lines', `${line?.id}:1`)).toContain('is PARTLY_SHIPPED');
    expect(await ops('order', 'ship', ticket.orderNo)).toContain('is SHIPPED');
    const [first, second] = await parcelsOf(ticket);
    await moveOn(first?.trackingNo ?? '', 5);
    await at.deliverNews();
    expect((await at.order(ticket.orderNo)).status).toBe('SHIPPED');
    expect(await arrivals(ticket)).toEqual([]);
    await moveOn(second?.trackingNo ?? '', 5);
    await at.deliverNews(3);
    expect((await at.order(ticket.orderNo)).status).toBe('DELIVERED');
    expect(await arrivals(ticket)).toHaveLength(1);
    const { timeline, shipments } = await view(ticket);
    expect(timeline[0]).toMatchObject({ type: 'CARRIER_DELIVERED', actor: 'CARRIER' });
    expect(shipments.map(({ status }) => status)).toEqual(['DELIVERED', 'DELIVERED']);
    expect(shipments[0]?.events.map(({ code }) => code)).toEqual([
      'LABEL_CREATED',
      'HANDED_OVER',
      'DEPARTED',
      'ARRIVED',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
    ]);
  });

  it('is not shipped twice while its label is made', async () => {
    await at.carrier.faults({ refuseCalls: 100 });
    const { orderNo } = await at.packed();
    expect(await ops('order', 'ship', orderNo)).toContain('is waiting for its label');
    await expect(ops('order', 'ship', orderNo)).rejects.toThrow('Nothing in this order is left to ship');
    expect((await at.order(orderNo)).status).toBe('PROCESSING');
  });

  it('ships by itself when the carrier answers again, with one label however many answers were lost', async () => {
    await at.carrier.faults({ dropReplies: 100 });
    const { orderNo } = await at.packed();
    const { reference } = await requestOutboundLabel(at.shop, orderNo);
    for (let tried = 0; tried < 3; tried += 1) {
      await sendLabels(at.shop);
      at.shop.clock.advance(10 * minute);
    }
    expect((await findLabel(at.shop.db, { orderNo, reference }))?.status).toBe('PENDING');
    await at.carrier.faults({ dropReplies: 0 });
    await sendLabels(at.shop);
    expect((await at.order(orderNo)).status).toBe('SHIPPED');
    const made = at.carrier.sandbox.db.prepare('select count(*) from parcels where reference = ?').pluck().get(orderNo);
    expect(made).toBe(1);
  });

  it('stays here while its payment is disputed, and leaves with the same label once the bank has decided', async () => {
    const bank = disputeDesk(at);
    const ticket = await at.packed();
    const { orderNo } = ticket;
    const { reference } = await requestOutboundLabel(at.shop, orderNo);
    const dispute = await bank.open(ticket);
    await at.deliverWebhooks();
    await sendLabels(at.shop);
    expect((await at.order(orderNo)).status).toBe('PROCESSING');
    expect((await findLabel(at.shop.db, { orderNo, reference }))?.status).toBe('PENDING');
    await expect(requestOutboundLabel(at.shop, orderNo)).rejects.toMatchObject({ code: 'PAY_DISPUTED' });
    await bank.close(dispute, 'WON');
    await at.deliverWebhooks();
    at.shop.clock.advance(10 * minute);
    await sendLabels(at.shop);
    expect((await at.order(orderNo)).status).toBe('SHIPPED');
  });

  it('keeps its money and its goods when it was cancelled while the label was made', async () => {
    await at.carrier.faults({ refuseCalls: 100 });
    const { orderNo } = await at.packed();
    const { reference } = await requestOutboundLabel(at.shop, orderNo);
    await at.shop.db.updateTable('orders').set({ status: 'CANCELLED' }).where('order_no', '=', orderNo).execute();
    await at.carrier.faults({ refuseCalls: 0 });
    at.shop.clock.advance(10 * minute);
    await sendLabels(at.shop);
    expect(await findLabel(at.shop.db, { orderNo, reference })).toMatchObject({ status: 'REFUSED', tracking_no: null });
    expect((await at.order(orderNo)).status).toBe('CANCELLED');
  });

  it('cannot be shipped with a label before it is packed', async () => {
    const { orderNo } = await at.place();
    await expect(ops('order', 'ship', orderNo)).rejects.toThrow('ORDER_STATE');
  });
});

describe('what becomes of a parcel', () => {
  it.each([
    ['lost', 4],
    ['returned', 8],
  ])('is an exception when it is %s, and the order waits', async (fault, steps) => {
    await at.carrier.faults({ [fault]: 100 });
    const { ticket, trackingNo } = await shipped();
    await moveOn(trackingNo, steps);
    await at.deliverNews();
    expect((await parcel(ticket)).status).toBe('EXCEPTION');
    expect((await at.order(ticket.orderNo)).status).toBe('SHIPPED');
  });

  it('is told once for each event, however often and in whatever order the webhooks come', async () => {
    const { ticket, trackingNo } = await shipped();
    await moveOn(trackingNo, 5);
    await at.carrier.faults({ duplicateWebhooks: 0 });
    await at.carrier.tick();
    at.carrier.inbox.received.reverse();
    await at.deliverNews(2);
    const { status, events } = await parcel(ticket);
    expect(status).toBe('DELIVERED');
    expect(events.map(({ time }) => time)).toEqual(events.map(({ time }) => time).toSorted((a, b) => a - b));
    expect(events).toHaveLength(6);
  });

  it('stays delivered when the shopper said so before the carrier', async () => {
    const { ticket, trackingNo } = await shipped();
    await moveOn(trackingNo, 2);
    await at.deliverNews();
    await at.api.ok('confirmReceipt', { ...ticket.open, body: { orderNo: ticket.orderNo } });
    await moveOn(trackingNo, 1);
    await at.deliverNews();
    expect((await parcel(ticket)).status).toBe('DELIVERED');
    expect((await at.order(ticket.orderNo)).status).toBe('DELIVERED');
    expect(await arrivals(ticket)).toEqual([]);
  });

  it('is asked for when the webhooks are lost, less and less often', async () => {
    const { ticket, trackingNo } = await shipped();
    await at.deliverNews();
    await at.carrier.faults({ holdWebhooks: true });
    await moveOn(trackingNo, 2);
    at.shop.clock.advance(15 * minute);
    await trackParcels(at.shop);
    expect((await parcel(ticket)).status).toBe('IN_TRANSIT');
    await moveOn(trackingNo, 3);
    await trackParcels(at.shop);
    expect((await parcel(ticket)).status).toBe('IN_TRANSIT');
    at.shop.clock.advance(15 * minute);
    await trackParcels(at.shop);
    expect((await at.order(ticket.orderNo)).status).toBe('DELIVERED');
    const label = await labelByNumber(at.shop.db, 'firefly', trackingNo);
    expect(label).toMatchObject({ due_time: null, parcel_status: 'DELIVERED' });
  });

  it('is asked for again after half a minute when a process ends in the middle of the question', async () => {
    const { ticket, trackingNo } = await shipped();
    await at.carrier.faults({ holdWebhooks: true });
    await moveOn(trackingNo, 2);
    at.shop.clock.advance(15 * minute);
    const ended = new Error('The process has ended');
    const dying = { ...at.shop, carrier: { ...at.shop.carrier, track: () => Promise.reject(ended) } };
    await expect(trackParcels(dying)).rejects.toThrow(ended);
    at.shop.clock.advance(30_000 - 1);
    await trackParcels(at.shop);
    expect((await parcel(ticket)).status).toBe('LABEL_CREATED');
    at.shop.clock.advance(1);
    await trackParcels(at.shop);
    expect((await parcel(ticket)).status).toBe('IN_TRANSIT');
  });

  it('is asked for no more after sixty days without an end', async () => {
    await at.carrier.faults({ holdWebhooks: true, lost: 100 });
    const { trackingNo } = await shipped();
    await moveOn(trackingNo, 4);
    at.shop.clock.advance(61 * day);
    await trackParcels(at.shop);
    expect(await labelByNumber(at.shop.db, 'firefly', trackingNo)).toMatchObject({ due_time: null });
  });
});

describe('a webhook of the carrier', () => {
  const send = (body: string, signature?: string, carrier = 'firefly') =>
    at.api.app.inject({
      method: 'POST',
      url: `/app-mall/v1/order/logistics/webhook/${carrier}`,
      payload: body,
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { 'sandbox-signature': signature }),
      },
    });
  const news = (trackingNo: string) =>
    JSON.stringify({
      eventId: 'evt_forged',
      trackingNo,
      time: at.shop.clock.now(),
      code: 'DELIVERED',
      text: 'Delivered',
    });

  it('is refused unsigned, signed by somebody else or too old, and changes nothing', async () => {
    const { ticket, trackingNo } = await shipped();
    const body = news(trackingNo);
    const now = at.shop.clock.now();
    const signatures = [undefined, '', signBody('guess', body, now), signBody(webhookSecret, body, 1)];
    for (const signature of signatures) expect((await send(body, signature)).statusCode).toBe(403);
    expect((await parcel(ticket)).status).toBe('LABEL_CREATED');
  });

  it('about a parcel that nobody sent is answered, so that it does not come again', async () => {
    const body = news('FF000000005US');
    const signature = signBody(webhookSecret, body, at.shop.clock.now());
    expect((await send(body, signature)).statusCode).toBe(200);
  });

  it('is not read when it is long, or of a carrier that there is not', async () => {
    expect((await send(JSON.stringify({ text: 'x'.repeat(9_000) }))).statusCode).toBe(413);
    expect((await send('{}', '', 'dhl')).json().status).toBe(400);
  });
});

describe('a parcel that comes back', () => {
  const askForReturn = (orderNo: string) =>
    withTransaction(at.shop, 'durable', async (tx) => {
      const order = await lockOrder(at.shop, tx, orderNo);
      const [line] = await readLines(tx, orderNo);
      return requestReturnLabel(at.shop, tx, order, {
        reference: `R${orderNo}`,
        lines: [{ lineId: line?.id ?? '', quantity: 1 }],
      });
    });

  it('has one label per reference, moves by itself and leaves the order where it is', async () => {
    const { ticket } = await shipped();
    const name = await askForReturn(ticket.orderNo);
    await askForReturn(ticket.orderNo);
    expect(await readLabel(at.shop.db, name)).toEqual({ status: 'PENDING', parcelStatus: 'LABEL_CREATED' });
    await sendLabels(at.shop);
    const { trackingNo = '' } = (await readLabel(at.shop.db, name)) ?? {};
    await moveOn(trackingNo, 5);
    await at.deliverNews();
    expect(await readLabel(at.shop.db, name)).toMatchObject({ status: 'MADE', parcelStatus: 'DELIVERED', trackingNo });
    expect((await at.order(ticket.orderNo)).status).toBe('SHIPPED');
    expect(await parcelsOf(ticket)).toHaveLength(1);
    expect(await ops('parcel', 'label', trackingNo)).toContain('RETURN');
  });

  it('needs a carrier', async () => {
    const { orderNo } = await at.packed();
    await expect(requestOutboundLabel({ ...at.shop, carrier: noCarrier }, orderNo)).rejects.toThrow('no carrier');
  });
});
