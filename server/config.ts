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
  port: setting('PORT', '4000', 'port of the shop', portNumber),
  host: setting('HOST', '127.0.0.1', 'address to listen on; 0.0.0.0 for every network', text),
  dataDir: setting('DATA_DIR', './data', 'folder of the database, uploads and secrets', text),
  databaseUrl: setting(
    'DATABASE_URL',
    '',
    'postgres://… instead of the embedded SQLite',
    optionalUrl('postgres:', 'postgresql:'),
  ),
  smtpUrl: setting(
    'SMTP_URL',
    '',
    'smtp://… for real mail; without it mail waits at /dev/mail, and production does not start',
    optionalUrl('smtp:', 'smtps:'),
  ),
  mailFrom: setting('MAIL_FROM', 'Lampyris <hello@lampyris.example>', 'sender of all mail', text),
  supportMail: setting(
    'SUPPORT_MAIL',
    'support@lampyris.example',
    'mailbox of the service; answers to tickets come to addresses with a plus sign of it',
    text,
  ),
  supportMailSecret: setting(
    'SUPPORT_MAIL_SECRET',
    '',
    'secret that signs the mails that whoever receives them hands over, as long as TOKEN_SECRET; without it none is taken',
    optional(text),
  ),
  supportMailNetworks: setting(
    'SUPPORT_MAIL_NETWORKS',
    '',
    'addresses and networks that alone may hand mails over, such as 192.0.2.7,2001:db8::/32',
    optional(networkList),
  ),
  publicOrigin: setting(
    'PUBLIC_ORIGIN',
    '',
    'address shoppers use, such as https://shop.example; production needs it',
    optional(httpOrigin),
  ),
  apiOrigin: setting(
    'API_ORIGIN',
    '',
    'address at which pages ask for data, where it is another than theirs, such as https://api.shop.example',
    optional(httpOrigin),
  ),
  logOrigin: setting('LOG_ORIGIN', '', 'address that takes what goes wrong in browsers', optional(httpOrigin)),
  themeOrigin: setting('THEME_ORIGIN', '', 'address of the files of themes', optional(httpOrigin)),
  sandboxPort: setting('SANDBOX_PORT', '4001', 'port of the sandbox payment provider', portNumber),
  sandboxOrigin: setting('SANDBOX_ORIGIN', '', 'address shoppers use for the sandbox', optional(httpOrigin)),
  carrierPort: setting('CARRIER_PORT', '4002', 'port of the sandbox carrier; 0 runs none', portNumber),
  carrierOrigin: setting('CARRIER_ORIGIN', '', 'address shoppers use for the carrier', optional(httpOrigin)),
  carrierSpeed: setting(
    'CARRIER_SPEED',
    '',
    'how many times faster its clock runs; 1440, a day a minute, in development, else 1',
    optional(wholeNumber),
  ),
  beaconPort: setting('BEACON_PORT', '4003', 'port of the sandbox beacon; 0 runs none, as production does', portNumber),
  beaconOrigin: setting('BEACON_ORIGIN', '', 'address shoppers use for the beacon', optional(httpOrigin)),
  beaconUrl: setting(
    'BEACON_URL',
    '',
    "public beacon of drand's kind instead of the sandbox, such as https://api.drand.sh; production draws with no other",
    optional(httpOrigin),
  ),
  beaconChainHash: setting('BEACON_CHAIN_HASH', '', 'its chain; drand quicknet in default', optional(text)),
  beaconPublicKey: setting('BEACON_PUBLIC_KEY', '', 'the key of that chain', optional(text)),
  beaconGenesis: setting('BEACON_GENESIS', '', 'when it began, in seconds', optional(wholeNumber)),
  beaconPeriod: setting('BEACON_PERIOD', '', 'seconds between its rounds', optional(wholeNumber)),
  beaconGroupHash: setting('BEACON_GROUP_HASH', '', 'the hash of those who run it', optional(text)),
  beaconId: setting('BEACON_ID', '', 'the name of that chain', optional(text)),
  assistantUrl: setting(
    'ASSISTANT_URL',
    '',
    'a language model for the assistant: an endpoint as OpenAI has it, such as https://models.example/v1',
    optionalUrl('http:', 'https:'),
  ),
  assistantKey: setting('ASSISTANT_KEY', '', 'the key of that endpoint', optional(text)),
  assistantModel: setting('ASSISTANT_MODEL', 'gpt-4o-mini', 'the model it is asked for', text),
  assistantBudget: setting(
    'ASSISTANT_BUDGET',
    '1000',
    'how many replies it writes a day, of the whole shop',
    wholeNumber,
  ),
  allowSandboxPayments: setting('ALLOW_SANDBOX_PAYMENTS', '0', '1 lets a production shop take sandbox money', flag),
  frameHosts: setting(
    'FRAME_HOSTS',
    '',
    'hosts whose pages are shown inside the shop without asking first, separated by commas',
    hostList,
  ),
  oldestApp: setting(
    'OLDEST_APP',
    '',
    'version of the app that the shop needs, such as 5.2.0; an older one asks for an update',
    optional(version),
  ),
  analytics: setting('ANALYTICS', '0', '1 fills the data layer for those who agree to it', flag),
  operatorKey: setting(
    'OPERATOR_KEY',
    '',
    'key of the operations API, of at least 32 characters in production; made and kept in DATA_DIR if absent, needed with DATABASE_URL',
    optional(text),
  ),
  tokenSecret: setting(
    'TOKEN_SECRET',
    '',
    'secret that signs links, as long as that; made and kept in DATA_DIR if absent, needed with DATABASE_URL',
    optional(text),
  ),
  trustProxy: setting('TRUST_PROXY', '0', '1 believes X-Forwarded-For of a proxy in front', flag),
  rateLimits: setting('RATE_LIMITS', '1', '0 switches rate limits off, for load tests', flag),
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
    throw new StartError('Without SMTP_URL no shopper gets any mail: set SMTP_URL to start in production.');
  if (mode === 'production' && !publicOrigin)
    throw new StartError(
      'Without PUBLIC_ORIGIN mails and payments lead to localhost: set PUBLIC_ORIGIN to start in production.',
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
