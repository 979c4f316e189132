import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { day } from '#rules/durations.ts';
import type { DisputeQuery, DisputeStatus } from '../provider.ts';
import { disputesAtOnce } from './dispute-calls.ts';
import { payWith, price, startSandbox, type TestSandbox } from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const paid = async (number = '4242424242424242') => (await payWith(sandbox, number)).session;
const form = (path: string, fields: Record<string, string>) =>
  fetch(new URL(path, sandbox.origin), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const dispute = (providerRef: string, amount = '') =>
  form(`/sessions/${providerRef}/dispute`, { reason: 'fraudulent', amount });
const close = (disputeRef: string, verdict: DisputeStatus) => form(`/disputes/${disputeRef}/close`, { verdict });
const list = async (query: DisputeQuery = {}) => {
  const disputes = await sandbox.provider.listDisputes(query);
  if (!disputes.ok) throw new Error(disputes.failure.message);
  return disputes.value;
};
const refund = (providerRef: string, refundNo: string, amount: number) =>
  sandbox.provider.refund({ providerRef, refundNo, amount: { ...price, amount }, idempotencyKey: refundNo });
/** The webhooks so far, as the adapter reads them. */
const webhooks = async () => {
  await sandbox.tick();
  return sandbox.inbox.received.map(({ body, headers }) => {
    const event = sandbox.provider.verifyWebhook(body, headers);
    if (!event.ok) throw new Error(event.failure.reason);
    return event.value;
  });
};

describe('a dispute', () => {
  test('of a whole payment is told by a signed webhook, in the list and by itself', async () => {
    const { providerRef } = await paid();
    await dispute(providerRef);
    const [found] = (await list({ providerRef })).list;
    expect(found).toMatchObject({
      providerRef,
      amount: price,
      reason: 'fraudulent',
      status: 'OPEN',
      evidenceDueTime: sandbox.clock.now + 14 * day,
    });
    expect(await sandbox.provider.getDispute(found?.disputeRef ?? '')).toEqual({ ok: true, value: found });
    const events = await webhooks();
    expect(events.map(({ kind }) => kind)).toEqual(['payment.settled', 'dispute.opened']);
    expect(events[1]?.dispute).toEqual(found);
  });

  test.each([
    ['WON', 'dispute.won'],
    ['LOST', 'dispute.lost'],
  ] as const)('ends as %s once', async (verdict, kind) => {
    const { providerRef } = await paid();
    await dispute(providerRef, '1000');
    const [opened] = (await list()).list;
    await close(opened?.disputeRef ?? '', verdict);
    await close(opened?.disputeRef ?? '', verdict === 'WON' ? 'LOST' : 'WON');
    const [closed] = (await list()).list;
    expect(closed).toMatchObject({ status: verdict, closedTime: sandbox.clock.now });
    expect((await webhooks()).map((event) => event.kind)).toEqual(['payment.settled', 'dispute.opened', kind]);
  });

  test('is lost when no evidence came in time, not a millisecond before', async () => {
    await dispute((await paid()).providerRef);
    sandbox.clock.now += 14 * day - 1;
    await sandbox.tick();
    expect((await list()).list).toMatchObject([{ status: 'OPEN' }]);
    sandbox.clock.now += 1;
    await sandbox.tick();
    expect((await list()).list).toMatchObject([{ status: 'LOST' }]);
  });

  test('follows a payment with the test card for it some seconds later, once', async () => {
    const { providerRef } = await paid('4000000000000259');
    await sandbox.tick();
    expect((await list()).list).toEqual([]);
    sandbox.clock.now += 5_000;
    await sandbox.tick();
    await sandbox.tick();
    expect((await list()).list).toMatchObject([{ providerRef, amount: price, status: 'OPEN' }]);
  });

  test('needs money that is left: neither given back nor disputed already', async () => {
    const { providerRef } = await paid();
    await refund(providerRef, 'R1', 412);
    await dispute(providerRef, '8001');
    expect((await list()).list).toEqual([]);
    await dispute(providerRef, '7000');
    // The list is in the order of time.
    sandbox.clock.now += 1;
    await dispute(providerRef);
    await dispute(providerRef);
    expect((await list()).list.map(({ amount }) => amount.amount)).toEqual([7_000, 1_000]);
  });

  test('of what was never paid is not possible', async () => {
    const { providerRef } = await paid('4000000000000002');
    await dispute(providerRef);
    expect((await list()).list).toEqual([]);
    expect((await dispute('ps_unknown')).status).toBe(404);
    expect((await close('dp_unknown', 'WON')).status).toBe(404);
    expect(await sandbox.provider.getDispute('dp_unknown')).toMatchObject({ failure: { code: 'unknown_dispute' } });
  });
});

describe('a refund of a disputed payment', () => {
  test('gets what the bank has left, and the rest once the dispute is won', async () => {
    const { providerRef } = await paid();
    await dispute(providerRef, '8000');
    expect(await refund(providerRef, 'R1', 413)).toMatchObject({
      failure: { kind: 'declined', code: 'charge_disputed' },
    });
    expect(await refund(providerRef, 'R2', 412)).toMatchObject({ ok: true });
    const [opened] = (await list()).list;
    await close(opened?.disputeRef ?? '', 'WON');
    expect(await refund(providerRef, 'R3', 8_000)).toMatchObject({ ok: true });
  });

  test('is declined for good once the dispute is lost', async () => {
    const { providerRef } = await paid();
    await dispute(providerRef);
    const [opened] = (await list()).list;
    await close(opened?.disputeRef ?? '', 'LOST');
    expect(await refund(providerRef, 'R1', 1)).toMatchObject({ failure: { code: 'charge_disputed' } });
  });
});

describe('the list of disputes', () => {
  test('holds those that changed since an instant, whenever they began', async () => {
    for (const amount of ['100', '200', '300']) await dispute((await paid()).providerRef, amount);
    const [first] = (await list()).list;
    sandbox.clock.now += 60_000;
    expect((await list({ changedSince: sandbox.clock.now })).list).toEqual([]);
    await close(first?.disputeRef ?? '', 'WON');
    expect((await list({ changedSince: sandbox.clock.now })).list).toMatchObject([{ disputeRef: first?.disputeRef }]);
  });

  test('comes in pages, each dispute once, also of one instant', async () => {
    const { providerRef } = await paid();
    for (let index = 0; index < disputesAtOnce + 5; index += 1) await dispute(providerRef, '1');
    const first = await list();
    const second = await list({ after: first.next });
    expect([first.list.length, second.list.length, second.next]).toEqual([disputesAtOnce, 5, undefined]);
    const refs = [...first.list, ...second.list].map(({ disputeRef }) => disputeRef);
    expect(new Set(refs).size).toBe(disputesAtOnce + 5);
  });
});

test('the page of the operator shows a dispute with what the bank may decide', async () => {
  await dispute((await paid()).providerRef, '1000');
  const page = await (await fetch(sandbox.origin)).text();
  expect(page).toContain('The shop wins');
  expect(page).toContain('€10.00');
});
