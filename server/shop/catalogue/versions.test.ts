import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hour } from '#rules/durations.ts';
import type { Db } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { seed } from '#server/seed/seed.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { type CartShop, openCartShop } from '../cart/cart-fixture.ts';
import { checkoutOf } from '../checkout/checkout-fixture.ts';
import { updateRating } from '../community/update-rating.ts';
import { createLadder } from '../promotions/early-birds/create-ladder.ts';
import { releaseReservations } from '../stock/settle-reservations.ts';
import { importPrices } from './import-prices.ts';
import { setLaunch } from './set-launch.ts';
import { raiseVersions, readVersions, type Scope } from './versions.ts';

let open: CartShop;
let shop: TestShop;
beforeAll(async () => {
  open = await openCartShop();
  ({ shop } = open);
});
afterAll(() => open.close());

/** The scopes whose version is another one after something was done. */
async function raisedBy(act: () => Promise<unknown>): Promise<Scope[]> {
  const before = (await readVersions(shop)).of;
  await act();
  const after = (await readVersions(shop)).of;
  return [...after].flatMap(([scope, version]) => (version === before.get(scope) ? [] : [scope])).toSorted();
}
const every: readonly Scope[] = ['CA', 'CATALOGUE', 'EU', 'GB', 'HELP', 'JA', 'PROMOTIONS', 'US'];
const sku = 'LM-CUBE-1';

describe('what raises a version', () => {
  it('is a price file, in the markets whose prices it changes', async () => {
    const rows = [
      { sku, site: 'US' as const, listAmount: 4_321 },
      { sku, site: 'GB' as const, listAmount: 3_210 },
    ];
    expect(await raisedBy(() => importPrices(shop, rows))).toEqual(['GB', 'US']);
    expect(await raisedBy(() => importPrices(shop, rows))).toEqual([]);
  });

  it('is a launch, in its market', async () => {
    const launch = { spu: 'LM-CUBE', site: 'EU', launchTime: shop.clock.now() + hour } as const;
    expect(await raisedBy(() => setLaunch(shop, launch))).toEqual(['EU']);
    expect(await raisedBy(() => setLaunch(shop, launch))).toEqual([]);
    expect(await raisedBy(() => setLaunch(shop, { ...launch, launchTime: null }))).toEqual(['EU']);
  });

  it('is a rating', async () => {
    const rate = () => withTransaction(shop, 'durable', (tx) => updateRating(shop, tx, 'LM-CUBE'));
    expect(await raisedBy(rate)).toEqual(['CATALOGUE']);
  });

  it('is a promotion that gets items, and one that is moved', async () => {
    const handle = 'raising';
    const amounts = { US: 5_000 };
    const window = { previewTime: null, startTime: 0, endTime: 1 };
    const plan = {
      handle,
      title: 'A ladder',
      summary: '',
      sku,
      perOrderLimit: 1,
      perBuyerLimit: 1,
      steps: [{ quota: 1, amounts }],
      windows: { US: window },
    };
    const write = () => withTransaction(shop, 'durable', (tx) => createLadder(tx, plan, 'SCHEDULED', shop.clock.now()));
    expect(await raisedBy(write)).toEqual(['PROMOTIONS']);
    expect(await raisedBy(() => runCommand(shop, ['promo', 'archive', handle]))).toEqual(['PROMOTIONS']);
  });

  it('is a chapter of the seed that an upgrade brings, and none that is there', async () => {
    const upgrade = () => seed(shop.database, shop.clock, { demoShopper: false });
    expect(await raisedBy(upgrade)).toEqual([]);
    await shop.db.updateTable('seed_chapters').set({ version: 0 }).where('name', '=', 'facets').execute();
    expect(await raisedBy(upgrade)).toEqual(every);
  });

  it('is an operator who has changed rows by hand', async () => {
    expect(await raisedBy(() => runCommand(shop, ['catalogue', 'reread']))).toEqual(every);
  });

  it('is no stock that is set, held for an order or given back', async () => {
    const sell = async () => {
      await runCommand(shop, ['stock', 'set', sku, 'US', '7']);
      const { data } = await checkoutOf(open).order([{ sku, quantity: 1 }]);
      await withTransaction(shop, 'durable', (tx) => releaseReservations(shop, tx, data.orderNo));
    };
    expect(await raisedBy(sell)).toEqual([]);
  });

  it('is no trigger: no table has one', async () => {
    const { rows } = await (
      shop.database.engine === 'sqlite'
        ? sql`select name from sqlite_master where type = 'trigger'`
        : sql`select tgname from pg_trigger where not tgisinternal`
    ).execute(shop.db);
    expect(rows).toEqual([]);
  });
});

