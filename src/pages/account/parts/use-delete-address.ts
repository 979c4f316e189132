import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { useAsk } from '#src/actors/dialogs/use-dialogs.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { addressList } from '#src/api/queries/address.ts';
import { addressListText as text } from './address-text.ts';

type Address = components['schemas']['Address'];

/** Deletes an address, once that is sure. The list is read again afterwards: a default moves between cards. */
export function useDeleteAddress() {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const ask = useAsk();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ id }: Address) => unwrap(shop.client.DELETE('/app-mall/v1/address', { body: { id } })),
    onSuccess: () => notify({ text: text.deleted, tone: 'success' }),
    onError: ({ message }) => notify({ text: message, tone: 'danger' }),
    onSettled: () => data.invalidateQueries({ queryKey: addressList(shop).queryKey }),
  });
  return {
    isDeleting: isPending,
    /** @returns whether it is gone */
    deleteAsked: async (address: Address, onSure?: () => void): Promise<boolean> => {
      const { title, message, ok, cancel } = text.deleteDialog;
      const words = { title, message: message(`${address.firstName} ${address.lastName}`, address.line1) };
      if (!(await ask({ kind: 'confirm', danger: true, ...words, okLabel: ok, cancelLabel: cancel }))) return false;
      onSure?.();
      return mutateAsync(address).then(
        () => true,
        () => false,
      );
    },
  };
}
