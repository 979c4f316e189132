import type { OwnFacts } from '../../api/client-facts.ts';
import { waitFor, type ActorRefFrom } from 'xstate';
import type { appMachine } from '#machines/app/machine.ts';
import type { sessionMachine } from '#machines/session/machine.ts';
import { selectIsResolving, selectToken } from '#machines/session/selectors.ts';

/**
 * The token that requests carry. The session holds it, not localStorage: that shows the refresh token while some tab
 * exchanges it, and shows what another process wrote a moment late.
 */
export interface Bearer {
  /** The token and whose it is, '' for a guest; nothing until the session knows who is here. */
  readonly holder: () => Pick<OwnFacts, 'token' | 'account'>;
  /** The server refused this token on that page. @returns true once another one has taken its place */
  readonly renew: (refused: string, path: string) => Promise<boolean>;
}

export function bearerOf(app: ActorRefFrom<typeof appMachine>, session: ActorRefFrom<typeof sessionMachine>): Bearer {
  return {
    holder: () => {
      const snapshot = session.getSnapshot();
      if (selectIsResolving(snapshot)) return {};
      const { token, accountId } = snapshot.context;
      return { token: token ?? '', account: accountId ?? '' };
    },
    renew: async (refused, path) => {
      await waitFor(session, (snapshot) => !selectIsResolving(snapshot));
      app.send({ type: 'api.unauthorized', token: refused, path });
      const settled = await waitFor(session, (snapshot) => !snapshot.matches({ holder: { member: 'recovering' } }));
      const token = selectToken(settled);
      return token !== null && token !== refused;
    },
  };
}
