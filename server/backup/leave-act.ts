import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { type EndedAct, insertAct } from '../operators/record-act.ts';
import { databaseFile } from './manifest.ts';
import { isUnfinishedRestore } from './restore-backup.ts';

/**
 * Writes the row of what was done with the files of a shop into its database; where no shop lies, or one from before there were such
 * rows, it goes nowhere. What was done stands without it, so a database that cannot take it is only logged.
 */
export async function leaveAct(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  act: EndedAct,
  log: Pick<Logger, 'error'>,
): Promise<void> {
  if (databaseUrl === undefined && (!existsSync(join(dataDir, databaseFile)) || isUnfinishedRestore(dataDir))) return;
  try {
    const database = await openDatabase({ dataDir, databaseUrl }, log);
    try {
      const tables = await database.db.introspection.getTables();
      if (tables.some(({ name }) => name === 'operator_acts')) await insertAct(database.db, act).execute();
    } finally {
      await database.close();
    }
  } catch (error) {
    log.error({ err: error, command: act.command }, 'a command about files could not be recorded');
  }
}
