import { builtPages } from './built-pages.ts';
import { catchUp } from './catch-up.ts';
import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { seedUpgrade } from './seed/seed.ts';
import { openShop } from './open-shop.ts';
import { closeOnSignal, runProgram } from './program.ts';
import { serve } from './serve.ts';
import { renewHelp } from './shop/support/search/reindex-help.ts';

/**
 * One server process: any number may share a database. Builds nothing and fills no empty shop, which `npm start` does; a
 * shop that was filled before gets the new chapters of its seed.
 */
await runProgram(async () => {
  const shop = await openShop(readConfig(process.env), process.env);
  const applied = await migrate(shop.database);
  const chapters = await seedUpgrade(shop.database, shop.clock);
  await renewHelp(shop);
  await catchUp(shop);
  const { port, close } = await serve(shop, await builtPages(shop));
  closeOnSignal(async () => {
    shop.log.info('closing');
    await close();
  });
  shop.log.info({ port, applied, chapters, engine: shop.database.engine, mode: shop.config.mode }, 'the shop is open');
});
