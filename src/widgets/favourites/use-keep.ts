import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { favourites } from '#src/api/queries/favourites.ts';

const path = '/app-mall/v1/favourite';

interface FavouriteChange {
  readonly spu: string;
  /** False lets it go. */
  readonly isKept: boolean;
}

/** Keeps a product for the member, or lets it go. What is kept is read again before the change counts as done. */
export function useKeep() {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ spu, isKept }: FavouriteChange) =>
      unwrap(isKept ? shop.client.POST(path, { body: { spu } }) : shop.client.DELETE(path, { body: { spu } })),
    onError: ({ message }) => notify({ text: message, tone: 'warning' }),
    onSettled: () => data.invalidateQueries({ queryKey: favourites(shop).queryKey }),
  });
}
