import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { seed } from './seed/seed.ts';
import { makeLog } from './log.ts';
import { runProgram } from './program.ts';

/** `npm run seed`: migrates, fills an empty shop, and gives an older one what is new. */
await runProgram(async () => {
  const config = readConfig(process.env);
  const database = await openDatabase(config, makeLog(config.logLevel));
  try {
    await migrate(database);
    const applied = await seed(database, systemClock, { demoShopper: config.mode !== 'production' });
    process.stdout.write(
      applied.length > 0
        ? `Added to the shop: ${applied.join(', ')}.\n`
        : 'The shop already has everything; nothing was changed.\n',
    );
  } finally {
    await database.close();
  }
});
