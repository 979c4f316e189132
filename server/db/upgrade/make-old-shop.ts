import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Makes the shop that `upgrade.test.ts` upgrades, with the code of the commit that is checked out in the working directory:
 *
 *   git worktree add ../old 391a73f && cd ../old && npm ci
 *   node ../lampyris/server/db/upgrade/make-old-shop.ts ../lampyris/server/db/upgrade
 *
 * It writes the database, `shop-391a73f.sqlite.gz`, and what the shop said to its shoppers, `shop-391a73f.json`. The code of
 * that commit is imported by path and has no types here, since this file outlives its names.
 */
const target = resolve(process.argv[2] ?? '.');
const old = (path: string) => import(resolve(path));

const { openSqlite } = await old('server/db/sqlite.ts');
const { migrate } = await old('server/db/migrate.ts');
const { seed } = await old('server/seed/seed.ts');
const { readConfig } = await old('server/config.ts');
const { makeIds } = await old('server/ids.ts');
const { handlers } = await old('server/routes/handlers.ts');
const { fakeClock } = await old('server/testing/fake-clock.ts');
const { noPayments } = await old('server/testing/fake-payments.ts');
const { openTestApi } = await old('server/testing/test-api.ts');

const dataDir = mkdtempSync(join(tmpdir(), 'lampyris-old-shop-'));
const clock = fakeClock();
const database = openSqlite(dataDir);
await migrate(database);
await seed(database, clock, { demoShopper: true });

const silent = () => {};
const api = await openTestApi(
  {
    config: { ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), rateLimits: false },
    database,
    db: database.db,
    clock,
    newId: makeIds(clock),
    log: { info: silent, warn: silent, error: silent, debug: silent, trace: silent, fatal: silent },
    payments: noPayments,
    tokenSecret: 'a token secret for tests only',
    operatorKey: 'an operator key for tests only',
  },
  handlers,
);

const address = {
  firstName: 'Ola',
  lastName: 'Nowak',
  phone: '+1 510 555 0101',
  country: 'US',
  region: 'CA',
  city: 'Oakland',
  line1: '1 Lake Street',
  postcode: '94612',
};

const { token } = await api.ok('login', { body: { email: 'demo@lampyris.test', password: 'Glow-worm-42' } });
await api.ok('addFavourite', { token, body: { spu: 'LM-HEX' } });
const review = { orderNo: 'LMDEMO0004', rating: 4, title: 'Bright enough', body: 'Ten tiles light half the room.' };
const [reviewed] = (await api.ok('getOrder', { token, query: { orderNo: review.orderNo } })).lines;
await api.ok('createReview', { token, body: { ...review, lineId: reviewed.lineId } });

async function order(visit: object, key: string, lines: object, contact: object) {
  const preview = { source: 'CART', address: { country: 'US', region: 'CA' }, ...lines };
  const { quoteHash } = await api.ok('previewOrder', { ...visit, body: preview });
  const chosen = { quoteHash, address, shippingMethod: 'STANDARD', payMethod: 'CARD' };
  const body = { source: 'CART', ...chosen, ...lines, ...contact };
  return { key, body, answer: await api.ok('createOrder', { ...visit, key, body }) };
}

const guestLines = { lines: [{ sku: 'LM-DOME-VERMILION', quantity: 2 }] };
await api.ok('addCartLine', { token, body: { sku: 'LM-HUB-1', quantity: 1 } });
const orders = {
  member: await order({ token }, '00000000-0000-4000-8000-000000000001', {}, {}),
  guest: await order({ clientId: 'a-guest' }, '00000000-0000-4000-8000-000000000002', guestLines, {
    email: 'ola@lampyris.test',
  }),
};
await api.ok('addCartLine', { token, body: { sku: 'LM-REED-150', quantity: 1 } });

// What an owner has changed since the shop was seeded.
await database.db.updateTable('products').set({ title: 'Dome, our own' }).where('spu', '=', 'LM-DOME').execute();
await database.db
  .updateTable('sku_markets')
  .set({ list_amount: 12_345 })
  .where('sku', '=', 'LM-PEBBLE-1')
  .where('site', '=', 'US')
  .execute();

await api.close();
await database.close();
writeFileSync(
  join(target, 'shop-391a73f.sqlite.gz'),
  gzipSync(readFileSync(join(dataDir, 'shop.sqlite')), { level: 9 }),
);
writeFileSync(join(target, 'shop-391a73f.json'), `${JSON.stringify({ orders }, null, 2)}\n`);
