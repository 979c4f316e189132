import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { addressList } from '#src/api/queries/address.ts';
import { addressFieldsOf, addressValueOf } from '#src/widgets/address-form/address-value.ts';
import { addressListText as text } from '../parts/address-text.ts';

type Schemas = components['schemas'];

/** A kept address as the commands take it: without its id and what the server derives. */
function addressInputOf(address: Schemas['Address']): Schemas['AddressInput'] {
  const {
    id: _id,
    deliverable: _deliverable,
    lines: _lines,
    isDefaultBilling,
    isDefaultShipping,
    tag,
    ...fields
  } = address;
  return { ...addressFieldsOf(addressValueOf(fields)), isDefaultBilling, isDefaultShipping, tag };
}

type Address = components['schemas']['Address'];

/** Makes an address the default one. The list is read again afterwards: a default moves between cards. */
export function useMakeDefault() {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (address: Address) => {
      const body = { id: address.id, address: { ...addressInputOf(address), isDefaultShipping: true } };
      return unwrap(shop.client.PUT('/app-mall/v1/address', { body }));
    },
    onSuccess: () => notify({ text: text.madeDefault, tone: 'success' }),
    onError: ({ message }) => notify({ text: message, tone: 'danger' }),
    onSettled: () => data.invalidateQueries({ queryKey: addressList(shop).queryKey }),
  });
}
