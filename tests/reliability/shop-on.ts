import { pino } from 'pino';
import type { Carrier } from '#server/carriers/carrier.ts';
import type { Clock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { makeIds } from '#server/ids.ts';
import { shopHooks } from '#server/shop/hooks.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { noPayments } from '#server/testing/fake-payments.ts';

/** The functions of the shop on a database, as a command of an operator has them: without a server and without jobs. */
export const shopOn = (database: Database, clock: Clock, carrier: Carrier): ShopContext => ({
  config: readConfig({ NODE_ENV: 'test' }),
  database,
  db: database.db,
  clock,
  newId: makeIds(clock),
  log: pino({ level: 'silent' }),
  payments: noPayments,
  carrier,
  beacon: undefined,
  languageModel: undefined,
  tokenSecret: 'a token secret for tests only',
  operatorKey: 'an operator key for tests only',
  hooks: shopHooks,
});
