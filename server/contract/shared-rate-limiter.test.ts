import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeClock } from '../testing/fake-clock.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { networksOf, oneCaller } from '../security/network.ts';
import { memoryRateLimiter } from './rate-limiter.ts';
import { countShared } from './shared-rate-limiter.ts';

const tenAMinute = { calls: 10, perMs: 60_000 };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const take = (who: string) => countShared(shop, 'sendCode', tenAMinute, oneCaller(who));
const passedOf = async (calls: readonly (() => unknown)[]): Promise<number> => {
  const settled = await Promise.allSettled(calls.map(async (call) => call()));
  return settled.filter(({ status }) => status === 'fulfilled').length;
};

describe('a limit that all processes share', () => {
  it('lets exactly so many calls through, where the memory of two processes lets twice as many', async () => {
    const processes = [memoryRateLimiter(fakeClock()), memoryRateLimiter(fakeClock())];
    const alone = processes.flatMap((limiter) =>
      Array.from({ length: 20 }, () => () => limiter.take('sendCode', tenAMinute, oneCaller('both'))),
    );
    expect(await passedOf(alone)).toBe(20);
    expect(await passedOf(Array.from({ length: 40 }, () => () => take('both')))).toBe(10);
  });

  it('counts a home as a whole: 256 networks of a /56 have what two have', async () => {
    const call = (index: number) => () =>
      countShared(shop, 'sendCode', tenAMinute, networksOf(`2001:db8:0:${index.toString(16)}::7`));
    const calls = Array.from({ length: 64 }, (_, index) => call(index));
    expect(await passedOf(calls)).toBe(20);
    expect(await passedOf([() => countShared(shop, 'sendCode', tenAMinute, networksOf('203.0.113.7'))])).toBe(1);
  });

  it('gives one call back after a tenth of the time, and says how long that is', async () => {
    await passedOf(Array.from({ length: 10 }, () => () => take('later')));
    await expect(take('later')).rejects.toMatchObject({ httpStatus: 429, data: { retryAfter: 6 } });
    shop.clock.advance(6_001);
    expect(await passedOf([() => take('later'), () => take('later')])).toBe(1);
    shop.clock.advance(3_600_000);
    expect(await passedOf(Array.from({ length: 20 }, () => () => take('later')))).toBe(10);
  });
});
