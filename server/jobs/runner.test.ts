import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { runJobs } from './runner.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('the jobs', () => {
  it('run when their pause is over and not before, whatever becomes of the clock meanwhile', async () => {
    let [runs, elapsed] = [0, 5_000];
    const count = { name: 'count', everyMs: 1_000, run: async () => (runs += 1) };
    const runner = runJobs(shop, [count], { loop: false, elapsed: () => elapsed });
    await runner.tick();
    // Somebody puts right a clock that went an hour fast.
    shop.clock.advance(-3_600_000);
    elapsed += 999;
    await runner.tick();
    expect(runs).toBe(1);
    elapsed += 1;
    await runner.tick();
    expect(runs).toBe(2);
  });

  it('never overlap themselves and are waited for at the end', async () => {
    let finish = (): void => {};
    let started = 0;
    const run = (): Promise<void> => {
      started += 1;
      return new Promise((resolve) => {
        finish = resolve;
      });
    };
    const runner = runJobs(shop, [{ name: 'slow', everyMs: 0, run }], { loop: false });
    const first = runner.tick();
    const second = runner.tick();
    expect(started).toBe(1);
    let stopped = false;
    const stopping = runner.stop().then(() => (stopped = true));
    await Promise.resolve();
    expect(stopped).toBe(false);
    finish();
    await Promise.all([first, second, stopping]);
    expect(stopped).toBe(true);
  });

  it('survive a failure of one of them', async () => {
    let runs = 0;
    const jobs = [
      { name: 'broken', everyMs: 0, run: async () => Promise.reject(new Error('broken')) },
      { name: 'sound', everyMs: 0, run: async () => (runs += 1) },
    ];
    const runner = runJobs(shop, jobs, { loop: false });
    await runner.tick();
    await runner.tick();
    expect(runs).toBe(2);
  });
});
