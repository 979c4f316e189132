import { afterAll, beforeAll, expect, test } from 'vitest';
import { movementsAtOnce } from './movement-calls.ts';
import { payWith, startSandbox, type TestSandbox } from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

test('charges and refunds are listed from an instant on, page by page', async () => {
  const { session } = await payWith(sandbox, '4242424242424242');
  const { providerRef, orderNo, paymentNo, amount } = session;
  const first = sandbox.clock.now;
  const more = sandbox.sandbox.db.prepare('insert into charges values (?, ?, ?, ?, ?, ?, ?)');
  for (let count = 0; count < movementsAtOnce; count += 1) {
    more.run(`ch_${String(count).padStart(3, '0')}`, providerRef, paymentNo, orderNo, 1, 'EUR', first + 5);
  }
  const one = await sandbox.provider.listCharges({ since: first });
  if (!one.ok) throw new Error(one.failure.message);
  expect(one.value.list).toHaveLength(movementsAtOnce);
  expect(one.value.list[0]).toMatchObject({ providerRef, orderNo, paymentNo, amount, createdTime: first });
  const other = await sandbox.provider.listCharges({ since: first, after: one.value.next });
  expect(other).toMatchObject({ ok: true, value: { list: [{ chargeRef: 'ch_099' }] } });
  expect(await sandbox.provider.listCharges({ since: first + 6 })).toEqual({ ok: true, value: { list: [] } });

  sandbox.clock.now += 10;
  await sandbox.provider.refund({
    providerRef,
    refundNo: 'R1',
    amount: { ...amount, amount: 9 },
    idempotencyKey: 'R1',
  });
  expect(await sandbox.provider.listRefunds({ since: first })).toMatchObject({
    ok: true,
    value: {
      list: [{ refundNo: 'R1', providerRef, amount: { amount: 9 }, status: 'SETTLED', createdTime: first + 10 }],
    },
  });
});
