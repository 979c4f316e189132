import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { useText } from '#src/widgets/use-text.ts';
import { type Giveaway, giveaway, ownEntries } from './queries.ts';
import { giveawayText } from './text.ts';

type Press = Omit<components['schemas']['GiveawayEnterRequest'], 'handle'>;

/** Enters by a step. What is wrong with a field comes back by its path; everything else is a notice. */
export function useEnter({ handle }: Pick<Giveaway, 'handle'>, pageHandle: string) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const text = useText(giveawayText).steps;
  const { queryKey } = giveaway(shop, pageHandle);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (press: Press) =>
      unwrap(shop.client.POST('/app-mall/v1/prom/giveaway/enter', { body: { handle, ...press } })),
    onSuccess: ({ added, standing }) => {
      data.setQueryData(queryKey, (shown) => shown && { ...shown, entries: shown.entries + added, standing });
      notify({ text: added > 0 ? text.entered(added) : text.counted, tone: 'success' });
    },
    onError: (failure) => {
      const isAtField = failure instanceof ShopApiError && failure.fields.length > 0;
      if (!isAtField) notify({ text: failure.message, tone: 'warning' });
    },
    onSettled: () =>
      Promise.all([
        data.invalidateQueries({ queryKey }),
        data.invalidateQueries({ queryKey: ownEntries(shop, handle).queryKey }),
      ]),
  });
  return {
    enter: mutate,
    busyWith: isPending ? variables.action : undefined,
    problemOf: (path: string) => (error instanceof ShopApiError ? error.fieldMessage(path) : undefined),
  };
}
