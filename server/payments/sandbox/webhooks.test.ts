import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signBody } from '#server/sandboxes/signature.ts';
import { pauseAfter } from '#server/sandboxes/deliveries.ts';
import { payWith, startSandbox, webhookSecret, type TestSandbox } from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const turn = (knobs: object) => sandbox.api('/_sandbox/faults', knobs);

const paidOnce = async () => {
  const paid = await payWith(sandbox, '4242424242424242');
  await sandbox.tick();
  const received = sandbox.inbox.received.at(-1);
  if (!received) throw new Error('No webhook came.');
  return { ...paid, ...received };
};

describe('a genuine webhook', () => {
  test('holds order, amount and status', async () => {
    const { session, body, headers } = await paidOnce();
    expect(sandbox.provider.verifyWebhook(body, headers)).toMatchObject({
      ok: true,
      value: {
        kind: 'payment.settled',
        session: { orderNo: session.orderNo, amount: session.amount, status: 'SETTLED' },
      },
    });
  });

  test('holds no card number, token or secret', async () => {
    const { session, cardToken, body } = await paidOnce();
    for (const secret of ['4242424242424242', cardToken, session.clientSecret]) expect(body).not.toContain(secret);
  });

  test.each([
    ['on the edge of five minutes', 300_000, true],
    ['one millisecond past them', 300_001, false],
    ['from a clock five minutes ahead', -300_000, true],
    ['from further ahead', -300_001, false],
  ])('%s', async (_when, drift, accepted) => {
    const { body, headers } = await paidOnce();
    sandbox.clock.now += drift;
    expect(sandbox.provider.verifyWebhook(body, headers)).toMatchObject(
      accepted ? { ok: true } : { failure: { reason: 'stale' } },
    );
  });
});

describe('a forged webhook is refused', () => {
  test.each<[string, (body: string, header: string) => [string, string | undefined], string]>([
    ['without a signature', (body) => [body, undefined], 'unsigned'],
    ['with an empty signature', (body) => [body, ''], 'forged'],
    ['with another amount', (body, header) => [body.replace('8412', '1'), header], 'forged'],
    ['with a space more', (body, header) => [`${body} `, header], 'forged'],
    ['with its time moved', (body, header) => [body, header.replace(/t=(\d+)\d/, 't=$15')], 'forged'],
    ['signed with another secret', (body) => [body, signBody('guess', body, sandbox.clock.now)], 'forged'],
    ['signed but not JSON', () => ['{', signBody(webhookSecret, '{', sandbox.clock.now)], 'malformed'],
    ['signed but of another shape', () => ['{}', signBody(webhookSecret, '{}', sandbox.clock.now)], 'malformed'],
  ])('%s', async (_how, forge, reason) => {
    const genuine = await paidOnce();
    const [body, header] = forge(genuine.body, String(genuine.headers['sandbox-signature']));
    expect(sandbox.provider.verifyWebhook(body, { 'sandbox-signature': header })).toEqual({
      ok: false,
      failure: { reason },
    });
  });
});

describe('delivery', () => {
  test('is repeated with growing pauses until the shop says 2xx, then never again', async () => {
    sandbox.inbox.status = 500;
    await payWith(sandbox, '4242424242424242');
    await sandbox.tick();
    sandbox.clock.now += 999;
    await sandbox.tick();
    expect(sandbox.inbox.received).toHaveLength(1);
    sandbox.clock.now += 1;
    await sandbox.tick();
    sandbox.inbox.status = 204;
    sandbox.clock.now += 2_000;
    await sandbox.tick();
    sandbox.clock.now += 3_600_000;
    await sandbox.tick();
    const ids = sandbox.inbox.received.map(({ body }) => JSON.parse(body).eventId);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  test('a late retry is signed anew, so it is not stale', async () => {
    sandbox.inbox.status = 500;
    await payWith(sandbox, '4242424242424242');
    await sandbox.tick();
    sandbox.clock.now += 3_600_000;
    await sandbox.tick();
    const last = sandbox.inbox.received.at(-1);
    expect(last && sandbox.provider.verifyWebhook(last.body, last.headers)).toMatchObject({ ok: true });
  });

  test('pauses double from one second up to a minute', () => {
    expect([1, 2, 3, 6, 7, 8, 1_000].map(pauseAfter)).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000, 60_000]);
  });

  test('duplicates carry one event id, so the shop acts once', async () => {
    await turn({ duplicateWebhooks: 100 });
    await payWith(sandbox, '4242424242424242');
    await sandbox.tick();
    const seen = new Set<string>();
    const effects = sandbox.inbox.received.filter(({ body, headers }) => {
      const event = sandbox.provider.verifyWebhook(body, headers);
      const fresh = event.ok && !seen.has(event.value.eventId);
      if (event.ok) seen.add(event.value.eventId);
      return fresh;
    });
    expect(sandbox.inbox.received).toHaveLength(2);
    expect(effects).toHaveLength(1);
  });

  test('lost webhooks never leave, and the others do', async () => {
    await turn({ loseWebhooks: 50, seed: 2 });
    for (let paid = 0; paid < 10; paid += 1) await payWith(sandbox, '4242424242424242');
    sandbox.clock.now += 3_600_000;
    await sandbox.tick();
    expect(sandbox.inbox.received.length).toBeGreaterThan(0);
    expect(sandbox.inbox.received.length).toBeLessThan(10);
  });

  test('held webhooks leave when they are let go', async () => {
    await turn({ holdWebhooks: true });
    await payWith(sandbox, '4242424242424242');
    await sandbox.tick();
    expect(sandbox.inbox.received).toHaveLength(0);
    await turn({ holdWebhooks: false });
    await sandbox.tick();
    expect(sandbox.inbox.received).toHaveLength(1);
  });

  test('reordered webhooks overtake each other and all arrive', async () => {
    await turn({ reorderWebhooks: 100, reorderMs: 10_000, seed: 3 });
    const orders = [];
    for (let paid = 0; paid < 10; paid += 1) orders.push((await payWith(sandbox, '4242424242424242')).session.orderNo);
    for (let second = 0; second < 10; second += 1) {
      sandbox.clock.now += 1_000;
      await sandbox.tick();
    }
    const arrived = sandbox.inbox.received.map(({ body }) => JSON.parse(body).session.orderNo);
    expect(arrived.toSorted()).toEqual(orders.toSorted());
    expect(arrived).not.toEqual(orders);
  });
});