describe('two transactions that raise a version at the same time', () => {
  const crowd = 20;
  const versionRow = (db: Db) => db.selectFrom('catalogue_versions').select('version').where('scope', '=', 'US');
  it('never leave the same one', async () => {
    const versions = await Promise.all(
      Array.from({ length: crowd }, () =>
        withTransaction(shop, 'durable', async (tx) => {
          await raiseVersions(tx, ['US']);
          return (await versionRow(tx).executeTakeFirstOrThrow()).version;
        }),
      ),
    );
    expect(new Set(versions).size).toBe(crowd);
  });

  it('would if they read it first and wrote what they have read', async () => {
    const seen = await Promise.all(Array.from({ length: crowd }, () => versionRow(shop.db).executeTakeFirstOrThrow()));
    const left = await Promise.all(
      seen.map(({ version }) =>
        shop.db
          .updateTable('catalogue_versions')
          .set({ version: version + 1 })
          .where('scope', '=', 'US')
          .returning('version')
          .executeTakeFirstOrThrow(),
      ),
    );
    expect(new Set(left.map(({ version }) => version)).size).toBeLessThan(crowd);
  });
});

const root = resolve(import.meta.dirname, '../../..');
const tables =
  'products|skus|facets|product_facets|categories|product_categories|collections|product_collections|warranties|energy_labels|search_terms|search_hot|sku_markets|product_launches|promotions|promotion_windows|promo_sessions|promo_items';
const writes = new RegExp(
  `(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto|insertRows)\\(\\s*(?:tx,\\s*)?'(?:${tables})'`,
);
const priceColumns =
  /\b(?:sellable|currency|list_amount|sale_amount|sale_start|sale_end|prior_lowest_amount|per_order_limit|per_user_limit|preorder_ship_at)\b/;

/** What the updates of a market's rows set; undefined where one of them cannot be read. */
function stockSets(text: string): string[] | undefined {
  const sets = [...text.matchAll(/updateTable\('sku_markets'\)\s*\.set\(([\s\S]*?)\)\s*\.where/g)].map(
    ([, set = '']) => set,
  );
  return sets.length === [...text.matchAll(new RegExp(writes, 'g'))].length ? sets : undefined;
}

/** Files that write the tables and raise nothing. */
const silent: readonly { readonly where: RegExp; readonly isFine: (text: string) => boolean }[] = [
  // Stock raises no version, so these may not touch anything else of a market's row.
  {
    where: /^server\/shop\/stock\//,
    isFine: (text) => stockSets(text)?.every((set) => !priceColumns.test(set)) ?? false,
  },
  // A promotion sells nothing before it has items, and these have none.
  {
    where: /^server\/shop\/promotions\/(?:create-promotion|(?:campaigns|giveaways|suits)\/[^/]+)\.ts$/,
    isFine: (text) => !text.includes('addItems('),
  },
  // Its sessions have items, which raise it.
  { where: /^server\/shop\/promotions\/flash\/make-sessions\.ts$/, isFine: (text) => text.includes('addItems(') },
  // `seed` raises all versions after its chapters.
  { where: /^server\/seed\/(?!seed\.ts$)/, isFine: () => true },
];

/** True for a source that writes the catalogue without raising its version. */
function isForgetful(file: string, text: string): boolean {
  if (!writes.test(text) || text.includes('raiseVersions(')) return false;
  return !silent.some(({ where, isFine }) => where.test(file) && isFine(text));
}

describe('a source that writes the catalogue', () => {
  const sources = readdirSync(resolve(root, 'server'), { recursive: true, encoding: 'utf8' })
    .map((file) => `server/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !/(?:-fixture|\.test)\.ts$|^server\/db\/|^server\/testing\//.test(file));

  it('raises its version', () => {
    const writers = sources.filter((file) => writes.test(readFileSync(resolve(root, file), 'utf8')));
    expect(writers.length).toBeGreaterThan(8);
    expect(writers.filter((file) => isForgetful(file, readFileSync(resolve(root, file), 'utf8')))).toEqual([]);
  });

  it('is found where it forgets to', () => {
    const title = `await tx.updateTable('products').set({ title }).execute();`;
    const price = `await tx\n.updateTable('sku_markets')\n.set({ list_amount: 1 })\n.where('sku', '=', sku).execute();`;
    expect(isForgetful('server/shop/catalogue/rename.ts', title)).toBe(true);
    expect(isForgetful('server/shop/catalogue/rename.ts', `${title} await raiseVersions(tx, ['CATALOGUE']);`)).toBe(
      false,
    );
    expect(isForgetful('server/shop/stock/set-stock.ts', price)).toBe(true);
    expect(isForgetful('server/shop/stock/set-stock.ts', price.replace('list_amount', 'stock'))).toBe(false);
  });
});
