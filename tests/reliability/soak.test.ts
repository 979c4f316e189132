import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { minute } from '#rules/durations.ts';
import { sites } from '#rules/markets.ts';
import { wholeTag } from '#tests/extent.ts';
import { testLimit } from '#tests/limits.ts';
import { memoryOf } from './attacks.ts';
import { quote } from './guest-order.ts';
import { lamp, openPayingShop, type PayingShop } from './paying-shop.ts';
import type { RealProgram } from './real-program.ts';
import { buy } from './shopper.ts';

/** Minutes that the shop is used for. The first sixth of them is for what it keeps. */
const minutes = Number(process.env['TEST_SOAK'] ?? 30);
const onlookers = 4;

const addresses = [
  '/home',
  '/collections?categoryId=table-lamps',
  '/product-detail?spu=LM-DOME',
  '/home/search?q=lamp',
  '/home/search?q=outdor',
  '/faq/list',
  '/support',
  '/nowhere',
  '/app-mall/v1/product/list?q=wifi',
  '/app-mall/v1/product/detail?spu=LM-ARC',
  '/app-mall/v1/search/suggest?q=li',
  '/sitemap.xml',
  '/readyz',
];

let at: PayingShop | undefined;
afterAll(() => at?.close());

/** One shopper who looks at everything in every market, until a time. @returns what was answered that nobody may be answered */
async function browse({ origin }: RealProgram, first: number, until: number): Promise<string[]> {
  const faults: string[] = [];
  for (let step = first; performance.now() < until; step += 1) {
    const address = addresses[step % addresses.length] ?? '';
    const headers = { site: sites[step % sites.length] ?? 'US', cookie: `site=${sites[step % sites.length]}` };
    const answer = await fetch(`${origin}${address}`, { headers });
    await answer.arrayBuffer();
    if (answer.status >= 500) faults.push(`${answer.status} ${address}`);
    await pause(20);
  }
  return faults;
}

/** Guests who buy a lamp each, one after the other, until a time. @returns how many, and what went wrong */
async function buyUntil(street: { origin: string; sandboxOrigin: string }, until: number) {
  const faults: string[] = [];
  let orders = 0;
  for (; performance.now() < until; orders += 1) {
    try {
      await buy(street, await quote(street.origin, { sku: lamp }));
    } catch (error) {
      faults.push(String(error));
    }
    await pause(200);
  }
  return { orders, faults };
}

/** Everybody at once for so many milliseconds. @returns orders that were placed, and what was wrong */
async function use(running: RealProgram, { sandboxOrigin }: PayingShop, span: number) {
  const until = performance.now() + span;
  const looks = Array.from({ length: onlookers }, (_, onlooker) => browse(running, onlooker * 3, until));
  const { orders, faults } = await buyUntil({ origin: running.origin, sandboxOrigin }, until);
  return { orders, faults: [...(await Promise.all(looks)).flat(), ...faults] };
}

it(
  `a shop that is used and bought from for ${minutes} minutes holds no more than after the first ones, and never fails`,
  { tags: [wholeTag], timeout: minutes * minute + testLimit() },
  async () => {
    at = await openPayingShop('sqlite', { shop: 5392, sandbox: 5393 });
    const running = await at.serve();
    const first = await use(running, at, (minutes * minute) / 6);
    const before = memoryOf(running.pid);
    const rest = await use(running, at, (minutes * minute * 5) / 6);
    expect([...first.faults, ...rest.faults]).toEqual([]);
    expect(rest.orders).toBeGreaterThan(first.orders);
    expect(memoryOf(running.pid) / before).toBeLessThanOrEqual(1.1);
  },
);
