import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopError } from './contract/shop-error.ts';
import { withTransaction } from './db/transaction.ts';
import { once, requestHash } from './idempotency.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const order = (key: string, request: unknown, work: () => Promise<unknown>) =>
  withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, { scope: 'createOrder a', key, requestHash: requestHash(request) }, work),
  );

const refusalOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    (error: ShopError) => error.code,
  );

describe('an idempotency key', () => {
  it('gives the second caller the bytes of the first', async () => {
    let runs = 0;
    const work = async () => ({ orderNo: `L${(runs += 1)}`, nested: [1, { a: null }] });
    const first = await order('same', { sku: 'ARC' }, work);
    const second = await order('same', { sku: 'ARC' }, work);
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    expect(runs).toBe(1);
  });

  it('does not depend on the order of the request’s keys', async () => {
    expect(requestHash({ a: 1, b: { c: [1, 2], d: 2 } })).toBe(requestHash({ b: { d: 2, c: [1, 2] }, a: 1 }));
    expect(requestHash({ a: [1, 2] })).not.toBe(requestHash({ a: [2, 1] }));
  });

  it('is refused with another request', async () => {
    await order('mixed', { quantity: 1 }, async () => 'first');
    expect(await refusalOf(order('mixed', { quantity: 2 }, async () => 'second'))).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('belongs to its scope', async () => {
    const of = (scope: string) =>
      withTransaction(shop, 'durable', (tx) =>
        once(shop, tx, { scope, key: 'shared', requestHash: 'h' }, async () => scope),
      );
    expect([await of('a'), await of('b')]).toEqual(['a', 'b']);
  });

  it('lets one of twenty callers at once do the work', async () => {
    let runs = 0;
    const answers = await Promise.all(Array.from({ length: 20 }, () => order('race', {}, async () => (runs += 1))));
    expect(runs).toBe(1);
    expect(new Set(answers)).toEqual(new Set([1]));
  });

  it('is free again when the work failed', async () => {
    await expect(order('failed', {}, async () => Promise.reject(new Error('no stock')))).rejects.toThrow('no stock');
    expect(await order('failed', {}, async () => 'done')).toBe('done');
  });

  it('is kept for two days and not a millisecond longer', async () => {
    await order('old', {}, async () => 'first');
    shop.clock.advance(48 * 3_600_000 - 1);
    expect(await order('old', {}, async () => 'second')).toBe('first');
    shop.clock.advance(1);
    expect(await order('old', {}, async () => 'third')).toBe('third');
  });
});
