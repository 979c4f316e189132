import { afterAll, beforeAll, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { openSeededShop, type SeededShop } from './catalogue-fixture.ts';
import { heldBackCases } from './held-back-cases.ts';
import { type SearchCase, searchCases } from './search-cases.ts';
import { searchesKept, searchJobs } from './searches-without-result.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await openSeededShop();
});
afterAll(() => seeded.close());

const leastUseful = 0.95;

/** What the answer lacks; undefined for a useful one. */
async function lackOf({ words, site, first, never = [], filter, isMissing }: SearchCase): Promise<string | undefined> {
  const { list, total, without, applied } = await seeded.api.ok('listProducts', { query: { q: words }, site });
  const shown = list.slice(0, 3).map(({ spu }) => spu);
  const isUseful =
    (first === undefined || first.some((spu) => shown.includes(spu))) &&
    !never.some((spu) => shown.includes(spu)) &&
    (filter === undefined || (total > 0 && applied.some(({ key, value }) => `${key} ${value}` === filter))) &&
    (isMissing === undefined || total === 0 || without !== undefined);
  return isUseful ? undefined : `${site} ${words}: ${shown.join(' ')} without ${without?.join(' ') ?? 'nothing'}`;
}

it.each([
  ['the search was tuned with', searchCases, 120],
  ['were held back', heldBackCases, 60],
])('answers what people type: those that %s', async (_which, cases, atLeast) => {
  const lacking: string[] = [];
  for (const each of cases) {
    const lack = await lackOf(each);
    if (lack !== undefined) lacking.push(lack);
  }
  expect(cases.length).toBeGreaterThanOrEqual(atLeast);
  expect(1 - lacking.length / cases.length, lacking.join('\n')).toBeGreaterThanOrEqual(leastUseful);
});

it('keeps what two callers of a day found nothing for, without what tells of a person, and no more than a share', async () => {
  const { api, shop } = seeded;
  await shop.db.deleteFrom('searches_without_result').execute();
  await shop.db.deleteFrom('daily_counts').execute();
  const [caller, sameHome, other] = ['2001:db8:1:1::1', '2001:db8:1:1::2', '192.0.2.7'];
  const search = (q: string, ip: string) => api.ok('listProducts', { query: { q }, ip });
  const readRows = () => shop.db.selectFrom('searches_without_result').select(['words', 'count', 'shown']).execute();
  for (const ip of [caller, sameHome, caller]) await search('zeppelin', ip);
  shop.clock.advance(day);
  await search('zeppelin', caller);
  expect(await readRows()).toEqual([]);
  expect(await runCommand(shop, ['search', 'without-result'])).toEqual([
    'No two shoppers searched for the same missing thing on one day.',
  ]);
  for (const q of ['Zeppelin', 'zeppelin!', 'ada@lampyris.test', '+49 170 1234567', 'lamp'])
    for (const ip of [caller, other]) await search(q, ip);
  expect(await readRows()).toEqual([{ words: 'zeppelin', count: 2, shown: 0 }]);
  shop.clock.advance(day);
  await search('zeppelin', caller);
  expect(await runCommand(shop, ['search', 'without-result', '--site', 'US'])).toEqual([
    expect.stringMatching(/^ {4}3 {2}US {2}zeppelin {2}\(0 shown instead; last on /),
  ]);
  const nonsense = Array.from({ length: searchesKept.ofNetwork + 5 }, (_, at) => `qqzz${'x'.repeat(at)}`);
  shop.clock.advance(day);
  for (const q of nonsense) for (const ip of [caller, other]) await search(q, ip);
  expect(await readRows()).toHaveLength(searchesKept.ofNetwork + 1);
  const more = Array.from({ length: searchesKept.rows }, (_, at) => ({ words: `more ${at}`, count: 3, shown: 0 }));
  const time = { first_time: 0, last_time: shop.clock.now() };
  await shop.db
    .insertInto('searches_without_result')
    .values(more.map((row) => ({ ...row, ...time, site: 'GB' as const })))
    .execute();
  for (const { run } of searchJobs) await run(shop);
  const rows = await readRows();
  expect(rows).toHaveLength(searchesKept.rows);
  expect(rows.filter(({ count }) => count === 2)).toEqual([]);
});
