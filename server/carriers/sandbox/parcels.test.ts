import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parcelStatus } from '#rules/parcel-states.ts';
import { pdfText } from '#tests/fixtures/pdf-text.ts';
import { hour, labelRequest, makeLabel, startCarrier, type TestCarrier } from './carrier-fixture.ts';
import { barsOf } from './label.ts';

let at: TestCarrier;
beforeEach(async () => {
  at = await startCarrier();
});
afterEach(() => at.close());

const history = async (trackingNo: string) => {
  const tracked = await at.carrier.track(trackingNo);
  if (!tracked.ok) throw new Error(tracked.failure.message);
  return tracked.value;
};
const codes = async (trackingNo: string) => (await history(trackingNo)).map(({ code }) => code);
const days = async (count: number) => {
  for (let step = 0; step < count * 24; step += 1) {
    at.clock.now += hour;
    await at.tick();
  }
};

describe('a label', () => {
  test('has a number with a check digit and a page of its own', async () => {
    const made = await at.carrier.createLabel(labelRequest);
    if (!made.ok) throw new Error(made.failure.message);
    const { trackingNo, trackingUrl } = made.value;
    expect(trackingNo).toMatch(/^[A-Z]{2}\d{9}[A-Z]{2}$/);
    const page = await (await fetch(trackingUrl)).text();
    expect(page).toContain('Label made, not handed over yet');
  });

  test('is made once per key, also when the answer is lost', async () => {
    await at.faults({ dropReplies: 60, refuseCalls: 20, seed: 4 });
    const first = await makeLabel(at);
    expect(await makeLabel(at)).toBe(first);
    await at.faults({ dropReplies: 0, refuseCalls: 0 });
    expect(await makeLabel(at, { key: 'label-2' })).not.toBe(first);
    expect(at.sandbox.db.prepare('select count(*) from parcels').pluck().get()).toBe(2);
  });

  test('is not made under a key that made another one', async () => {
    await makeLabel(at);
    expect(await at.carrier.createLabel({ ...labelRequest, weightGrams: 1 })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', code: 'idempotency_key_reused' },
    });
  });

  test('is a PDF that says who sends what to whom', async () => {
    const trackingNo = await makeLabel(at);
    const file = await at.carrier.readLabel(trackingNo);
    if (!file.ok) throw new Error(file.failure.message);
    const text = pdfText(Buffer.from(file.value));
    for (const part of ['Ola Nowak', '1 Lake Street', labelRequest.reference, '1.85 lb']) expect(text).toContain(part);
    expect(text.replaceAll(' ', '')).toContain(trackingNo);
  });

  test('has a barcode as Code 128 draws it: eleven modules a sign, thirteen for the end', async () => {
    const bars = barsOf(await makeLabel(at));
    const modules = bars.reduce((sum, width) => sum + width, 0);
    expect((modules - 13) % 11).toBe(0);
    expect(bars.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
  });

  test('of a parcel that nobody knows does not exist', async () => {
    expect(await at.carrier.readLabel('FF000000005US')).toMatchObject({ failure: { code: 'unknown_parcel' } });
  });
});

