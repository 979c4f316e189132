import { describe, expect, it } from 'vitest';
import { roundAfter } from '#rules/draw.ts';
import { quicknet, sandboxChain, signSandboxRound } from './chains.ts';
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
  it('of drand holds, and of nothing else', () => {
    expect(isSignedRound(quicknet, round1000)).toBe(true);
    expect(isSignedRound(quicknet, { ...round1000, round: 1_001 })).toBe(false);
    expect(isSignedRound(quicknet, { ...round1000, randomness: round1000.randomness.replace('f', 'e') })).toBe(false);
    expect(isSignedRound(sandboxChain, round1000)).toBe(false);
    const { signature, randomness } = signSandboxRound(7);
    expect(isSignedRound(sandboxChain, { round: 7, signature, randomness })).toBe(true);
    expect(isSignedRound(quicknet, { round: 7, signature, randomness })).toBe(false);
    expect(isSignedRound(quicknet, { ...round1000, signature: 'beacon' })).toBe(false);
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
    expect(await beaconThrough().readRound(due)).toEqual({ ok: true, value: signSandboxRound(due) });
    expect(await beaconThrough().readRound(due + 1)).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
  });

  it('is not believed without its signature', async () => {
    const due = roundAfter(sandboxChain, now);
    const other = beaconThrough(() => JSON.stringify({ ...signSandboxRound(due - 1), round: due }));
    expect(await other.readRound(due)).toMatchObject({ failure: { code: 'not_signed' } });
    expect(await beaconThrough(() => '{}').readRound(due)).toMatchObject({ failure: { code: 'not_signed' } });
    expect(await beaconThrough(() => 'tea').readRound(due)).toMatchObject({ failure: { kind: 'unavailable' } });
  });
});

describe('the settings of the beacon', () => {
  const read = (env: Record<string, string>) => {
    const parsed = parseBeaconEnv(env);
    return parsed.ok ? parsed.config : parsed.problem;
  };

  it('name the sandbox, a public chain or nobody', () => {
    expect(read({})).toMatchObject({ beacon: { chain: sandboxChain }, sandbox: { port: 4003 } });
    expect(read({ BEACON_PORT: '0' })).toEqual({ beacon: undefined, sandbox: undefined });
    expect(read({ BEACON_URL: 'https://api.drand.sh' })).toEqual({
      beacon: { chain: quicknet, apiOrigin: 'https://api.drand.sh', publicOrigin: 'https://api.drand.sh' },
      sandbox: undefined,
    });
  });

  it.each([
    [{ BEACON_PORT: 'x' }, 'BEACON_PORT must be a port number, not "x".'],
    [{ BEACON_ORIGIN: 'x' }, 'BEACON_ORIGIN must be an http(s) origin.'],
    [{ BEACON_URL: 'x' }, 'BEACON_URL must be an http(s) address.'],
    [{ BEACON_URL: 'https://a', BEACON_CHAIN_HASH: 'x' }, 'BEACON_CHAIN_HASH must be 64 hexadecimal digits.'],
    [{ BEACON_URL: 'https://a', BEACON_PUBLIC_KEY: 'x' }, 'BEACON_PUBLIC_KEY must be 192 hexadecimal digits.'],
    [{ BEACON_URL: 'https://a', BEACON_PERIOD: '0' }, 'BEACON_GENESIS and BEACON_PERIOD must be whole seconds.'],
  ])('%j are refused: %s', (env, problem) => {
    expect(read(env)).toBe(problem);
  });
});
