import { refreshBands } from '#rules/tokens.ts';
import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { fakeEffect, settle } from '../verify/harness.ts';
import { verifyMachine } from '../verify/verify-machine.ts';
import { createTokenRefreshImplementations, tokenRefreshMachine } from './machine.ts';
import { tokenRefreshModel } from './model.ts';
import { selectIsExchanging } from './selectors.ts';
import type { RefreshReply, RefreshRequest } from './types.ts';

const now = 1_800_000_000_000;

async function hold(remaining: number) {
  const clock = new SimulatedClock();
  const refresh = fakeEffect<[RefreshRequest, AbortSignal], RefreshReply>();
  const stored: string[] = [];
  const implementations = createTokenRefreshImplementations({
    refreshToken: refresh.effect,
    persistTokens: (token) => stored.push(token),
    readClock: () => now,
  });
  const actor = createActor(tokenRefreshMachine.provide(implementations), { clock }).start();
  actor.send({
    type: 'token.held',
    token: 'access',
    refresh: { refreshToken: 'refresh', refreshExpireTime: now + remaining },
  });
  await settle();
  return { clock, actor, refresh, stored, isExchanging: () => selectIsExchanging(actor.getSnapshot()) };
}

const days160 = refreshBands[0]?.from ?? 0;
const days150 = refreshBands[1]?.from ?? 0;
const lowest = refreshBands[2]?.from ?? 0;

describe('the refresh of tokens', () => {
  it('holds its model', () => {
    verifyMachine(tokenRefreshModel);
  });

  it.each([
    [days160, 'resting'],
    [days160 - 1, 'renewing'],
    [days150, 'renewing'],
    [days150 - 1, 'exchanging'],
    [lowest, 'exchanging'],
    [lowest - 1, 'resting'],
  ] as const)('with %d ms left it is %s', async (remaining, state) => {
    const { actor } = await hold(remaining);
    expect(actor.getSnapshot().value).toBe(state);
  });

  it('renews with the access token as bearer and stores the new pair', async () => {
    const { refresh, stored, actor } = await hold(days150);
    expect(refresh.last().args[0]).toEqual({ refreshToken: 'refresh', bearer: 'access' });
    refresh.last().reply.resolve({ token: 'a2', refreshToken: 'r2', refreshTokenExpireTime: now + days160 });
    await settle();
    expect(stored).toEqual(['a2']);
    expect(actor.getSnapshot().context.refresh?.refreshToken).toBe('r2');
  });

  it('exchanges with the refresh token as bearer and restores the token from before on failure', async () => {
    const { refresh, stored, isExchanging } = await hold(lowest);
    expect(refresh.last().args[0]).toEqual({ refreshToken: 'refresh', bearer: 'refresh' });
    expect(isExchanging()).toBe(true);
    refresh.last().reply.reject(new Error('offline'));
    await settle();
    expect(isExchanging()).toBe(false);
    expect(stored).toEqual(['refresh', 'access']);
  });

  it('waits 300 s for the answer, not a millisecond less', async () => {
    const { clock, isExchanging } = await hold(lowest);
    clock.increment(299_999);
    expect(isExchanging()).toBe(true);
    clock.increment(1);
    expect(isExchanging()).toBe(false);
  });

  it('asks once however often it is told to look', async () => {
    const { actor, refresh } = await hold(days150);
    actor.send({ type: 'token.check' });
    actor.send({ type: 'token.recover' });
    await settle();
    expect(refresh.calls).toHaveLength(1);
  });

  it('looks again after 24 hours', async () => {
    const { clock, actor } = await hold(days160);
    clock.increment(24 * 3_600_000 - 1);
    expect(actor.getSnapshot().value).toBe('resting');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('timing');
  });
});
