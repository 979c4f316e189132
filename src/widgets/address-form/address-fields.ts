import { useQuery } from '@tanstack/react-query';
import { addressSchemaOf } from '#rules/address-schemas.ts';
import type { Site } from '#rules/markets.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { addressSchema } from '#src/api/queries/address.ts';
import type { Messages } from '#src/forms/form-errors.ts';
import { addressErrorsOf, addressFieldId, type AddressFieldName, type AddressValue } from './address-value.ts';

/** The form of a country as the server describes it; the rules' own description stands in until it answers. */
export function useAddressSchema(country: string) {
  const { data } = useQuery({ ...addressSchema(useShop(), country), placeholderData: addressSchemaOf(country) });
  return data ?? addressSchemaOf(country);
}

/** The ids of the fields of an address by their paths in `group`: the country first, the rest in its country's order. */
export function addressIds(group: string, idPrefix: string, country: string): Readonly<Record<string, string>> {
  const names = ['country', ...addressSchemaOf(country).fields.map(({ name }) => name)] as const;
  return Object.fromEntries(names.map((name) => [`${group}.${name}`, addressFieldId(idPrefix, name)]));
}

/** What is wrong with the address in `group`, by path. With `site` the country must be one it ships to. */
export function checkAddressIn(group: string, value: AddressValue, site?: Site): Messages {
  const entries = Object.entries(addressErrorsOf(value, site));
  return Object.fromEntries(entries.map(([name, message]) => [`${group}.${name}`, message]));
}

/** A form with an address in `Group` of its values. */
interface AddressOwner<Group extends string> {
  readonly messages: Messages;
  readonly set: (path: Group, value: AddressValue) => void;
  readonly leave: (path: `${Group}.${AddressFieldName}`) => void;
  readonly clearErrors: (path: Group) => void;
}

/** What the address form needs of the form that it is a part of. */
export function addressProps<Group extends string>(form: AddressOwner<Group>, group: Group, value: AddressValue) {
  const inside = Object.entries(form.messages).flatMap(([path, message]) =>
    path.startsWith(`${group}.`) && message !== undefined ? [[path.slice(group.length + 1), message] as const] : [],
  );
  return {
    value,
    errors: Object.fromEntries(inside),
    onChange: (next: AddressValue) => {
      form.set(group, next);
      // Another country asks for other things: nothing of it was judged yet.
      if (next.country !== value.country) form.clearErrors(group);
    },
    onLeave: (name: AddressFieldName) => form.leave(`${group}.${name}`),
  };
}