describe('the way of a parcel', () => {
  test('takes two days by the clock, each step at its place', async () => {
    const trackingNo = await makeLabel(at);
    await days(2);
    expect(await codes(trackingNo)).toEqual([
      'LABEL_CREATED',
      'HANDED_OVER',
      'DEPARTED',
      'ARRIVED',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
    ]);
    const places = (await history(trackingNo)).map(({ location }) => location);
    expect([places[0], places.at(-1)]).toEqual(['Reno, NV', 'Oakland']);
  });

  test('goes as fast as it is told', async () => {
    await at.close();
    at = await startCarrier({ speed: 1_440 });
    const trackingNo = await makeLabel(at);
    for (let step = 0; step < 12; step += 1) {
      at.clock.now += 10_000;
      await at.tick();
    }
    expect((await codes(trackingNo)).at(-1)).toBe('DELIVERED');
  });

  test.each([
    ['lost', 'LOST', 'EXCEPTION'],
    ['returned', 'RETURNED', 'EXCEPTION'],
    ['delayed', 'DELIVERED', 'DELIVERED'],
    ['notHere', 'DELIVERED', 'DELIVERED'],
  ])('ends otherwise when it is %s', async (knob, code, status) => {
    await at.faults({ [knob]: 100 });
    const trackingNo = await makeLabel(at);
    await days(8);
    expect((await codes(trackingNo)).at(-1)).toBe(code);
    expect(parcelStatus((await history(trackingNo)).map(({ time, code, text }) => ({ time, code, text })))).toBe(
      status,
    );
  });

  test('is pushed on and turned by hand', async () => {
    const trackingNo = await makeLabel(at);
    await at.moveOn(trackingNo);
    await at.moveOn(trackingNo);
    await at.changeFate(trackingNo, 'LOST');
    await at.moveOn(trackingNo);
    await at.moveOn(trackingNo);
    expect(await codes(trackingNo)).toEqual(['LABEL_CREATED', 'HANDED_OVER', 'DEPARTED', 'LOST']);
  });

  test('of a return begins in the town of the shopper and ends at the warehouse', async () => {
    const trackingNo = await makeLabel(at, { direction: 'RETURN' });
    await days(2);
    const way = await history(trackingNo);
    expect(way[0]?.location).toBe('Oakland');
    expect(way.at(-1)).toMatchObject({ text: 'Delivered to the warehouse', location: 'Reno, NV' });
  });
});

describe('its webhooks', () => {
  test('tell every step until the shop says 2xx', async () => {
    at.inbox.status = 500;
    const trackingNo = await makeLabel(at);
    await days(1);
    at.inbox.status = 200;
    await days(2);
    const ids = new Set(at.inbox.received.map(({ body }) => JSON.parse(body).eventId));
    expect([...ids].toSorted()).toEqual((await history(trackingNo)).map(({ eventId }) => eventId).toSorted());
  });

  test('come twice and overtake each other when they are told to', async () => {
    await at.faults({ duplicateWebhooks: 100, reorderWebhooks: 50, reorderMs: 600_000, seed: 2 });
    const trackingNo = await makeLabel(at);
    for (let step = 0; step < 5; step += 1) await at.moveOn(trackingNo);
    at.clock.now += 600_000;
    await at.tick();
    const arrived = at.inbox.received.map(({ body }) => JSON.parse(body).code);
    expect(arrived).toHaveLength(12);
    expect(arrived).not.toEqual((await codes(trackingNo)).flatMap((code) => [code, code]));
  });

  test('are refused when anybody else signed them', async () => {
    await makeLabel(at);
    await at.tick();
    const [genuine] = at.inbox.received;
    if (!genuine) throw new Error('No webhook came.');
    const forged = genuine.body.replace('LABEL_CREATED', 'DELIVERED');
    expect(at.carrier.verifyWebhook(forged, genuine.headers)).toMatchObject({ failure: { reason: 'forged' } });
    expect(at.carrier.verifyWebhook(genuine.body, {})).toMatchObject({ failure: { reason: 'unsigned' } });
    at.clock.now += 300_001;
    expect(at.carrier.verifyWebhook(genuine.body, genuine.headers)).toMatchObject({ failure: { reason: 'stale' } });
  });
});

describe('who may do what', () => {
  test('the API and the knobs need the key of the shop', async () => {
    for (const url of ['/v1/parcels/FF000000005US', '/v1/labels/FF000000005US', '/_sandbox/ledger', '/_sandbox/faults'])
      expect((await at.app.inject({ url })).statusCode).toBe(401);
  });

  test('a person moves a parcel on at the page of the operator, which production has not', async () => {
    const trackingNo = await makeLabel(at);
    const moved = await at.app.inject({ method: 'POST', url: `/parcels/${trackingNo}/next` });
    expect(moved.statusCode).toBe(303);
    const { body } = await at.app.inject({ url: '/' });
    expect(body).toContain('Handed over to the carrier');
    // On a phone the columns at the end are out of sight.
    expect(body.indexOf('By hand')).toBeLessThan(body.indexOf('Newest event'));
    await at.close();
    at = await startCarrier({ operatorPage: false });
    expect((await at.app.inject({ url: '/' })).statusCode).toBe(404);
  });
});
