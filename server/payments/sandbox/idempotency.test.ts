import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandboxProvider } from '../sandbox-provider.ts';
import {
  apiKey,
  chargesOf,
  openSession,
  payWith,
  price,
  shopOrigin,
  startSandbox,
  tokenFor,
  type TestSandbox,
  webhookSecret,
} from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const order = { paymentNo: 'P900', orderNo: 'L900', amount: price, method: 'CARD', returnUrl: `${shopOrigin}/r` };
const keyed = (key: string) => ({ 'idempotency-key': key });
const turn = (knobs: object) => sandbox.api('/_sandbox/faults', knobs);

describe('idempotency keys', () => {
  test('the same key and request are answered with the identical bytes, and act once', async () => {
    const first = await sandbox.api('/v1/sessions', order, keyed('k1'));
    const again = await sandbox.api('/v1/sessions', order, keyed('k1'));
    expect(first.status).toBe(200);
    expect(again).toEqual(first);
  });

  test('the reply kept is the first one, whatever happened since', async () => {
    const { session, cardToken } = await payWith(sandbox, '4000000000000341');
    sandbox.clock.now += 5_000;
    await sandbox.tick();
    const again = await sandbox.provider.confirmCard({
      providerRef: session.providerRef,
      cardToken,
      idempotencyKey: `pay-${session.paymentNo}`,
    });
    expect(again).toMatchObject({ ok: true, value: { status: 'PROCESSING' } });
    expect(await sandbox.provider.getSession(session.providerRef)).toMatchObject({ value: { status: 'SETTLED' } });
  });

  test.each([
    ['another amount', '/v1/sessions', { ...order, amount: { ...price, amount: 1 } }],
    ['another call', '/v1/refunds', { providerRef: 'x', refundNo: 'x', amount: price }],
  ])('the same key with %s is a mistake: 409', async (_what, path, body) => {
    await sandbox.api('/v1/sessions', order, keyed('k2'));
    const reply = await sandbox.api(path, body, keyed('k2'));
    expect(reply.status).toBe(409);
    expect(reply.text).toContain('idempotency_key_reused');
  });

  test('many at once with one key act once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => sandbox.api('/v1/sessions', order, keyed('k3'))),
    );
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  });

  test('a malformed request is not kept: corrected, it may use the key again', async () => {
    expect((await sandbox.api('/v1/sessions', { ...order, amount: { ...price, amount: 0 } }, keyed('k4'))).status).toBe(
      400,
    );
    expect((await sandbox.api('/v1/sessions', order, keyed('k4'))).status).toBe(200);
  });
});

describe('lost replies', () => {
  test('every second reply lost: 40 payments, retried with their keys, are 40 charges', async () => {
    await turn({ dropReplies: 50, seed: 7 });
    const retried = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const session = await openSession(sandbox);
        const cardToken = await tokenFor(sandbox, session, '4242424242424242');
        const input = { providerRef: session.providerRef, cardToken, idempotencyKey: `pay-${session.paymentNo}` };
        let outcome = await sandbox.provider.confirmCard(input);
        while (!outcome.ok) outcome = await sandbox.provider.confirmCard(input);
        return session.orderNo;
      }),
    );
    await turn({ dropReplies: 0 });
    const charged = (await chargesOf(sandbox)).map((charge) => charge.orderNo);
    expect(charged.toSorted()).toEqual(retried.toSorted());
  });

  test('the control without a key charges twice', async () => {
    const session = await openSession(sandbox);
    const cardToken = await tokenFor(sandbox, session, '4242424242424242');
    await turn({ dropReplies: 100 });
    await expect(sandbox.api(`/v1/sessions/${session.providerRef}/confirm`, { cardToken })).rejects.toThrow();
    await turn({ dropReplies: 0 });
    expect((await sandbox.api(`/v1/sessions/${session.providerRef}/confirm`, { cardToken })).status).toBe(200);
    expect(await chargesOf(sandbox)).toHaveLength(2);
  });

  test('a reply that comes after the time-out: the retry finds the charge made', async () => {
    const session = await openSession(sandbox);
    const cardToken = await tokenFor(sandbox, session, '4242424242424242');
    const input = { providerRef: session.providerRef, cardToken, idempotencyKey: 'late' };
    await turn({ delayReplies: 100, delayMs: 400 });
    const hasty = createSandboxProvider({
      apiOrigin: sandbox.origin,
      apiKey,
      webhookSecret,
      timeoutMs: 100,
      maxTries: 1,
    });
    expect(await hasty.confirmCard(input)).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
    await turn({ delayReplies: 0 });
    expect(await sandbox.provider.confirmCard(input)).toMatchObject({ ok: true, value: { status: 'SETTLED' } });
    expect(await chargesOf(sandbox)).toHaveLength(1);
  });

  test('a second confirm under a new key is refused: the session has ended', async () => {
    const { session, cardToken } = await payWith(sandbox, '4242424242424242');
    const again = await sandbox.provider.confirmCard({
      providerRef: session.providerRef,
      cardToken,
      idempotencyKey: 'new',
    });
    expect(again).toMatchObject({ ok: false, failure: { kind: 'declined', code: 'session_over' } });
    expect(await chargesOf(sandbox)).toHaveLength(1);
  });

  test('a refused call has done nothing', async () => {
    await turn({ refuseCalls: 100 });
    expect((await sandbox.api('/v1/sessions', order)).status).toBe(503);
    await turn({ refuseCalls: 0 });
    expect((await sandbox.api('/v1/events')).text).toBe('{"list":[]}');
  });

  test('the same seed breaks the same calls', async () => {
    const run = async () => {
      await turn({ refuseCalls: 50, seed: 42 });
      const statuses = [];
      for (let call = 0; call < 20; call += 1) statuses.push((await sandbox.api('/v1/events')).status);
      return statuses;
    };
    const first = await run();
    expect(await run()).toEqual(first);
    expect(new Set(first)).toEqual(new Set([200, 503]));
  });
});

test('no key, a wrong key: no answer', async () => {
  for (const authorization of ['', 'Bearer key_for_test', 'Bearer key_for_testsX'])
    expect((await sandbox.api('/_sandbox/ledger', undefined, { authorization })).status).toBe(401);
});
