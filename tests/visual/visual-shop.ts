/** The real shop on a clock that stands still, with fresh data that goes when it ends. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtPages } from '#server/built-pages.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#server/seed/seed.ts';
import { makeIds } from '#server/ids.ts';
import { openShop } from '#server/open-shop.ts';
import { closeOnSignal } from '#server/program.ts';
import { serve } from '#server/serve.ts';
import { buildOldParts } from '#server/start/build-age.ts';
import { pictured } from './pictured-moment.ts';
import { visualPorts } from './visual-ports.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dataDir = await mkdtemp(path.join(tmpdir(), 'lampyris-visual-'));
const env = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'warn',
  PORT: String(visualPorts.shop),
  DATA_DIR: dataDir,
  RATE_LIMITS: '0',
};

await buildOldParts(root);
const clock = { now: () => pictured };
const shop = { ...(await openShop(readConfig(env), env)), clock, newId: makeIds(clock) };
await migrate(shop.database);
await seed(shop.database, clock, { demoShopper: true });
const served = await serve(shop, await builtPages(shop));
console.log(`shop for the pictures at ${shop.config.publicOrigin}`);

closeOnSignal(async () => {
  await served.close();
  await rm(dataDir, { recursive: true, force: true });
});
