import { refreshBands } from '#rules/tokens.ts';
import { createActor, SimulatedClock } from 'xstate';
import { expect } from 'vitest';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { createTokenRefreshImplementations } from './implementations.ts';
import type { tokenRefreshMachine } from './machine.ts';
import { selectIsExchanging } from './selectors.ts';
import type { RefreshReply, RefreshRequest } from './types.ts';

const now = 1_800_000_000_000;

async function hold(machine: typeof tokenRefreshMachine, remaining: number) {
  const clock = new SimulatedClock();
  const refresh = fakeEffect<[RefreshRequest, AbortSignal], RefreshReply>();
  const stored: string[] = [];
  const implementations = createTokenRefreshImplementations({
    refreshToken: refresh.effect,
    persistTokens: (token, pair, accountId) => stored.push(pair && accountId ? token : `${token} alone`),
    readClock: () => now,
  });
  const actor = createActor(machine.provide(implementations), { clock }).start();
  actor.send({
    type: 'token.received',
    accountId: '01HADA',
    token: 'access',
    refresh: { refreshToken: 'refresh', refreshExpireTime: now + remaining },
  });
  await settle();
  return { clock, actor, refresh, stored, isExchanging: () => selectIsExchanging(actor.getSnapshot()) };
}

const days160 = refreshBands[0]?.from ?? 0;
const days150 = refreshBands[1]?.from ?? 0;
const lowest = refreshBands[2]?.from ?? 0;

export const tokenRefreshScenarios: Scenarios<typeof tokenRefreshMachine> = {
  'renews, exchanges or rests by the time that is left, to the millisecond [S4.refresh.01 S4.refresh.02 S4.refresh.03 S4.refresh.04]':
    async (machine) => {
      for (const [remaining, state] of [
        [days160, 'resting'],
        [days160 - 1, 'renewing'],
        [days150, 'renewing'],
        [days150 - 1, 'exchanging'],
        [lowest, 'exchanging'],
        [lowest - 1, 'resting'],
      ] as const) {
        const { actor } = await hold(machine, remaining);
        expect(actor.getSnapshot().matches(state)).toBe(true);
      }
    },

  'renews with the access token as bearer and stores the new pair [S4.refresh.02]': async (machine) => {
    const { refresh, stored, actor } = await hold(machine, days150);
    expect(refresh.last().args[0]).toEqual({ accountId: '01HADA', refreshToken: 'refresh', bearer: 'access' });
    refresh.last().reply.resolve({ token: 'a2', refreshToken: 'r2', refreshTokenExpireTime: now + days160 });
    await settle();
    expect(stored).toEqual(['a2']);
    expect(actor.getSnapshot().context.refresh?.refreshToken).toBe('r2');
  },

  'exchanges with the refresh token as bearer and restores the token from before on failure [S4.refresh.03 S4.refresh.05 S4.refresh.07]':
    async (machine) => {
      const { actor, refresh, stored, isExchanging } = await hold(machine, lowest);
      expect(refresh.last().args[0]).toEqual({ accountId: '01HADA', refreshToken: 'refresh', bearer: 'refresh' });
      expect(isExchanging()).toBe(true);
      refresh.last().reply.reject(new Error('offline'));
      await settle();
      expect(isExchanging()).toBe(false);
      expect(stored).toEqual(['refresh', 'access']);
      expect(actor.getSnapshot().value).toEqual({ resting: 'failed' });
    },

  'waits 300 s for the answer, not a millisecond less': async (machine) => {
    const { clock, isExchanging } = await hold(machine, lowest);
    clock.increment(299_999);
    expect(isExchanging()).toBe(true);
    clock.increment(1);
    expect(isExchanging()).toBe(false);
  },

  'asks once however often it is asked to look': async (machine) => {
    const { actor, refresh } = await hold(machine, days150);
    actor.send({ type: 'token.check' });
    actor.send({ type: 'token.recover' });
    await settle();
    expect(refresh.calls).toHaveLength(1);
  },

  'looks again after 24 hours [S4.refresh.09]': async (machine) => {
    const { clock, actor } = await hold(machine, days160);
    clock.increment(24 * 3_600_000 - 1);
    expect(actor.getSnapshot().value).toEqual({ resting: 'idle' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('readingClock');
  },
};
