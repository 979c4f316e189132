import type { BeaconChain } from '#rules/draw.ts';
import { originOf, portOf } from '#server/sandboxes/env.ts';
import { chainHashOf, quicknet, sandboxChain } from './chains.ts';
import { isPublicKey } from './signatures.ts';

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
 * its chain "quicknet"; without it the sandbox beacon is asked, and with `BEACON_PORT=0` nobody, as in production, where the public key of
 * the sandbox would decide who wins.
 * @returns the settings, or one sentence naming the variable that is wrong
 */
export const parseBeaconEnv = async (env: Env): Promise<Parsed> => {
  if (env.BEACON_URL) return parsePublic(env, env.BEACON_URL);
  const isProduction = env.NODE_ENV === 'production';
  const port = portOf(env.BEACON_PORT || (isProduction ? '0' : '4003'));
  if (port === undefined) return refuse(`BEACON_PORT must be a port number, not "${env.BEACON_PORT}".`);
  if (isProduction && port !== 0)
    return refuse(
      'Anyone can read the sandbox beacon’s key, so production can’t draw with it: set BEACON_URL to a public beacon, and leave out BEACON_PORT.',
    );
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

async function parsePublic(env: Env, url: string): Promise<Parsed> {
  const origin = originOf(url);
  const chainHash = env.BEACON_CHAIN_HASH || quicknet.chainHash;
  const publicKey = env.BEACON_PUBLIC_KEY || quicknet.publicKey;
  const genesis = wholeOf(env.BEACON_GENESIS, quicknet.genesis);
  const period = wholeOf(env.BEACON_PERIOD, quicknet.period);
  if (!origin) return refuse('BEACON_URL must be an http(s) address.');
  if (!/^[0-9a-f]{64}$/.test(chainHash)) return refuse('BEACON_CHAIN_HASH must be 64 hexadecimal digits.');
  if (!/^[0-9a-f]{192}$/.test(publicKey)) return refuse('BEACON_PUBLIC_KEY must be 192 hexadecimal digits.');
  const groupHash = env.BEACON_GROUP_HASH || quicknet.groupHash;
  const beaconId = env.BEACON_ID ?? quicknet.beaconId;
  if (!/^[0-9a-f]{64}$/.test(groupHash)) return refuse('BEACON_GROUP_HASH must be 64 hexadecimal digits.');
  if (publicKey !== quicknet.publicKey && !(await isPublicKey(publicKey)))
    return refuse('BEACON_PUBLIC_KEY is not a valid key.');
  if (publicKey === sandboxChain.publicKey)
    return refuse('BEACON_PUBLIC_KEY is the sandbox beacon’s, whose secret key anyone can read.');
  if (genesis === undefined || period === undefined)
    return refuse('BEACON_GENESIS and BEACON_PERIOD must be whole seconds.');
  if (chainHashOf({ publicKey, genesis, period, groupHash, beaconId }) !== chainHash)
    return refuse(
      `BEACON_CHAIN_HASH is not the hash of the other settings of its chain: take BEACON_PUBLIC_KEY, BEACON_GENESIS, BEACON_PERIOD, BEACON_GROUP_HASH and BEACON_ID from ${origin}/${chainHash}/info.`,
    );
  const chain = { chainHash, publicKey, genesis, period };
  return { ok: true, config: { beacon: { chain, apiOrigin: origin, publicOrigin: origin }, sandbox: undefined } };
}
