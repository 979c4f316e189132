import { fromPromise, type MachineImplementationsFrom } from 'xstate';
import { identityOf } from './identity.ts';
import type { sessionMachine } from './machine.ts';
import type { SessionDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createSessionImplementations(
  deps: SessionDependencies,
): MachineImplementationsFrom<typeof sessionMachine> {
  return {
    actors: {
      readIdentity: fromPromise(({ signal }) => deps.readIdentity(signal)),
      logOut: fromPromise(({ input, signal }) => deps.logOut(input.token, signal)),
    },
    actions: {
      persistIdentity: ({ context }) => deps.persistIdentity(identityOf(context)),
      forgetIdentity: () => deps.persistIdentity(null),
      requestLogin: ({ context }) => deps.requestLogin(context.returnTo),
    },
  };
}
