import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Db } from './db/schema.ts';
import type { MakeId } from './ids.ts';
import type { PaymentProvider } from './payments/provider.ts';

/** Everything a function of the shop may reach; there are no globals. */
export interface ShopContext {
  readonly config: Config;
  readonly database: Database;
  /** Reads and single statements; use `withTransaction(shop, …)` for more than one. */
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: MakeId;
  readonly log: Logger;
  readonly payments: PaymentProvider;
  /** Signs what leaves the server and must come back unchanged: payment states, mail links. */
  readonly tokenSecret: string;
  readonly operatorKey: string;
}
