import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey } from '#src/api/shop.ts';

/** Claims the coins of a task that is done. */
export function useTaskClaim() {
  const shop = useShop();
  const data = useQueryClient();
  return useMutation({
    mutationFn: (taskId: string) => unwrap(shop.client.POST('/app-mall/v1/coin/task/claim', { body: { taskId } })),
    onSuccess: (_reward, taskId) => {
      window.dispatchEvent(new CustomEvent('gv_coin_task_done', { detail: { taskId } }));
    },
    onSettled: () =>
      Promise.all([
        data.invalidateQueries({ queryKey: shopKey(shop, 'coin') }),
        data.invalidateQueries({ queryKey: shopKey(shop, 'account') }),
      ]),
  });
}
