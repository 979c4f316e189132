import { describe, expect, it } from 'vitest';
import type { ShopError } from './shop-error.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { networksOf, oneCaller } from '../security/network.ts';
import { memoryRateLimiter } from './rate-limiter.ts';
import { limitOf } from './rate-limits.ts';

const tenAMinute = { calls: 10, perMs: 60_000, bodyBytes: 1 };

const allowed = (take: () => void, tries: number): number => {
  let count = 0;
  for (let index = 0; index < tries; index += 1) {
    try {
      take();
      count += 1;
    } catch {
      break;
    }
  }
  return count;
};

describe('a rate limit', () => {
  it('lets exactly so many calls through in a burst', () => {
    const limiter = memoryRateLimiter(fakeClock());
    expect(allowed(() => limiter.take('login', tenAMinute, oneCaller('1.2.3.4')), 50)).toBe(10);
  });

  it('gives one call back after a tenth of the time, not a millisecond earlier', () => {
    const clock = fakeClock();
    const limiter = memoryRateLimiter(clock);
    allowed(() => limiter.take('login', tenAMinute, oneCaller('a')), 10);
    clock.advance(5_999);
    expect(allowed(() => limiter.take('login', tenAMinute, oneCaller('a')), 1)).toBe(0);
    clock.advance(1);
    expect(allowed(() => limiter.take('login', tenAMinute, oneCaller('a')), 2)).toBe(1);
  });

  it('says over HTTP 429 how many seconds to wait', () => {
    const limiter = memoryRateLimiter(fakeClock());
    allowed(() => limiter.take('login', tenAMinute, oneCaller('a')), 10);
    expect(() => limiter.take('login', tenAMinute, oneCaller('a'))).toThrow(
      expect.objectContaining({
        code: 'RATE_LIMITED',
        httpStatus: 429,
        data: { retryAfter: 6 },
      } satisfies Partial<ShopError>),
    );
  });

  it('is counted per operation and per caller', () => {
    const limiter = memoryRateLimiter(fakeClock());
    allowed(() => limiter.take('login', tenAMinute, oneCaller('a')), 10);
    expect(allowed(() => limiter.take('login', tenAMinute, oneCaller('b')), 20)).toBe(10);
    expect(allowed(() => limiter.take('sendCode', tenAMinute, oneCaller('a')), 20)).toBe(10);
  });

  it('is larger for a home than for one network of it, and is not drawn from by what is refused', () => {
    const limiter = memoryRateLimiter(fakeClock());
    const from = (ip: string, tries: number) => allowed(() => limiter.take('login', tenAMinute, networksOf(ip)), tries);
    expect(from('2001:db8:0:1::7', 1_000)).toBe(10);
    for (let index = 0; index < 100; index += 1) from('2001:db8:0:1::7', 1);
    expect(from('2001:db8:0:2::7', 1_000)).toBe(10);
    // The third network of a /56, and of a /48 the third /56.
    expect(from('2001:db8:0:3::7', 1)).toBe(0);
    expect([from('2001:db8:0:100::7', 1_000), from('2001:db8:0:101::7', 1_000)]).toEqual([10, 10]);
    expect(from('2001:db8:0:200::7', 1)).toBe(0);
    expect(from('2001:db8:1::7', 1)).toBe(1);
    const before = limiter.size;
    for (let index = 0x10; index < 0x60; index += 1) from(`2001:db8:0:${index.toString(16)}::7`, 1);
    expect(limiter.size).toBe(before);
  });

  it('keeps a bounded number of callers and does not forgive a busy one for it', () => {
    const limiter = memoryRateLimiter(fakeClock(), 1_000);
    allowed(() => limiter.take('login', tenAMinute, oneCaller('busy')), 10);
    for (let index = 0; index < 5_000; index += 1) {
      limiter.take('login', tenAMinute, oneCaller(`caller ${index}`));
      if (index % 500 === 0) expect(allowed(() => limiter.take('login', tenAMinute, oneCaller('busy')), 1)).toBe(0);
    }
    expect(limiter.size).toBe(1_000);
  });

  it('ignores a clock that is set back', () => {
    const clock = fakeClock();
    const limiter = memoryRateLimiter(clock);
    allowed(() => limiter.take('login', tenAMinute, oneCaller('a')), 10);
    clock.advance(-3_600_000);
    expect(allowed(() => limiter.take('login', tenAMinute, oneCaller('a')), 1)).toBe(0);
  });

  it('is strict where the specification asks for it', () => {
    expect(limitOf('checkEmail')).toMatchObject({ calls: 10, perMs: 60_000 });
    expect(limitOf('listProducts').calls).toBe(600);
  });
});
