import { pino } from 'pino';
import type { Beacon } from '../beacons/beacon.ts';
import type { Carrier } from '../carriers/carrier.ts';
import { noCarrier } from '../carriers/no-carrier.ts';
import { readConfig, type Config } from '../config.ts';
import { makeIds } from '../ids.ts';
import type { LanguageModel } from '../language-models/language-model.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { shopHooks } from '../shop/hooks.ts';
import type { Promotions } from '../shop/pricing/promotions.ts';
import type { ShopContext } from '../shop-context.ts';
import { fakeClock, type FakeClock } from './fake-clock.ts';
import { noPayments } from './fake-payments.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestShop extends ShopContext {
  readonly clock: FakeClock;
  readonly test: TestDatabase;
  close(): Promise<void>;
}

export interface TestShopOptions {
  readonly config?: Partial<Config>;
  readonly payments?: PaymentProvider;
  readonly carrier?: Carrier;
  readonly beacon?: Beacon;
  readonly languageModel?: LanguageModel;
  /** In place of the shop's own. */
  readonly promotions?: Promotions;
  readonly log?: ShopContext['log'];
  /** Whether a fresh database has the seed, without the demo shopper. */
  readonly seeded?: boolean;
  /** The database of the shop; a fresh, migrated one when absent. */
  readonly test?: TestDatabase;
}

const tokenSecret = 'a token secret for tests only';
const operatorKey = 'an operator key for tests only';

/**
 * A shop on a fresh, migrated database of the project's engine, with a clock that stands still until it is moved.
 * @example const shop = await openTestShop(); afterAll(() => shop.close());
 */
export const openTestShop = async ({
  config,
  payments = noPayments,
  carrier = noCarrier,
  beacon,
  languageModel,
  promotions = shopHooks.promotions,
  log,
  seeded = false,
  ...rest
}: TestShopOptions = {}): Promise<TestShop> => {
  const test = rest.test ?? (await openTestDatabase(seeded ? 'seeded' : 'migrated'));
  const clock = fakeClock();
  return {
    config: {
      ...readConfig({
        NODE_ENV: 'test',
        DATA_DIR: test.dataDir,
        DATABASE_URL: test.databaseUrl,
        TOKEN_SECRET: tokenSecret,
        OPERATOR_KEY: operatorKey,
      }),
      rateLimits: false,
      ...config,
    },
    database: test.database,
    db: test.database.db,
    clock,
    newId: makeIds(clock),
    log: log ?? pino({ level: 'silent' }),
    payments,
    carrier,
    beacon,
    languageModel,
    tokenSecret,
    operatorKey,
    hooks: { ...shopHooks, promotions },
    test,
    close: () => test.drop(),
  };
};
