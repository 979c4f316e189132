import type { components } from '#openapi/types.ts';
import { addressFieldsOf, addressValueOf } from '#src/widgets/address-form/address-value.ts';

type Schemas = components['schemas'];

/** A kept address as the commands take it: without its id and what the server derives. */
export function addressInputOf(address: Schemas['Address']): Schemas['AddressInput'] {
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
