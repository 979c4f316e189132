import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { shopKey } from '#src/api/shop.ts';
import { useShop } from '#src/actors/use-shop.ts';

/** A command about a request: what is on screen is read again after it, also after one that was refused. */
export function useRmaCommand<Input>(
  send: (input: Input) => Promise<components['schemas']['Rma']>,
  onDone: () => void,
) {
  const shop = useShop();
  const data = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onSettled: () => data.invalidateQueries({ queryKey: shopKey(shop, 'order') }),
  });
}
