import { bls12_381 } from '@noble/curves/bls12-381.js';
import { describe, expect, it } from 'vitest';
import { roundAfter } from '#rules/draw.ts';
import { chainHashOf, quicknet, sandboxChain, signSandboxRound } from './chains.ts';
import { parseBeaconEnv } from './beacon-config.ts';
import { openBeacon } from './open-beacon.ts';
import { buildBeaconSandbox } from './sandbox/app.ts';
import { isSignedRound } from './signatures.ts';

/** Round 1000 of quicknet, of 23 August 2023. */
const round1000 = {
  round: 1_000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};

describe('the signature of a round', () => {
  it('of drand holds, and of nothing else', async () => {
    expect(await isSignedRound(quicknet, round1000)).toBe(true);
    expect(await isSignedRound(quicknet, { ...round1000, round: 1_001 })).toBe(false);
    expect(await isSignedRound(quicknet, { ...round1000, randomness: round1000.randomness.replace('f', 'e') })).toBe(
      false,
    );
    expect(await isSignedRound(sandboxChain, round1000)).toBe(false);
    const { signature, randomness } = await signSandboxRound(7);
    expect(await isSignedRound(sandboxChain, { round: 7, signature, randomness })).toBe(true);
    expect(await isSignedRound(quicknet, { round: 7, signature, randomness })).toBe(false);
    expect(await isSignedRound(quicknet, { ...round1000, signature: 'beacon' })).toBe(false);
  });
});

const now = Date.UTC(2026, 10, 21, 10);
const place = { chain: sandboxChain, apiOrigin: 'http://beacon.test', publicOrigin: 'http://beacon.test' };

/** The beacon with what it answers changed on the way. */
function beaconThrough(change: (body: string) => string = (body) => body) {
  const app = buildBeaconSandbox(() => now);
  const carry: typeof fetch = async (url) => {
    const answer = await app.inject({ url: new URL(String(url)).pathname });
    return new Response(change(answer.body), { status: answer.statusCode });
  };
  return openBeacon(place, { fetch: carry, pauseMs: 0, maxTries: 1 });
}

describe('the beacon', () => {
  it('gives what is due and nothing that is to come', async () => {
    const due = roundAfter(sandboxChain, now);
    expect(await beaconThrough().readRound(due)).toEqual({ ok: true, value: await signSandboxRound(due) });
    expect(await beaconThrough().readRound(due + 1)).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
  });

  it('is not believed without its signature', async () => {
    const due = roundAfter(sandboxChain, now);
    const early = await signSandboxRound(due - 1);
    const other = beaconThrough(() => JSON.stringify({ ...early, round: due }));
    expect(await other.readRound(due)).toMatchObject({ failure: { code: 'not_signed' } });
    expect(await beaconThrough(() => '{}').readRound(due)).toMatchObject({ failure: { code: 'not_signed' } });
    expect(await beaconThrough(() => 'tea').readRound(due)).toMatchObject({ failure: { kind: 'unavailable' } });
  });
});

describe('the settings of the beacon', () => {
  const read = async (env: Record<string, string>) => {
    const parsed = await parseBeaconEnv(env);
    return parsed.ok ? parsed.config : parsed.problem;
  };

  it('name the sandbox, a public chain or nobody', async () => {
    expect(await read({})).toMatchObject({ beacon: { chain: sandboxChain }, sandbox: { port: 4003 } });
    expect(await read({ BEACON_PORT: '0' })).toEqual({ beacon: undefined, sandbox: undefined });
    const { chainHash, publicKey, genesis, period } = quicknet;
    expect(await read({ BEACON_URL: 'https://api.drand.sh' })).toEqual({
      beacon: {
        chain: { chainHash, publicKey, genesis, period },
        apiOrigin: 'https://api.drand.sh',
        publicOrigin: 'https://api.drand.sh',
      },
      sandbox: undefined,
    });
  });

  it('name no sandbox in production', async () => {
    const nobody = { beacon: undefined, sandbox: undefined };
    expect(await read({ NODE_ENV: 'production' })).toEqual(nobody);
    expect(await read({ NODE_ENV: 'production', BEACON_PORT: '4003' })).toMatch(
      /^Anyone can read the sandbox beacon’s key/,
    );
    expect(await read({ NODE_ENV: 'production', BEACON_URL: 'https://api.drand.sh' })).toMatchObject({
      beacon: { chain: { chainHash: quicknet.chainHash } },
    });
  });

  it('name another chain only with a hash that fits all of it', async () => {
    const url = { BEACON_URL: 'https://a' };
    const otherKey = bls12_381.shortSignatures.getPublicKey(Buffer.alloc(32, 7)).toHex();
    const other = { publicKey: otherKey, genesis: 1, period: 30, groupHash: '0'.repeat(64), beaconId: '' };
    const own = {
      ...url,
      ...{ BEACON_PUBLIC_KEY: otherKey, BEACON_GENESIS: '1', BEACON_PERIOD: '30', BEACON_ID: '' },
      ...{ BEACON_GROUP_HASH: other.groupHash, BEACON_CHAIN_HASH: chainHashOf(other) },
    };
    expect(await read(own)).toMatchObject({
      beacon: { chain: { publicKey: otherKey, chainHash: chainHashOf(other) } },
    });
    for (const lie of [
      { ...url, BEACON_PUBLIC_KEY: otherKey },
      { ...own, BEACON_PERIOD: '3' },
      { ...url, BEACON_GENESIS: '5' },
    ])
      expect(await read(lie)).toMatch(/^BEACON_CHAIN_HASH is not the hash of the other settings/);
  });

  it.each([
    [{ BEACON_URL: 'https://a', BEACON_PUBLIC_KEY: `c0${'0'.repeat(190)}` }, 'BEACON_PUBLIC_KEY is not a valid key.'],
    [
      { BEACON_URL: 'https://a', BEACON_PUBLIC_KEY: sandboxChain.publicKey },
      'BEACON_PUBLIC_KEY is the sandbox beacon’s, whose secret key anyone can read.',
    ],
    [{ BEACON_URL: 'https://a', BEACON_GROUP_HASH: 'x' }, 'BEACON_GROUP_HASH must be 64 hexadecimal digits.'],
    [{ BEACON_PORT: 'x' }, 'BEACON_PORT must be a port number, not "x".'],
    [{ BEACON_ORIGIN: 'x' }, 'BEACON_ORIGIN must be an http(s) origin.'],
    [{ BEACON_URL: 'x' }, 'BEACON_URL must be an http(s) address.'],
    [{ BEACON_URL: 'https://a', BEACON_CHAIN_HASH: 'x' }, 'BEACON_CHAIN_HASH must be 64 hexadecimal digits.'],
    [{ BEACON_URL: 'https://a', BEACON_PUBLIC_KEY: 'x' }, 'BEACON_PUBLIC_KEY must be 192 hexadecimal digits.'],
    [{ BEACON_URL: 'https://a', BEACON_PERIOD: '0' }, 'BEACON_GENESIS and BEACON_PERIOD must be whole seconds.'],
  ])('%j are refused: %s', async (env, problem) => {
    expect(await read(env)).toBe(problem);
  });
});
