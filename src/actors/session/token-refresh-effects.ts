import type { RefreshReply, RefreshRequest, TokenRefreshDependencies } from '#machines/token-refresh/types.ts';
import { serverNow } from '../../api/browser-shop.ts';
import { unwrap } from '../../api/envelope.ts';
import { ShopApiError } from '../../api/errors.ts';
import { isOutcomeUnknown } from '../../api/outcome.ts';
import { writeTokens } from '../../storage/identity.ts';
import { stored } from '../../storage/keys.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';

/** How long one answer is waited for (ms). */
const answerTimeout = 8_000;

export function tokenRefreshEffects({
  client,
  gate,
  store,
  vault,
  tabs,
}: EffectDependencies): TokenRefreshDependencies {
  const isGone = (owner: string | null) =>
    store.read(stored.token) === '' || store.read(stored.accountId) !== (owner ?? '');

  const ask = async (
    { accountId: owner, refreshToken, bearer }: RefreshRequest,
    signal: AbortSignal,
  ): Promise<RefreshReply> => {
    const pair = await vault.read();
    if (isGone(owner)) throw new Error('The member left');
    // Another tab was quicker: its pair is the successor of ours.
    if (pair && pair.refreshToken !== refreshToken && pair.accountId === (owner ?? '')) {
      return { ...pair, refreshTokenExpireTime: pair.refreshExpireTime };
    }
    const send = () =>
      unwrap(
        client.POST('/bff-app/v1/mobile/refresh-token', {
          body: { refreshToken, clientId: store.read(stored.clientId) },
          headers: { authorization: `Bearer ${bearer}` },
          signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeout)]),
        }),
      );
    // The server gives a lost answer once more for ten seconds; whoever comes later has a stolen token for it.
    const reply = await send().catch((error: unknown) => {
      if (signal.aborted || !(error instanceof ShopApiError) || !isOutcomeUnknown(error)) throw error;
      return send();
    });
    // The vault shows what another tab ended before the storage does.
    if ((pair && !(await vault.read())) || isGone(owner)) throw new Error('The member left');
    // Inside the lock, so that the next tab reads the new pair.
    await writeTokens(store, vault, reply.token, {
      refreshToken: reply.refreshToken,
      refreshExpireTime: reply.refreshTokenExpireTime,
    });
    tabs.notify('tokens.changed');
    return reply;
  };

  return {
    refreshToken: (request, signal) => gate.closeDuring(() => vault.alone('token-refresh', () => ask(request, signal))),
    persistTokens: (token, refresh, owner) => {
      const before = vault.read();
      void vault.alone('token-refresh', async () => {
        const pair = await vault.read();
        // Another tab was quicker: what this one knows would lock every tab out, or bring back who has left.
        const isOvertaken = pair ? pair.refreshToken !== refresh?.refreshToken : await before;
        // Looked at last, for whoever leaves or arrives while the vault is asked.
        if (!isOvertaken && !isGone(owner)) await writeTokens(store, vault, token, refresh);
      });
    },
    readClock: serverNow,
  };
}
