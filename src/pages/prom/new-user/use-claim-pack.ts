import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { idempotent } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { coinSummary } from '#src/api/queries/coin.ts';
import { couponKey } from '#src/api/queries/coupon.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { useText } from '#src/widgets/use-text.ts';
import { newUserOffer } from './queries.ts';
import { newUserText } from './text.ts';

/** Claims the pack of the member, once however often it is pressed. */
export function useClaimPack() {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const text = useText(newUserText);
  const { mutate, isPending } = useMutation({
    // An account has one pack: a press after a lost answer is told that it is there.
    mutationFn: () =>
      unwrap(
        shop.client.POST('/app-mall/v1/prom/new-user/claim', {
          params: { header: idempotent(crypto.randomUUID()) },
        }),
      ),
    onSuccess: ({ coins }) => notify({ text: text.claimDone(coinCount(coins, shop.site)), tone: 'success' }),
    onError: ({ message }) => notify({ text: message, tone: 'warning' }),
    // Whatever the answer was, the page may have been out of date.
    onSettled: () =>
      Promise.all(
        [newUserOffer(shop).queryKey, couponKey(shop), coinSummary(shop).queryKey].map((queryKey) =>
          data.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return { claim: () => mutate(), isClaiming: isPending };
}
