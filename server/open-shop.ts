import { refuseUnfinishedRestore } from './backup/restore-backup.ts';
import type { Beacon } from './beacons/beacon.ts';
import { parseBeaconEnv } from './beacons/beacon-config.ts';
import { openBeacon } from './beacons/open-beacon.ts';
import { systemClock } from './clock.ts';
import type { Config, Env } from './config.ts';
import { makeDataFolder } from './data-folder.ts';
import { openDatabase } from './db/open.ts';
import { makeIds } from './ids.ts';
import { makeLog } from './log.ts';
import { parseCarrierEnv } from './carriers/carrier-config.ts';
import type { Carrier } from './carriers/carrier.ts';
import { openCarrier } from './carriers/open-carrier.ts';
import { openPayments } from './payments/open-payments.ts';
import { parsePaymentsEnv } from './payments/payments-config.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { sandboxSecrets } from './sandboxes/kept-secrets.ts';
import { openLanguageModel } from './language-models/open-language-model.ts';
import { keptSecret } from './secrets.ts';
import { shopHooks } from './shop/hooks.ts';
import type { ShopContext } from './shop-context.ts';
import { StartError } from './start-error.ts';

const paymentsOf = (env: Env): PaymentProvider => {
  const parsed = parsePaymentsEnv(env);
  if (!parsed.ok) throw new StartError(parsed.problem);
  const { production, allowSandbox, sandbox, secrets, dataDir } = parsed.config;
  const opened = openPayments({
    production,
    allowSandbox,
    sandbox: { ...sandbox, ...sandboxSecrets('sandbox', secrets, dataDir) },
  });
  if (!opened.ok) throw new StartError(opened.problem);
  return opened.provider;
};

const carrierOf = (env: Env): Carrier => {
  const parsed = parseCarrierEnv(env);
  if (!parsed.ok) throw new StartError(parsed.problem);
  return openCarrier(parsed.config);
};

const beaconOf = async (env: Env): Promise<Beacon | undefined> => {
  const parsed = await parseBeaconEnv(env);
  if (!parsed.ok) throw new StartError(parsed.problem);
  return parsed.config.beacon && openBeacon(parsed.config.beacon);
};

/** Opens everything a shop works with, on the real clock. @throws StartError with one sentence */
export const openShop = async (config: Config, env: Env): Promise<ShopContext> => {
  const log = makeLog(config.logLevel);
  makeDataFolder(config.dataDir);
  refuseUnfinishedRestore(config.dataDir);
  const payments = paymentsOf(env);
  const carrier = carrierOf(env);
  const beacon = await beaconOf(env);
  const database = await openDatabase(config, log);
  return {
    config,
    database,
    db: database.db,
    clock: systemClock,
    newId: makeIds(systemClock),
    log,
    payments,
    carrier,
    beacon,
    languageModel: openLanguageModel(config, systemClock),
    tokenSecret: keptSecret(config.tokenSecret, config.dataDir, 'token-secret'),
    operatorKey: keptSecret(config.operatorKey, config.dataDir, 'operator-key'),
    hooks: shopHooks,
  };
};
