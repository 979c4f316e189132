import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chargesOf, openSession, payWith, startSandbox, type TestSandbox } from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const statusOf = async (providerRef: string) => {
  const session = await sandbox.provider.getSession(providerRef);
  return session.ok ? session.value.status : session.failure.code;
};

describe('3-D Secure', () => {
  const challenged = async () => {
    const { session, outcome } = await payWith(sandbox, '4000002500003155');
    if (outcome.status !== 'REQUIRES_ACTION') throw new Error('No challenge.');
    return { session, path: new URL(outcome.threeDsUrl).pathname };
  };

  test.each([
    ['approve', 'SETTLED', 'approved', 1],
    ['fail', 'DECLINED', 'failed', 0],
    ['cancel', 'CANCELLED', 'cancelled', 0],
  ])('%s ends the session as %s', async (choice, status, outcome, charges) => {
    const { session, path } = await challenged();
    const reply = await sandbox.postForm(path, choice);
    const done = await fetch(new URL(reply.headers.get('location') ?? '', sandbox.origin));
    expect(await done.text()).toContain(`data-outcome="${outcome}"`);
    expect(done.headers.get('content-security-policy')).toContain('frame-ancestors http://shop.test;');
    expect(await statusOf(session.providerRef)).toBe(status);
    expect(await chargesOf(sandbox)).toHaveLength(charges);
  });

  test('pressed twice, it charges once; a later Cancel changes nothing', async () => {
    const { session, path } = await challenged();
    await Promise.all([sandbox.postForm(path, 'approve'), sandbox.postForm(path, 'approve')]);
    await sandbox.postForm(path, 'cancel');
    expect(await statusOf(session.providerRef)).toBe('SETTLED');
    expect(await chargesOf(sandbox)).toHaveLength(1);
  });

  test('a challenge cannot be answered before the card was sent', async () => {
    const session = await openSession(sandbox);
    expect((await fetch(new URL('/three-ds/guess', sandbox.origin))).status).toBe(404);
    expect(await statusOf(session.providerRef)).toBe('OPEN');
  });
});

describe('redirect bank', () => {
  const pathOf = (id: string) => `/bank/${id}`;

  test.each([
    ['pay', 'SETTLED', 1],
    ['decline', 'DECLINED', 0],
    ['cancel', 'CANCELLED', 0],
  ])('%s comes back to the shop with a signed %s', async (choice, result, charges) => {
    const session = await openSession(sandbox, 'REDIRECT_BANK');
    const reply = await sandbox.postForm(pathOf(session.providerRef), choice);
    const back = new URL(reply.headers.get('location') ?? '');
    expect(back.href).toMatch(/^http:\/\/shop\.test\/payment\/recall\?state=s1&/);
    const params = Object.fromEntries(back.searchParams);
    expect(sandbox.provider.verifyReturn(params)).toEqual({
      ok: true,
      value: { providerRef: session.providerRef, result },
    });
    expect(await chargesOf(sandbox)).toHaveLength(charges);
  });

  test('the outcome cannot be rewritten on the way', async () => {
    const session = await openSession(sandbox, 'REDIRECT_BANK');
    const reply = await sandbox.postForm(pathOf(session.providerRef), 'decline');
    const params = Object.fromEntries(new URL(reply.headers.get('location') ?? '').searchParams);
    const { sig: _sig, ...unsigned } = params;
    expect(sandbox.provider.verifyReturn({ ...params, result: 'SETTLED' })).toMatchObject({
      failure: { reason: 'forged' },
    });
    expect(sandbox.provider.verifyReturn({ ...params, result: 'RICH' })).toMatchObject({
      failure: { reason: 'malformed' },
    });
    expect(sandbox.provider.verifyReturn(unsigned)).toMatchObject({ failure: { reason: 'unsigned' } });
  });

  test('pay and lose the way back: no redirect, the webhook reports it', async () => {
    const session = await openSession(sandbox, 'WALLET_REDIRECT');
    const reply = await sandbox.postForm(pathOf(session.providerRef), 'pay_and_leave');
    expect([reply.status, reply.headers.get('location')]).toEqual([200, null]);
    await sandbox.tick();
    expect(sandbox.inbox.received.map(({ body }) => JSON.parse(body).kind)).toEqual(['payment.settled']);
  });

  test('paying twice charges once, and an ended visit leads straight back', async () => {
    const session = await openSession(sandbox, 'REDIRECT_BANK');
    await sandbox.postForm(pathOf(session.providerRef), 'pay');
    await sandbox.postForm(pathOf(session.providerRef), 'pay');
    const again = await fetch(new URL(pathOf(session.providerRef), sandbox.origin), { redirect: 'manual' });
    expect(again.status).toBe(303);
    expect(await chargesOf(sandbox)).toHaveLength(1);
  });

  test('a return address outside the shop is refused', async () => {
    const strict = await startSandbox({ shopOrigins: ['https://lampyris.example'] });
    await expect(openSession(strict)).rejects.toThrow('returnUrl');
    await strict.close();
  });
});

