import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import type { tokenRefreshMachine } from './machine.ts';
import type { TokenRefreshDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createTokenRefreshImplementations(
  deps: TokenRefreshDependencies,
): MachineImplementationsFrom<typeof tokenRefreshMachine> {
  return {
    actors: {
      readClock: fromPromise(() => Promise.resolve(deps.readClock())),
      refreshToken: fromPromise(({ input, signal }) => deps.refreshToken(input, signal)),
    },
    actions: {
      persistTokens: ({ context }) => deps.persistTokens(context.token ?? '', context.refresh, context.accountId),
    },
  };
}
