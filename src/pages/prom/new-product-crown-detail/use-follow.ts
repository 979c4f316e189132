import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigateTo, useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { href } from '#src/routing/href.ts';
import { useText } from '#src/widgets/use-text.ts';
import { crowdKey } from '../parts/crowd-queries.ts';
import { crowdDetailText } from './text.ts';

/** Confirms and ends what somebody follows: the member, or who has the link. */
export function useFollow(id: string, token: string | undefined) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const navigateTo = useNavigateTo();
  const text = useText(crowdDetailText).follow;
  const renew = () => data.invalidateQueries({ queryKey: crowdKey(shop) });
  const onError = ({ message }: Error) => notify({ text: message, tone: 'warning' });
  const confirming = useMutation({
    mutationFn: (proof: string) =>
      unwrap(shop.client.POST('/app-mall/v1/prom/crowd/follow/confirm', { body: { id, token: proof } })),
    onSuccess: () => notify({ text: text.done, tone: 'success' }),
    onError,
    onSettled: renew,
  });
  const leaving = useMutation({
    mutationFn: () =>
      unwrap(
        shop.client.DELETE('/app-mall/v1/prom/crowd/follow', {
          params: { query: { id, ...(token === undefined ? {} : { token }) } },
        }),
      ),
    onSuccess: () => {
      notify({ text: text.left, tone: 'success' });
      // The link is used up: the address is that of the project again.
      if (token !== undefined) navigateTo(href('/prom/new-product-crown-detail', { id }), { replace: true });
    },
    onError,
    onSettled: renew,
  });
  return {
    renew,
    isBusy: confirming.isPending || leaving.isPending,
    confirm: confirming.mutate,
    leave: () => leaving.mutate(),
  };
}
