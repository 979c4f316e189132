import { join } from 'node:path';
import { originOf, portOf } from '#server/sandboxes/env.ts';
import type { SandboxSecrets } from '#server/sandboxes/kept-secrets.ts';
import type { SandboxPlace } from '#server/sandboxes/sandbox.ts';

/** What the shop and the sandbox carrier must agree on, read from one environment. */
export type CarrierConfig = {
  readonly production: boolean;
  readonly dataDir: string;
  /** Absent when the shop has no carrier: `CARRIER_PORT=0`. */
  readonly sandbox: CarrierPlace | undefined;
  /** What the environment gives; the rest is kept in the data directory. */
  readonly secrets: Partial<SandboxSecrets>;
};

export type CarrierPlace = SandboxPlace & {
  /** How many times faster than ours its clock runs. */
  readonly speed: number;
};

type Env = Readonly<Record<string, string | undefined>>;
type Parsed = { readonly ok: true; readonly config: CarrierConfig } | { readonly ok: false; readonly problem: string };

/** A day in a minute: whoever develops sees a parcel arrive. */
const fast = 1_440;

const speedOf = (text: string) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined);

/**
 * Reads the settings of the carrier; every one is optional.
 * @returns the settings, or one sentence naming the variable that is wrong
 */
export const parseCarrierEnv = (env: Env): Parsed => {
  const mode = env.NODE_ENV ?? 'development';
  const port = portOf(env.CARRIER_PORT ?? '4002');
  const shopPort = portOf(env.PORT ?? '4000');
  const speed = speedOf(env.CARRIER_SPEED || String(mode === 'development' ? fast : 1));
  if (port === undefined)
    return { ok: false, problem: `CARRIER_PORT must be a port number, not "${env.CARRIER_PORT}".` };
  if (shopPort === undefined) return { ok: false, problem: `PORT must be a port number, not "${env.PORT}".` };
  if (speed === undefined)
    return { ok: false, problem: `CARRIER_SPEED must be a whole number from 1, not "${env.CARRIER_SPEED}".` };
  const publicOrigin = originOf(env.CARRIER_ORIGIN || `http://localhost:${port}`);
  if (!publicOrigin) return { ok: false, problem: 'CARRIER_ORIGIN must be an http(s) origin.' };
  const webhookUrl =
    env.CARRIER_WEBHOOK_URL ?? `http://127.0.0.1:${shopPort}/app-mall/v1/order/logistics/webhook/firefly`;
  if (!originOf(webhookUrl)) return { ok: false, problem: 'CARRIER_WEBHOOK_URL must be an http(s) address.' };
  const dataDir = env.DATA_DIR ?? './data';
  return {
    ok: true,
    config: {
      production: mode === 'production',
      dataDir,
      secrets: {
        ...(env.CARRIER_API_KEY && { apiKey: env.CARRIER_API_KEY }),
        ...(env.CARRIER_WEBHOOK_SECRET && { webhookSecret: env.CARRIER_WEBHOOK_SECRET }),
      },
      sandbox:
        port === 0
          ? undefined
          : {
              host: env.CARRIER_HOST ?? '127.0.0.1',
              port,
              publicOrigin,
              apiOrigin: `http://127.0.0.1:${port}`,
              webhookUrl,
              databasePath: join(dataDir, 'carrier.sqlite'),
              speed,
            },
    },
  };
};
