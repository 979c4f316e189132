import type { SessionDependencies } from '#machines/session/types.ts';
import { unwrap } from '../api/envelope.ts';
import { readIdentity, writeIdentity } from '../storage/identity.ts';
import type { Browser } from './browser.ts';

export function sessionEffects({ client, store, vault, tabs, goTo }: Browser): SessionDependencies {
  return {
    readIdentity: () => readIdentity(store, vault),
    persistIdentity: (identity) => {
      void writeIdentity(store, vault, identity).then(() => {
        tabs.tell(identity ? 'tokens.changed' : 'signedOut');
      });
    },
    signOut: async (token, signal) => {
      const headers = { authorization: `Bearer ${token}` };
      await unwrap(client.POST('/bff-app/v1/mobile/email/logout', { body: {}, headers, signal }));
    },
    askToLogin: (returnTo) => {
      goTo(returnTo ? `/account/login?redirect=${encodeURIComponent(returnTo)}` : '/account/login');
    },
  };
}
