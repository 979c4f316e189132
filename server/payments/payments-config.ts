import { join } from 'node:path';
import { originOf, portOf } from '#server/sandboxes/env.ts';
import type { SandboxSecrets } from '#server/sandboxes/kept-secrets.ts';
import type { SandboxPlace } from '#server/sandboxes/sandbox.ts';

/** What the shop and the sandbox must agree on, read from one environment. */
export type PaymentsConfig = {
  readonly production: boolean;
  readonly allowSandbox: boolean;
  readonly dataDir: string;
  readonly sandbox: SandboxConfig;
  /** What the environment gives; the rest is kept in the data directory. */
  readonly secrets: Partial<SandboxSecrets>;
};

/** The card fields, the bank and 3-D Secure pages are at its public origin. */
export type SandboxConfig = SandboxPlace & {
  /** Origins that may frame the card fields and be returned to; empty = whatever origin the session names. */
  readonly shopOrigins: readonly string[];
};

type Env = Readonly<Record<string, string | undefined>>;
type Parsed = { readonly ok: true; readonly config: PaymentsConfig } | { readonly ok: false; readonly problem: string };

/**
 * Reads the payment settings of the environment; every one is optional.
 * @returns the settings, or one sentence naming the variable that is wrong
 */
export const parsePaymentsEnv = (env: Env): Parsed => {
  const production = env.NODE_ENV === 'production';
  const allowSandbox = env.ALLOW_SANDBOX_PAYMENTS === '1';
  const port = portOf(env.SANDBOX_PORT ?? '4001');
  const shopPort = portOf(env.PORT ?? '4000');
  if (port === undefined)
    return { ok: false, problem: `SANDBOX_PORT must be a port number, not "${env.SANDBOX_PORT}".` };
  if (shopPort === undefined) return { ok: false, problem: `PORT must be a port number, not "${env.PORT}".` };
  const publicOrigin = originOf(env.SANDBOX_ORIGIN ?? `http://localhost:${port}`);
  if (!publicOrigin) return { ok: false, problem: 'SANDBOX_ORIGIN must be an http(s) origin.' };
  const webhookUrl = env.WEBHOOK_URL ?? `http://127.0.0.1:${shopPort}/app-mall/v1/payment/webhook/sandbox`;
  if (!originOf(webhookUrl)) return { ok: false, problem: 'WEBHOOK_URL must be an http(s) address.' };
  const shopOrigins = (env.SHOP_ORIGIN ?? env.PUBLIC_ORIGIN ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(originOf);
  if (shopOrigins.includes(undefined)) return { ok: false, problem: 'SHOP_ORIGIN must be a list of http(s) origins.' };
  const dataDir = env.DATA_DIR ?? './data';
  return {
    ok: true,
    config: {
      production,
      allowSandbox,
      dataDir,
      secrets: {
        ...(env.SANDBOX_API_KEY && { apiKey: env.SANDBOX_API_KEY }),
        ...(env.SANDBOX_WEBHOOK_SECRET && { webhookSecret: env.SANDBOX_WEBHOOK_SECRET }),
      },
      sandbox: {
        host: env.SANDBOX_HOST ?? '127.0.0.1',
        port,
        publicOrigin,
        apiOrigin: `http://127.0.0.1:${port}`,
        webhookUrl,
        shopOrigins: shopOrigins.filter((origin) => origin !== undefined),
        databasePath: join(dataDir, 'sandbox.sqlite'),
      },
    },
  };
};
