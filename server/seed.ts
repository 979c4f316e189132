import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { seed } from './db/seed/seed.ts';
import { makeLog } from './log.ts';
import { runProgram } from './program.ts';

/** `npm run seed`: migrates and fills an empty shop. */
await runProgram(async () => {
  const config = readConfig(process.env);
  const database = await openDatabase(config, makeLog(config.logLevel));
  try {
    await migrate(database);
    const seeded = await seed(database, systemClock, { demoShopper: config.mode !== 'production' });
    process.stdout.write(seeded ? 'The shop has its goods.\n' : 'The shop was seeded before; nothing has changed.\n');
  } finally {
    await database.close();
  }
});
