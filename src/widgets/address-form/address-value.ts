import type { components } from '#openapi/types.ts';
import { type AddressFields, checkAddress, normaliseAddress } from '#rules/addresses.ts';
import { cleanText, type TextKind } from '#rules/clean-text.ts';
import type { Site } from '#rules/markets.ts';

export type AddressSchema = components['schemas']['AddressSchema'];
export type AddressFieldName = components['schemas']['AddressField']['name'];

const typedNames = [
  'firstName',
  'lastName',
  'latinName',
  'company',
  'phone',
  'region',
  'city',
  'district',
  'line1',
  'line2',
  'postcode',
  'note',
] as const;

/** An address while it is being typed: the country is known, the rest may be missing. */
export type AddressValue = { readonly country: string } & Readonly<Partial<Record<AddressFieldName, string>>>;

/** The message under each field; a field without an entry is in order. */
export type AddressErrors = Readonly<Partial<Record<AddressFieldName | 'country', string>>>;

const required = { firstName: '', lastName: '', phone: '', city: '', line1: '', postcode: '' } as const;

const kindOf = (name: AddressFieldName): TextKind => {
  if (name === 'note') return 'block';
  return name === 'phone' || name === 'postcode' ? 'plain' : 'line';
};

/** The address as the contract takes it: clean, the postcode as its country writes it, no empty optional field. */
export function addressFieldsOf(value: AddressValue): AddressFields & { readonly note?: string } {
  const written = typedNames.flatMap((name) => {
    const text = cleanText(kindOf(name), value[name] ?? '');
    return text === '' ? [] : [[name, text] as const];
  });
  return normaliseAddress({ ...required, ...Object.fromEntries(written), country: value.country });
}

/** A kept address as the value of the form. */
export function addressValueOf(address: components['schemas']['AddressFields']): AddressValue {
  const {
    firstName,
    lastName,
    latinName,
    company,
    phone,
    country,
    region,
    city,
    district,
    line1,
    line2,
    postcode,
    note,
  } = address;
  return {
    firstName,
    lastName,
    phone,
    country,
    city,
    line1,
    postcode,
    ...(latinName === undefined ? {} : { latinName }),
    ...(company === undefined ? {} : { company }),
    ...(region === undefined ? {} : { region }),
    ...(district === undefined ? {} : { district }),
    ...(line2 === undefined ? {} : { line2 }),
    ...(note === undefined ? {} : { note }),
  };
}

/** The address among texts that are stored by the names of its fields; undefined without a country. */
export function keptAddressOf(texts: Readonly<Record<string, string>>): AddressValue | undefined {
  const { country } = texts;
  if (country === undefined) return undefined;
  const typed = typedNames.flatMap((name) => {
    const text = texts[name];
    return text === undefined ? [] : [[name, text] as const];
  });
  return { ...Object.fromEntries(typed), country };
}

/** Another country: what was typed stays, except the region and the postcode, which mean nothing there. */
export function inCountry(value: AddressValue, country: string): AddressValue {
  if (country === value.country) return value;
  const { region: _region, postcode: _postcode, ...rest } = value;
  return { ...rest, country };
}

/** What is wrong with the address by the rules both sides obey. With `site` the country must be one it ships to. */
export function addressErrorsOf(value: AddressValue, site?: Site): AddressErrors {
  const problems = checkAddress(addressFieldsOf(value), site).map(({ path, message }) => [path, message] as const);
  // The first problem of a field is the one that shows.
  return Object.fromEntries(problems.toReversed());
}

/** The id of a field of the form, for an error summary that leads to it. */
export const addressFieldId = (idPrefix: string, name: AddressFieldName | 'country') => `${idPrefix}-${name}`;
