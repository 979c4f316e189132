import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigateTo, useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { href } from '#src/routing/href.ts';
import { useText } from '#src/widgets/use-text.ts';
import { interestKey } from '../parts/interest-queries.ts';
import { interestDetailText } from './text.ts';

/** Confirms and withdraws a registration: the member's, or that of the link. */
export function useInterest(projectId: string, token: string | undefined) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const navigateTo = useNavigateTo();
  const text = useText(interestDetailText).registered;
  const renew = () => data.invalidateQueries({ queryKey: interestKey(shop) });
  const onError = ({ message }: Error) => notify({ text: message, tone: 'warning' });
  const confirming = useMutation({
    mutationFn: (proof: string) =>
      unwrap(shop.client.POST('/app-mall/v1/prom/interest/confirm', { body: { projectId, token: proof } })),
    onSuccess: () => notify({ text: text.done, tone: 'success' }),
    onError,
    onSettled: renew,
  });
  const leaving = useMutation({
    mutationFn: () =>
      unwrap(
        shop.client.DELETE('/app-mall/v1/prom/interest', {
          params: { query: { projectId, ...(token === undefined ? {} : { token }) } },
        }),
      ),
    onSuccess: () => {
      notify({ text: text.left, tone: 'success' });
      // The link is used up: the address is that of the project again.
      if (token !== undefined) navigateTo(href('/prom/early-Interest-detail', { projectId }), { replace: true });
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
