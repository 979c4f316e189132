import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressSchema } from '#src/api/queries/address.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { addressSchemaOf } from '#rules/address-schemas.ts';
import type { Site } from '#rules/markets.ts';
import { addressErrorsOf, type AddressErrors, type AddressFieldName, type AddressValue } from './address-value.ts';

/** The form of a country as the server describes it; the rules' own description stands in until it answers. */
function useAddressSchema(country: string) {
  const { data } = useQuery({ ...addressSchema(useShop(), country), placeholderData: addressSchemaOf(country) });
  return data ?? addressSchemaOf(country);
}

/**
 * An address form in progress. A field is judged when it is left, and again with every key once it has a complaint;
 * `check` judges all of them.
 */
export function useAddressForm({ initial, site }: { initial: AddressValue; site?: Site | undefined }) {
  const [value, setValue] = useState(initial);
  const [errors, setErrors] = useState<AddressErrors>({});
  const schema = useAddressSchema(value.country);

  return {
    value,
    errors,
    schema,
    change: (next: AddressValue) => {
      setValue(next);
      const sameForm = next.country === value.country;
      setErrors(complaintsOf(next, (name) => sameForm && Object.hasOwn(errors, name)));
    },
    leave: (name: AddressFieldName) => {
      const untouched = (value[name] ?? '').trim() === '';
      setErrors(complaintsOf(value, (known) => Object.hasOwn(errors, known) || (known === name && !untouched)));
    },
    /** What is wrong now, also shown at the fields; an empty object when nothing is. */
    check: (): AddressErrors => {
      const found = complaintsOf(value, () => true);
      setErrors(found);
      return found;
    },
    show: setErrors,
  };

  function complaintsOf(address: AddressValue, isAsked: (name: string) => boolean): AddressErrors {
    return Object.fromEntries(Object.entries(addressErrorsOf(address, site)).filter(([name]) => isAsked(name)));
  }
}
