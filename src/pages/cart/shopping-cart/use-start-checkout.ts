import { lineRequest } from '#rules/cart-lines.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { unwrap } from '#src/api/envelope.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { href } from '#src/routing/href.ts';
import { chosenRows, type CartRow } from './cart-rows.ts';

/** Asks whether everything chosen can be had, and goes on to the checkout when it can. */
export function useStartCheckout(onShortage: () => void) {
  const { client } = useShop();
  const navigateTo = useNavigateTo();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (rows: readonly CartRow[]) => {
      const lines = chosenRows(rows).map(lineRequest);
      return unwrap(client.POST('/app-mall/v1/order/checkSkuQualityAndInventory', { body: { lines } }));
    },
    onSuccess: ({ ok }) => {
      if (ok) navigateTo(href('/order/checkout', { source: 'CART' }));
      else onShortage();
    },
  });
  return { start: mutate, isChecking: isPending, problems: data?.problems ?? [], error };
}
