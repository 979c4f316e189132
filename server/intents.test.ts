import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopError } from './contract/shop-error.ts';
import { withTransaction } from './db/transaction.ts';
import { type Intent, once } from './intents.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const revoke = (
  key: string,
  request: unknown,
  work: () => Promise<string>,
  more: Partial<Intent<'revokeOrder'>> = {},
) =>
  withTransaction(shop, 'durable', async (tx) => {
    const intent = { operation: 'revokeOrder', subject: 'a', key, request, ...more } as const;
    return (await once(shop, tx, intent, async () => ({ revokeNo: await work() }))).revokeNo;
  });

const refusalOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    (error: ShopError) => error.code,
  );

describe('an idempotency key', () => {
  it('gives the second caller the bytes of the first', async () => {
    let runs = 0;
    const merge = () =>
      withTransaction(shop, 'durable', (tx) =>
        once(shop, tx, { operation: 'mergeCart', subject: 'a', key: 'same', request: { sku: 'ARC' } }, async () => {
          runs += 1;
          return [{ id: `line ${runs}`, sku: 'ARC', buyType: 0, quantity: 1, selected: true, mergeNote: 'LIMIT' }];
        }),
      );
    const first = await merge();
    expect(JSON.stringify(await merge())).toBe(JSON.stringify(first));
    expect(runs).toBe(1);
  });

  it('does not depend on the order of the fields of its request, but on the order of its lists', async () => {
    const request = { a: 1, b: { c: [1, 2], d: 2 } };
    await revoke('fields', request, async () => 'first');
    expect(await revoke('fields', { b: { d: 2, c: [1, 2] }, a: 1 }, async () => 'second')).toBe('first');
    const other = revoke('fields', { a: 1, b: { c: [2, 1], d: 2 } }, async () => 'third');
    expect(await refusalOf(other)).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('is refused with another request', async () => {
    await revoke('mixed', { quantity: 1 }, async () => 'first');
    expect(await refusalOf(revoke('mixed', { quantity: 2 }, async () => 'second'))).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('belongs to its subject', async () => {
    const of = (subject: string) => revoke('shared', {}, async () => subject, { subject });
    expect([await of('order a'), await of('order b')]).toEqual(['order a', 'order b']);
  });

  it('belongs to its operation', async () => {
    await revoke('operations', {}, async () => 'revoked');
    const paid = await withTransaction(shop, 'durable', (tx) =>
      once(shop, tx, { operation: 'createPayment', subject: 'a', key: 'operations', request: {} }, async () => ({
        paymentNo: 'paid',
      })),
    );
    expect(paid).toEqual({ paymentNo: 'paid' });
  });

  it('lets one of twenty callers at once do the work', async () => {
    let runs = 0;
    const work = async () => String((runs += 1));
    const answers = await Promise.all(Array.from({ length: 20 }, () => revoke('race', {}, work)));
    expect(runs).toBe(1);
    expect(new Set(answers)).toEqual(new Set(['1']));
  });

  it('is free again when the work failed', async () => {
    await expect(revoke('failed', {}, async () => Promise.reject(new Error('no stock')))).rejects.toThrow('no stock');
    expect(await revoke('failed', {}, async () => 'done')).toBe('done');
  });

  it('is kept for two days and not a millisecond longer', async () => {
    await revoke('old', {}, async () => 'first');
    shop.clock.advance(48 * 3_600_000 - 1);
    expect(await revoke('old', {}, async () => 'second')).toBe('first');
    shop.clock.advance(1);
    expect(await revoke('old', {}, async () => 'third')).toBe('third');
  });

  it('of a merge is kept as long as a browser may keep the cart of a guest', async () => {
    const merge = () =>
      withTransaction(shop, 'durable', (tx) =>
        once(shop, tx, { operation: 'mergeCart', subject: 'a', key: 'kept', request: {} }, async () => {
          runs += 1;
          return [];
        }),
      );
    let runs = 0;
    await merge();
    shop.clock.advance(399 * 24 * 3_600_000);
    await merge();
    expect(runs).toBe(1);
  });
});
