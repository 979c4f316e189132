import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { idempotent } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey } from '#src/api/shop.ts';
import { useText } from '#src/widgets/use-text.ts';
import { type Prize, prizesKey } from './queries.ts';
import { prizeListText } from './text.ts';

interface Sending {
  /** Names the press, however often it is sent. */
  readonly key: string;
  readonly addressId: string;
}

/**
 * What a winner can do with a prize. Whatever the answer is, the page may have been out of date: it is read anew.
 * @param onDone called before that, which may take the prize off the page
 */
export function usePrizeCommands({ prizeId, orderNo }: Pick<Prize, 'prizeId' | 'orderNo'>, onDone: () => void) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const text = useText(prizeListText);
  const answered = (done: string) => ({
    onSuccess: () => {
      notify({ text: done, tone: 'success' as const });
      onDone();
    },
    onError: ({ message }: Error) => notify({ text: message, tone: 'warning' as const }),
    onSettled: () =>
      Promise.all([prizesKey(shop), shopKey(shop, 'order')].map((queryKey) => data.invalidateQueries({ queryKey }))),
  });
  const claim = (body: { mode: 'SHIP_ALONE'; addressId: string } | { mode: 'ORDER_TOGETHER' }, key: string) =>
    unwrap(
      shop.client.POST('/app-mall/v1/prom/prize/claim', {
        params: { header: idempotent(key) },
        body: { prizeId, ...body },
      }),
    );
  const send = useMutation({
    mutationFn: ({ key, addressId }: Sending) => claim({ mode: 'SHIP_ALONE', addressId }, key),
    ...answered(text.address.done),
  });
  const shipTogether = useMutation({
    // Asked for twice it is the same.
    mutationFn: () => claim({ mode: 'ORDER_TOGETHER' }, crypto.randomUUID()),
    ...answered(text.togetherDone),
  });
  const shipAlone = useMutation({
    mutationFn: () =>
      unwrap(
        shop.client.GET('/app-mall/v1/user/order_together_prize/cancel', {
          params: { query: { prizeId, ...(orderNo === undefined ? {} : { orderNo }) } },
        }),
      ),
    ...answered(text.aloneDone),
  });
  return { send, shipTogether, shipAlone };
}
