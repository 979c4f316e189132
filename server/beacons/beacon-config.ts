import type { BeaconChain } from '#rules/draw.ts';
import { originOf, portOf } from '#server/sandboxes/env.ts';
import { quicknet, sandboxChain } from './chains.ts';

/** Whom the shop asks for the number of a draw. */
export interface BeaconPlace {
  readonly chain: BeaconChain;
  /** Where the shop's server asks. */
  readonly apiOrigin: string;
  /** Where anybody else looks. */
  readonly publicOrigin: string;
}

export interface BeaconConfig {
  /** Absent when the shop has no beacon. */
  readonly beacon: BeaconPlace | undefined;
  /** Where the sandbox beacon listens; absent when another one is asked, or none. */
  readonly sandbox: { readonly host: string; readonly port: number; readonly publicOrigin: string } | undefined;
}

type Env = Readonly<Record<string, string | undefined>>;
type Parsed = { readonly ok: true; readonly config: BeaconConfig } | { readonly ok: false; readonly problem: string };

const refuse = (problem: string): Parsed => ({ ok: false, problem });

/**
 * Reads the settings of the beacon; every one is optional. `BEACON_URL` names a public beacon of drand's kind, by default that of
 * its chain "quicknet"; without it the sandbox beacon is asked, and with `BEACON_PORT=0` nobody.
 * @returns the settings, or one sentence naming the variable that is wrong
 */
export const parseBeaconEnv = (env: Env): Parsed => {
  if (env.BEACON_URL) return parsePublic(env, env.BEACON_URL);
  const port = portOf(env.BEACON_PORT || '4003');
  if (port === undefined) return refuse(`BEACON_PORT must be a port number, not "${env.BEACON_PORT}".`);
  if (port === 0) return { ok: true, config: { beacon: undefined, sandbox: undefined } };
  const publicOrigin = originOf(env.BEACON_ORIGIN || `http://localhost:${port}`);
  if (!publicOrigin) return refuse('BEACON_ORIGIN must be an http(s) origin.');
  return {
    ok: true,
    config: {
      beacon: { chain: sandboxChain, apiOrigin: `http://127.0.0.1:${port}`, publicOrigin },
      sandbox: { host: env.BEACON_HOST ?? '127.0.0.1', port, publicOrigin },
    },
  };
};

const wholeOf = (text: string | undefined, otherwise: number): number | undefined =>
  text ? (/^[1-9]\d{0,11}$/.test(text) ? Number(text) : undefined) : otherwise;

function parsePublic(env: Env, url: string): Parsed {
  const origin = originOf(url);
  const chainHash = env.BEACON_CHAIN_HASH || quicknet.chainHash;
  const publicKey = env.BEACON_PUBLIC_KEY || quicknet.publicKey;
  const genesis = wholeOf(env.BEACON_GENESIS, quicknet.genesis);
  const period = wholeOf(env.BEACON_PERIOD, quicknet.period);
  if (!origin) return refuse('BEACON_URL must be an http(s) address.');
  if (!/^[0-9a-f]{64}$/.test(chainHash)) return refuse('BEACON_CHAIN_HASH must be 64 hexadecimal digits.');
  if (!/^[0-9a-f]{192}$/.test(publicKey)) return refuse('BEACON_PUBLIC_KEY must be 192 hexadecimal digits.');
  if (genesis === undefined || period === undefined)
    return refuse('BEACON_GENESIS and BEACON_PERIOD must be whole seconds.');
  const chain = { chainHash, publicKey, genesis, period };
  return { ok: true, config: { beacon: { chain, apiOrigin: origin, publicOrigin: origin }, sandbox: undefined } };
}
