import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { store } from '#src/storage/browser-store.ts';
import { forgetInvitation, keepInvitation } from '#src/storage/invitation.ts';
import { useShop } from '#src/actors/use-shop.ts';

interface Invitation {
  readonly state: 'open' | 'silent';
  readonly inviter?: string;
  /** What the member has got for coming by the link. */
  readonly rewards?: readonly string[];
}

type Bound = components['schemas']['ShareBind'];

/**
 * Keeps the code of the link for an account to come; a member's is bound at once. Refusals stay silent: a code that
 * nobody has, one's own, or a second one is no fault of the reader.
 */
export function useInvitation(code: string): Invitation {
  const { client, member } = useShop();
  const bind = useMutation({
    // Nothing comes back for somebody who was bound before.
    mutationFn: (): Promise<Bound | null> =>
      unwrap(client.POST('/app-mall/v1/user-share-code/bind', { body: { shareCode: code } })),
    onSuccess: () => forgetInvitation(store),
  });
  const bindOnce = useEffectEvent(() => bind.mutate());
  useEffect(() => {
    keepInvitation(store, code, Date.now());
    if (member !== null) bindOnce();
  }, [code, member]);

  if (bind.data) {
    const { inviterMasked, rewards } = bind.data;
    return { state: 'open', inviter: inviterMasked, rewards: rewards.map(({ text }) => text) };
  }
  return { state: bind.isError || bind.isSuccess ? 'silent' : 'open' };
}
