import { join, resolve } from 'node:path';
import {
  choice,
  flag,
  hostList,
  httpOrigin,
  networkList,
  optional,
  optionalUrl,
  portNumber,
  text,
  type Parse,
  version,
  wholeNumber,
} from './config-values.ts';
import { refuseShortSecrets } from './secrets.ts';
import { StartError } from './start-error.ts';

export type Env = Readonly<Record<string, string | undefined>>;

interface Setting<Value> {
  env: string;
  help: string;
  /** Shown by --help; the value itself may depend on other settings. */
  fallback: string;
  parse: Parse<Value>;
}

const setting = <Value>(env: string, fallback: string, help: string, parse: Parse<Value>): Setting<Value> => ({
  env,
  fallback,
  help,
  parse,
});

/** Every variable the shop reads, once: the parser and `npm start -- --help`, whose text is generated, both follow this table. */
export const settings = {
  port: setting('PORT', '4000', 'the shop’s port', portNumber),
  host: setting('HOST', '127.0.0.1', 'address to listen on; 0.0.0.0 for every network', text),
  dataDir: setting('DATA_DIR', './data', 'folder for the database, uploads and secrets', text),
  databaseUrl: setting(
    'DATABASE_URL',
    '',
    'postgres://… to use instead of the embedded SQLite',
    optionalUrl('postgres:', 'postgresql:'),
  ),
  smtpUrl: setting(
    'SMTP_URL',
    '',
    'smtp://… to send real mail; without it, mail stays at /dev/mail and production won’t start',
    optionalUrl('smtp:', 'smtps:'),
  ),
  mailFrom: setting('MAIL_FROM', 'Lampyris <hello@lampyris.example>', 'sender of all emails', text),
  supportMail: setting(
    'SUPPORT_MAIL',
    'support@lampyris.example',
    'customer service mailbox; replies to tickets arrive at plus addresses of it',
    text,
  ),
  supportMailSecret: setting(
    'SUPPORT_MAIL_SECRET',
    '',
    'secret for signing incoming mail that your mail service hands over, as long as TOKEN_SECRET; without it, no mail is accepted',
    optional(text),
  ),
  supportMailNetworks: setting(
    'SUPPORT_MAIL_NETWORKS',
    '',
    'the only addresses and networks that may hand over mail, such as 192.0.2.7,2001:db8::/32',
    optional(networkList),
  ),
  publicOrigin: setting(
    'PUBLIC_ORIGIN',
    '',
    'address shoppers use, such as https://shop.example; required in production',
    optional(httpOrigin),
  ),
  apiOrigin: setting(
    'API_ORIGIN',
    '',
    'address pages call for data, if it isn’t their own, such as https://api.shop.example',
    optional(httpOrigin),
  ),
  logOrigin: setting('LOG_ORIGIN', '', 'address that browsers report errors to', optional(httpOrigin)),
  themeOrigin: setting('THEME_ORIGIN', '', 'address of the theme files', optional(httpOrigin)),
  sandboxPort: setting('SANDBOX_PORT', '4001', 'port of the sandbox payment provider', portNumber),
  sandboxOrigin: setting('SANDBOX_ORIGIN', '', 'address shoppers use for the sandbox', optional(httpOrigin)),
  carrierPort: setting('CARRIER_PORT', '4002', 'port of the sandbox carrier; 0 turns it off', portNumber),
  carrierOrigin: setting('CARRIER_ORIGIN', '', 'address shoppers use for the carrier', optional(httpOrigin)),
  carrierSpeed: setting(
    'CARRIER_SPEED',
    '',
    'how many times faster its clock runs; in development 1440, a day per minute, otherwise 1',
    optional(wholeNumber),
  ),
  beaconPort: setting(
    'BEACON_PORT',
    '4003',
    'port of the sandbox beacon; 0 turns it off, as in production',
    portNumber,
  ),
  beaconOrigin: setting('BEACON_ORIGIN', '', 'address shoppers use for the beacon', optional(httpOrigin)),
  beaconUrl: setting(
    'BEACON_URL',
    '',
    'public drand beacon to use instead of the sandbox, such as https://api.drand.sh; required for draws in production',
    optional(httpOrigin),
  ),
  beaconChainHash: setting('BEACON_CHAIN_HASH', '', 'hash of its chain; drand quicknet by default', optional(text)),
  beaconPublicKey: setting('BEACON_PUBLIC_KEY', '', 'public key of that chain', optional(text)),
  beaconGenesis: setting('BEACON_GENESIS', '', 'when that chain began, in seconds since 1970', optional(wholeNumber)),
  beaconPeriod: setting('BEACON_PERIOD', '', 'seconds between its rounds', optional(wholeNumber)),
  beaconGroupHash: setting('BEACON_GROUP_HASH', '', 'hash of the group that runs it', optional(text)),
  beaconId: setting('BEACON_ID', '', 'name of that chain', optional(text)),
  assistantUrl: setting(
    'ASSISTANT_URL',
    '',
    'language model for the assistant: an OpenAI-compatible endpoint, such as https://models.example/v1',
    optionalUrl('http:', 'https:'),
  ),
  assistantKey: setting('ASSISTANT_KEY', '', 'API key for that endpoint', optional(text)),
  assistantModel: setting('ASSISTANT_MODEL', 'gpt-4o-mini', 'which model to use', text),
  assistantBudget: setting(
    'ASSISTANT_BUDGET',
    '1000',
    'how many replies it may write per day, for the whole shop',
    wholeNumber,
  ),
  allowSandboxPayments: setting(
    'ALLOW_SANDBOX_PAYMENTS',
    '0',
    '1 lets a shop in production take sandbox payments',
    flag,
  ),
  frameHosts: setting(
    'FRAME_HOSTS',
    '',
    'hosts whose pages may be shown inside the shop without asking first, separated by commas',
    hostList,
  ),
  oldestApp: setting(
    'OLDEST_APP',
    '',
    'oldest app version the shop supports, such as 5.2.0; older ones ask for an update',
    optional(version),
  ),
  analytics: setting('ANALYTICS', '0', '1 fills the data layer for shoppers who agree', flag),
  operatorKey: setting(
    'OPERATOR_KEY',
    '',
    'key for the operations API, at least 32 characters in production; created and kept in DATA_DIR if missing, required with DATABASE_URL',
    optional(text),
  ),
  tokenSecret: setting(
    'TOKEN_SECRET',
    '',
    'secret for signing links, equally long; created and kept in DATA_DIR if missing, required with DATABASE_URL',
    optional(text),
  ),
  trustProxy: setting('TRUST_PROXY', '0', '1 trusts X-Forwarded-For from a proxy in front of the shop', flag),
  rateLimits: setting('RATE_LIMITS', '1', '0 turns off rate limits, for load tests', flag),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    'trace, debug, info, warn, error or silent',
    choice('trace', 'debug', 'info', 'warn', 'error', 'silent'),
  ),
  mode: setting(
    'NODE_ENV',
    'development',
    'development, test or production',
    choice('development', 'test', 'production'),
  ),
} as const;

