import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '#server/ops/run-command.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seeded: true });
});
afterAll(() => shop.close());

const market = {
  discount: { kind: 'FIXED', amount: 2_900 },
  startTime: '2026-11-28T10:00:00Z',
  endTime: '2026-12-28T10:00:00Z',
};
const dome = { spu: 'LM-DOME', skus: ['LM-DOME-BONE', 'LM-DOME-INK'] };
const bundle = () => ({
  ...{ suitId: randomUUID(), title: 'Table set', summary: 'Two of a kind.', room: 'DESK' },
  items: [dome, { spu: 'LM-PEBBLE', skus: ['LM-PEBBLE-1'], quantity: 2, optional: true }],
  markets: { US: market, EU: { ...market, discount: { kind: 'PERCENT', percent: 15 }, perBuyerLimit: 2 } },
});

async function create(contents: object | string): Promise<string> {
  const file = path.join(shop.config.dataDir, `${randomUUID()}.json`);
  await writeFile(file, typeof contents === 'string' ? contents : JSON.stringify(contents));
  const output = await runCommand(shop, ['suit', 'create', file]);
  return output instanceof Uint8Array ? '' : output.join('\n');
}

it('writes a bundle as a draft, once', async () => {
  const file = bundle();
  expect(await create(file)).toContain(`${file.suitId} is DRAFT`);
  const terms = shop.db.selectFrom('suit_terms').select(['site', 'discount_kind', 'discount_value', 'per_buyer_limit']);
  expect(await terms.where('suit_id', '=', file.suitId).orderBy('site').execute()).toEqual([
    { site: 'EU', discount_kind: 'PERCENT', discount_value: 15, per_buyer_limit: 2 },
    { site: 'US', discount_kind: 'FIXED', discount_value: 2_900, per_buyer_limit: null },
  ]);
  await expect(create(file)).rejects.toThrow(`The promotion "${file.suitId}" already exists.`);
});

it.each([
  ['no JSON', () => '{', 'The file isn’t JSON'],
  ['a field that is none', () => ({ ...bundle(), price: 1 }), 'bundle.price isn’t a field'],
  ['a room that is none', () => ({ ...bundle(), room: 'CELLAR' }), 'bundle.room must be one of'],
  ['nothing required', () => ({ ...bundle(), items: [{ ...dome, optional: true }] }), 'bundle.items must have one'],
  ['one variant in two items', () => ({ ...bundle(), items: [dome, dome] }), 'LM-DOME-BONE twice'],
  [
    'a variant of another product',
    () => ({ ...bundle(), items: [{ ...dome, skus: ['LM-HUB-1'] }] }),
    'no variant LM-HUB-1',
  ],
  ['no market', () => ({ ...bundle(), markets: {} }), 'bundle.markets must have one market'],
  ['an unknown market', () => ({ ...bundle(), markets: { XX: market } }), 'bundle.markets.XX isn’t a field'],
  [
    'a discount above 90 %',
    () => ({ ...bundle(), markets: { US: { ...market, discount: { kind: 'PERCENT', percent: 91 } } } }),
    'bundle.markets.US.discount.percent must be a whole number from 1 to 90',
  ],
  [
    'an end before the start',
    () => ({ ...bundle(), markets: { US: { ...market, endTime: market.startTime } } }),
    'bundle.markets.US.endTime must be after the start',
  ],
])('refuses %s, and says where', async (_, contents, message) => {
  await expect(create(contents())).rejects.toThrow(message);
});
