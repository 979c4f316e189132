import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minute } from '#rules/durations.ts';
import { sites } from '#rules/markets.ts';
import { wholeTag } from '#tests/extent.ts';
import { memoryOf } from './attacks.ts';
import { type RealProgram, startProgram } from './real-program.ts';
import { openShopDatabase, type ShopDatabase } from './shop-database.ts';

/** Minutes that the shop is used for, where somebody asks for it: 30 say something. The first sixth of them is for what it keeps. */
const minutes = Number(process.env['TEST_SOAK'] ?? 0);
const shoppers = 4;
const port = 5392;

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

let shop: ShopDatabase | undefined;
let program: RealProgram | undefined;
beforeAll(async () => {
  if (minutes === 0) return;
  shop = await openShopDatabase('sqlite');
  const env = { ...shop.env, PORT: String(port), SANDBOX_PORT: '0', CARRIER_PORT: '0', BEACON_PORT: '0' };
  program = await startProgram({ program: 'server/main.ts', port, env, ready: '/readyz' });
}, 120_000);
afterAll(async () => {
  await program?.stop();
  await shop?.close();
});

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

const browseAll = async (running: RealProgram, span: number): Promise<string[]> => {
  const until = performance.now() + span;
  const faults = Array.from({ length: shoppers }, (_, shopper) => browse(running, shopper * 3, until));
  return (await Promise.all(faults)).flat();
};

it.skipIf(minutes === 0)(
  `a shop that is used for ${minutes} minutes holds no more than after the first ones, and never fails`,
  { tags: [wholeTag], timeout: (minutes + 5) * minute },
  async () => {
    const running = program ?? expect.fail('no shop runs');
    const faults = await browseAll(running, (minutes * minute) / 6);
    const before = memoryOf(running.pid);
    faults.push(...(await browseAll(running, (minutes * minute * 5) / 6)));
    expect(faults).toEqual([]);
    expect(memoryOf(running.pid) / before).toBeLessThanOrEqual(1.1);
  },
);