type Parsed = { -readonly [K in keyof typeof settings]: (typeof settings)[K] extends Setting<infer V> ? V : never };

/** What the environment says, complete and checked. Origins carry no trailing slash. */
export interface Config extends Omit<Parsed, 'publicOrigin' | 'sandboxOrigin'> {
  publicOrigin: string;
  sandboxOrigin: string;
  /** Replies are checked against the contract outside production only: the check costs as much as the answer. */
  validateReplies: boolean;
  /** Folder of the built web app and of the server-rendering entry. */
  distDir: string;
  mediaDir: string;
  themesDir: string;
}

const root = resolve(import.meta.dirname, '..');

const read = <Value>({ env, fallback, parse }: Setting<Value>, from: Env): Value => {
  const raw = from[env]?.trim() || fallback;
  const result = parse(raw);
  if ('problem' in result) throw new StartError(`${env} ${result.problem}, not "${raw}".`);
  return result.value;
};

/**
 * Reads the environment.
 * @throws StartError with one sentence naming the variable and what it should be
 */
export const readConfig = (env: Env): Config => {
  const port = read(settings.port, env);
  const mode = read(settings.mode, env);
  const sandboxPort = read(settings.sandboxPort, env);
  const allowSandboxPayments = read(settings.allowSandboxPayments, env);
  if (mode === 'production' && !allowSandboxPayments)
    throw new StartError(
      'The sandbox is the only payment provider and takes no real money: set ALLOW_SANDBOX_PAYMENTS=1 to start in production anyway.',
    );
  const smtpUrl = read(settings.smtpUrl, env);
  const publicOrigin = read(settings.publicOrigin, env);
  const beaconUrl = read(settings.beaconUrl, env);
  if (mode === 'production' && !smtpUrl)
    throw new StartError('Without SMTP_URL, shoppers get no mail: set SMTP_URL to start in production.');
  if (mode === 'production' && !publicOrigin)
    throw new StartError(
      'Without PUBLIC_ORIGIN, links in mails and payments point to localhost: set PUBLIC_ORIGIN to start in production.',
    );
  if (mode === 'production') refuseShortSecrets(env);
  const databaseUrl = read(settings.databaseUrl, env);
  const tokenSecret = read(settings.tokenSecret, env);
  const operatorKey = read(settings.operatorKey, env);
  if (databaseUrl !== undefined && (tokenSecret === undefined || operatorKey === undefined))
    throw new StartError(
      'With DATABASE_URL several processes may be one shop, and each would make secrets of its own: set TOKEN_SECRET and OPERATOR_KEY, the same for all of them.',
    );
  return {
    port,
    mode,
    sandboxPort,
    allowSandboxPayments,
    carrierPort: read(settings.carrierPort, env),
    carrierSpeed: read(settings.carrierSpeed, env),
    carrierOrigin: read(settings.carrierOrigin, env),
    beaconPort: beaconUrl === undefined && mode !== 'production' ? read(settings.beaconPort, env) : 0,
    beaconUrl,
    beaconOrigin: read(settings.beaconOrigin, env),
    beaconChainHash: read(settings.beaconChainHash, env),
    beaconPublicKey: read(settings.beaconPublicKey, env),
    beaconGenesis: read(settings.beaconGenesis, env),
    beaconPeriod: read(settings.beaconPeriod, env),
    beaconGroupHash: read(settings.beaconGroupHash, env),
    beaconId: read(settings.beaconId, env),
    assistantUrl: read(settings.assistantUrl, env),
    assistantKey: read(settings.assistantKey, env),
    assistantModel: read(settings.assistantModel, env),
    assistantBudget: read(settings.assistantBudget, env),
    host: read(settings.host, env),
    dataDir: resolve(read(settings.dataDir, env)),
    databaseUrl,
    smtpUrl,
    mailFrom: read(settings.mailFrom, env),
    supportMail: read(settings.supportMail, env),
    supportMailSecret: read(settings.supportMailSecret, env),
    supportMailNetworks: read(settings.supportMailNetworks, env),
    publicOrigin: publicOrigin ?? `http://localhost:${port}`,
    apiOrigin: read(settings.apiOrigin, env),
    logOrigin: read(settings.logOrigin, env),
    themeOrigin: read(settings.themeOrigin, env),
    sandboxOrigin: read(settings.sandboxOrigin, env) ?? `http://localhost:${sandboxPort}`,
    frameHosts: read(settings.frameHosts, env),
    oldestApp: read(settings.oldestApp, env),
    analytics: read(settings.analytics, env),
    operatorKey,
    tokenSecret,
    trustProxy: read(settings.trustProxy, env),
    rateLimits: read(settings.rateLimits, env),
    logLevel: read(settings.logLevel, env),
    validateReplies: mode !== 'production',
    distDir: join(root, 'dist'),
    mediaDir: join(root, 'media'),
    themesDir: join(root, 'themes'),
  };
};
