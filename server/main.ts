import { builtPages } from './built-pages.ts';
import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openShop } from './open-shop.ts';
import { closeOnSignal, runProgram } from './program.ts';
import { serve } from './serve.ts';

/** One server process: any number may share a database. Builds and seeds nothing; `npm start` does. */
await runProgram(async () => {
  const shop = await openShop(readConfig(process.env), process.env);
  const applied = await migrate(shop.database);
  const { port, close } = await serve(shop, await builtPages(shop.config));
  closeOnSignal(async () => {
    shop.log.info('closing');
    await close();
  });
  shop.log.info({ port, applied, engine: shop.database.engine, mode: shop.config.mode }, 'the shop is open');
});
