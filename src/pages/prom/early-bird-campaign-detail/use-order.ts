import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigateTo, useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { shopKey } from '#src/api/shop.ts';
import { href } from '#src/routing/href.ts';

/**
 * Places an order of this page and leads to its payment.
 * @param place sends it; a press after a lost answer sends the same key
 */
export function useOrder(place: (key: string) => Promise<{ readonly orderNo: string }>) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const navigateTo = useNavigateTo();
  const key = useRef<string>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: () => place((key.current ??= crypto.randomUUID())),
    onSuccess: ({ orderNo }) => {
      key.current = undefined;
      navigateTo(href('/order/payment', { orderNo }));
    },
    onError: ({ message }) => notify({ text: message, tone: 'warning' }),
    // Whatever the answer was, the page may have been out of date.
    onSettled: () =>
      Promise.all(
        [shopKey(shop, 'deposit'), shopKey({ ...shop, member: null }, 'deposit')].map((queryKey) =>
          data.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return { order: () => mutate(), isOrdering: isPending };
}
