import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Opens the database the configuration names. @throws StartError with one sentence when it cannot */
export const openDatabase = async (
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Pick<Logger, 'error'>,
): Promise<Database> =>
  config.databaseUrl === undefined ? openSqlite(config.dataDir) : openPostgres(config.databaseUrl, log);
