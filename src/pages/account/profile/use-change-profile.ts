import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { unwrap } from '#src/api/envelope.ts';
import { userInfo } from '#src/api/queries/account.ts';
import { profileText as text } from './text.ts';
import { useShop } from '#src/actors/use-shop.ts';

export type UserInfo = components['schemas']['UserInfo'];
export type Change = components['schemas']['UserInfoChange'];

/** Changes what is sent and nothing else; what the server then knows is shown everywhere at once. */
export function useChangeProfile() {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  return useMutation({
    // One after another, so that the last input wins.
    scope: { id: 'profile' },
    mutationFn: (body: Change) => unwrap(shop.client.PATCH('/bff-app/v1/mobile/user-info', { body })),
    onSuccess: (info) => {
      data.setQueryData(userInfo(shop).queryKey, info);
      notify({ text: text.saved, tone: 'success' });
    },
  });
}
