import type { SessionDependencies } from '#machines/session/types.ts';
import { unwrap } from '../../api/envelope.ts';
import { readIdentity, writeIdentity } from '../../storage/identity.ts';
import { openLogIn } from '../bridge/ask-to-login.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';

export function sessionEffects(deps: EffectDependencies): SessionDependencies {
  const { client, store, vault, tabs, inApp } = deps;
  return {
    readIdentity: (signal) => (inApp ? inApp.currentIdentity(deps, signal) : readIdentity(store, vault)),
    persistIdentity: (identity) => {
      void writeIdentity(store, vault, identity).then(() => {
        tabs.notify(identity ? 'tokens.changed' : 'signedOut');
      });
    },
    logOut: async (token, signal) => {
      const headers = { authorization: `Bearer ${token}` };
      // It outlives the page, which need not wait for it.
      await unwrap(client.POST('/bff-app/v1/mobile/email/logout', { body: {}, headers, signal, keepalive: true }));
    },
    requestLogin: (returnTo) => void openLogIn(deps, returnTo),
  };
}