describe('time and cancelling', () => {
  test('a session expires after fifteen minutes, not a millisecond before', async () => {
    const session = await openSession(sandbox);
    sandbox.clock.now += 15 * 60_000 - 1;
    await sandbox.tick();
    expect(await statusOf(session.providerRef)).toBe('OPEN');
    sandbox.clock.now += 1;
    await sandbox.tick();
    expect(await statusOf(session.providerRef)).toBe('EXPIRED');
    expect(sandbox.inbox.received.map(({ body }) => JSON.parse(body).kind)).toEqual(['payment.expired']);
  });

  test('an expired bank visit cannot pay', async () => {
    const session = await openSession(sandbox, 'REDIRECT_BANK');
    sandbox.clock.now += 15 * 60_000;
    await sandbox.postForm(`/bank/${session.providerRef}`, 'pay');
    expect(await chargesOf(sandbox)).toEqual([]);
  });

  test('cancel ends an open session; what is paid or on its way stays', async () => {
    const open = await openSession(sandbox);
    expect(await sandbox.provider.cancel({ providerRef: open.providerRef, idempotencyKey: 'c1' })).toMatchObject({
      value: { status: 'CANCELLED' },
    });
    for (const number of ['4242424242424242', '4000000000000341']) {
      const { session } = await payWith(sandbox, number);
      const refused = await sandbox.provider.cancel({
        providerRef: session.providerRef,
        idempotencyKey: `c-${number}`,
      });
      expect(refused).toMatchObject({ ok: false, failure: { kind: 'declined', code: 'session_over' } });
    }
  });
});

describe('refunds', () => {
  const refund = (providerRef: string, refundNo: string, amount: number, currency: 'EUR' | 'USD' = 'EUR') =>
    sandbox.provider.refund({
      providerRef,
      refundNo,
      amount: { amount, currency },
      idempotencyKey: `refund-${refundNo}-${amount}`,
    });

  test('parts add up to the charge and not one cent more', async () => {
    const { session } = await payWith(sandbox, '4242424242424242');
    expect(await refund(session.providerRef, 'R1', 8_000)).toMatchObject({ ok: true, value: { status: 'SETTLED' } });
    expect(await refund(session.providerRef, 'R2', 413)).toMatchObject({ failure: { code: 'refund_exceeds' } });
    expect(await refund(session.providerRef, 'R3', 412)).toMatchObject({ ok: true });
    expect(await refund(session.providerRef, 'R4', 1)).toMatchObject({ failure: { code: 'refund_exceeds' } });
    expect(await sandbox.provider.getSession(session.providerRef)).toMatchObject({
      value: { refunded: session.amount },
    });
  });

  test('one refund number pays back once, even under a new key', async () => {
    const { session } = await payWith(sandbox, '4242424242424242');
    await refund(session.providerRef, 'R1', 100);
    expect(await refund(session.providerRef, 'R1', 100)).toMatchObject({ ok: true });
    expect(await refund(session.providerRef, 'R1', 200)).toMatchObject({ failure: { code: 'refund_exists' } });
    expect(await sandbox.provider.getSession(session.providerRef)).toMatchObject({
      value: { refunded: { amount: 100 } },
    });
  });

  test('only of settled payments, in their currency', async () => {
    const { session } = await payWith(sandbox, '4242424242424242');
    expect(await refund(session.providerRef, 'R1', 100, 'USD')).toMatchObject({ failure: { code: 'currency' } });
    const open = await openSession(sandbox);
    expect(await refund(open.providerRef, 'R2', 100)).toMatchObject({ failure: { code: 'not_settled' } });
  });
});
