import { type AddressFieldName, countryFacts, type CountryFacts, elsewhere } from './address-countries.ts';
import { type Region, regions } from './regions.ts';

export interface AddressField {
  readonly name: AddressFieldName;
  readonly label: string;
  readonly required: boolean;
  readonly maxLength: number;
  /** Source of a regular expression for the whole normalised value. */
  readonly pattern?: string;
  readonly options?: Region[];
  readonly autocomplete: string;
  readonly inputMode: 'text' | 'tel' | 'numeric';
}

/** The address form of a country; the fields stand in the order of the country. */
export interface AddressSchema {
  readonly country: string;
  readonly fields: AddressField[];
  readonly postcodeExample: string;
  readonly phonePrefix: string;
}

const plainFields = {
  firstName: { label: 'First name', required: true, maxLength: 60, autocomplete: 'given-name' },
  lastName: { label: 'Last name', required: true, maxLength: 60, autocomplete: 'family-name' },
  /** Asked for only where a name has other letters. */
  latinName: { label: 'Name in Latin letters', required: false, maxLength: 120, autocomplete: 'off' },
  company: { label: 'Company', required: false, maxLength: 100, autocomplete: 'organization' },
  phone: { label: 'Phone', required: true, maxLength: 30, autocomplete: 'tel' },
  city: { label: 'City', required: true, maxLength: 80, autocomplete: 'address-level2' },
  district: { label: 'District', required: false, maxLength: 80, autocomplete: 'address-level3' },
  line1: { label: 'Street and number', required: true, maxLength: 120, autocomplete: 'address-line1' },
  line2: { label: 'Apartment, floor', required: false, maxLength: 120, autocomplete: 'address-line2' },
} as const;

function fieldOf(name: AddressFieldName, country: string, facts: CountryFacts): AddressField {
  if (name === 'postcode') {
    const { label, pattern, optional, numeric } = facts.postcode;
    return {
      name,
      label,
      required: optional !== true,
      maxLength: 16,
      ...(pattern === undefined ? {} : { pattern }),
      autocomplete: 'postal-code',
      inputMode: numeric === true ? 'numeric' : 'text',
    };
  }
  if (name === 'region') {
    const options = Object.hasOwn(regions, country) ? regions[country] : undefined;
    return {
      name,
      label: facts.region ?? 'Region',
      required: options !== undefined,
      maxLength: 60,
      ...(options === undefined ? {} : { options: [...options] }),
      autocomplete: 'address-level1',
      inputMode: 'text',
    };
  }
  return { name, ...plainFields[name], inputMode: name === 'phone' ? 'tel' : 'text' };
}

/** The address form of a country, a general one for a country without its own. */
export function addressSchemaOf(country: string): AddressSchema {
  const facts = countryFacts(country) ?? elsewhere;
  return {
    country,
    fields: facts.order.map((name) => fieldOf(name, country, facts)),
    postcodeExample: facts.postcode.example,
    phonePrefix: facts.phonePrefix,
  };
}
