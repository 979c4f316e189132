import { resolve } from 'node:path';
import { builtPages } from './built-pages.ts';
import { catchUp } from './catch-up.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { demoShopper } from './seed/demo-shopper.ts';
import { seed } from './seed/seed.ts';
import { openShop } from './open-shop.ts';
import { closeOnSignal, runProgram } from './program.ts';
import { serve } from './serve.ts';
import { renewHelp } from './shop/support/search/reindex-help.ts';
import { simulatorPath } from './simulator.ts';
import { startCompanions } from './start/companions.ts';
import { startConfig } from './start/start-config.ts';

const root = resolve(import.meta.dirname, '..');

const welcome = ({ publicOrigin, mode, smtpUrl, carrierPort }: Config): string =>
  [
    '',
    ...(process.argv.includes('--simulator') ? [`  The simulator is open at ${publicOrigin}${simulatorPath}`, ''] : []),
    `  Lampyris is open at ${publicOrigin}`,
    ...(mode === 'production' ? [] : [`  Log in as ${demoShopper.email} with the password ${demoShopper.password}`]),
    ...(mode === 'production' ? [] : [`  Try it in a simulated app: ${publicOrigin}${simulatorPath}`]),
    ...(mode === 'production' || smtpUrl ? [] : [`  Mail arrives at ${publicOrigin}/dev/mail`]),
    ...(mode === 'production' || carrierPort === 0 ? [] : [`  Move parcels along at http://localhost:${carrierPort}`]),
    '  Ctrl-C stops the shop and keeps its data.',
    '',
    '',
  ].join('\n');

/** What `npm start` runs: migrates, seeds what is missing, starts the sandbox provider, carrier and beacon and serves. */
await runProgram(async () => {
  const { config, env } = await startConfig(process.env);
  const shop = await openShop(config, env);
  await migrate(shop.database);
  await seed(shop.database, shop.clock, { demoShopper: config.mode !== 'production' });
  await renewHelp(shop);
  const companions = await startCompanions(root, config);
  try {
    await catchUp(shop);
    const served = await serve(shop, await builtPages(shop));
    closeOnSignal(async () => {
      await served.close();
      await companions.stop();
    });
    process.stdout.write(welcome(config));
  } catch (error) {
    await companions.stop();
    throw error;
  }
});
