import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWithActors, useNavigateTo, useNotify } from '#src/actors/use-actors.ts';
import { orderKey } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey } from '#src/api/shop.ts';
import { orderText as text } from '#src/text/orders.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { href } from '#src/routing/href.ts';

/** What a shopper does with an order at one press: confirm that it arrived, buy it again. */
export function useOrderCommands(accessKey?: string) {
  const shop = useShop();
  const data = useQueryClient();
  const withActors = useWithActors();
  const navigateTo = useNavigateTo();
  const notify = useNotify();
  const notifyFailure = (error: Error) => notify({ text: error.message, tone: 'danger' });

  const confirm = useMutation({
    mutationFn: (orderNo: string) =>
      unwrap(
        shop.client.POST('/app-mall/v1/order/confirm-receipt', { body: { orderNo }, headers: orderKey(accessKey) }),
      ),
    onSuccess: () => notify({ text: text.confirmed, tone: 'success' }),
    onError: notifyFailure,
    onSettled: () => data.invalidateQueries({ queryKey: shopKey(shop, 'order') }),
  });

  const removeProtection = useMutation({
    mutationFn: (orderNo: string) =>
      unwrap(
        shop.client.POST('/app-mall/v1/order/protection/remove', { body: { orderNo }, headers: orderKey(accessKey) }),
      ),
    onSuccess: () => notify({ text: text.protection.removed, tone: 'success' }),
    onError: notifyFailure,
    onSettled: () => data.invalidateQueries({ queryKey: shopKey(shop, 'order') }),
  });

  const rebuy = useMutation({
    mutationFn: (orderNo: string) => unwrap(shop.client.POST('/app-mall/v1/order/rebuy', { body: { orderNo } })),
    onSuccess: async ({ added, skipped }) => {
      if (added.length === 0) {
        notify({ text: text.reboughtNone, tone: 'warning' });
        return;
      }
      notify({
        text: skipped.length === 0 ? text.rebought : text.reboughtSome(added.length, skipped.length),
        tone: 'success',
      });
      withActors(({ cart }) => cart.send({ type: 'cart.countRequested' }));
      await data.invalidateQueries({ queryKey: shopKey(shop, 'cart') });
      navigateTo(href('/shopping-cart'));
    },
    onError: notifyFailure,
  });

  return { confirm, removeProtection, rebuy };
}
