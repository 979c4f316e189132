/** The real shop serving the build for the replay, with fresh data that goes when it ends. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtPages } from '#server/built-pages.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#server/seed/seed.ts';
import { openShop } from '#server/open-shop.ts';
import { closeOnSignal } from '#server/program.ts';
import { serve } from '#server/serve.ts';
import { buildReplay, replayDist } from './build.ts';
import { replayPort } from './replay-ports.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'lampyris-replay-'));
// The faults of browsers that the replay provokes are warnings.
const env = { NODE_ENV: 'test', LOG_LEVEL: 'error', PORT: String(replayPort), DATA_DIR: dataDir, RATE_LIMITS: '0' };

await buildReplay();
const shop = await openShop({ ...readConfig(env), distDir: replayDist }, env);
await migrate(shop.database);
await seed(shop.database, shop.clock, { demoShopper: false });
const served = await serve(shop, await builtPages(shop));
console.log(`shop for the replay at ${shop.config.publicOrigin}`);

closeOnSignal(async () => {
  await served.close();
  await rm(dataDir, { recursive: true, force: true });
});
