export type AddressFieldName =
  | 'firstName'
  | 'lastName'
  | 'latinName'
  | 'company'
  | 'phone'
  | 'region'
  | 'city'
  | 'district'
  | 'line1'
  | 'line2'
  | 'postcode';

/** What differs from country to country; everything else is the same everywhere. */
export interface CountryFacts {
  readonly name: string;
  readonly order: readonly AddressFieldName[];
  readonly region?: string;
  readonly postcode: {
    readonly label: string;
    readonly pattern?: string;
    readonly example: string;
    readonly optional?: true;
    readonly numeric?: true;
  };
  readonly phonePrefix: string;
}

/** The house carriers of these countries read Latin letters alone; that of Japan reads both. */
const person = ['firstName', 'lastName', 'latinName', 'company'] as const;
const cityFirst = [...person, 'line1', 'line2', 'city', 'region', 'postcode', 'phone'] as const;
const codeFirst = [...person, 'line1', 'line2', 'postcode', 'city', 'phone'] as const;
const codeFirstWithRegion = [...person, 'line1', 'line2', 'postcode', 'city', 'region', 'phone'] as const;
const fiveDigits = { label: 'Postcode', pattern: '\\d{5}', numeric: true } as const;
const fourDigits = { label: 'Postcode', pattern: '\\d{4}', numeric: true } as const;

export const countries: Readonly<Record<string, CountryFacts>> = {
  US: {
    name: 'United States',
    order: cityFirst,
    region: 'State',
    // Not a numeric keypad: ZIP+4 needs a hyphen.
    postcode: { label: 'ZIP code', pattern: '\\d{5}(-\\d{4})?', example: '10001' },
    phonePrefix: '+1',
  },
  CA: {
    name: 'Canada',
    order: cityFirst,
    region: 'Province',
    postcode: { label: 'Postal code', pattern: '[A-Z]\\d[A-Z] \\d[A-Z]\\d', example: 'K1A 0B1' },
    phonePrefix: '+1',
  },
  GB: {
    name: 'United Kingdom',
    order: [...person, 'line1', 'line2', 'city', 'postcode', 'phone'],
    postcode: {
      label: 'Postcode',
      pattern: 'GIR 0AA|BFPO \\d{1,4}|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}',
      example: 'SW1A 1AA',
    },
    phonePrefix: '+44',
  },
  DE: { name: 'Germany', order: codeFirst, postcode: { ...fiveDigits, example: '10115' }, phonePrefix: '+49' },
  FR: { name: 'France', order: codeFirst, postcode: { ...fiveDigits, example: '75001' }, phonePrefix: '+33' },
  IT: {
    name: 'Italy',
    order: codeFirstWithRegion,
    region: 'Province',
    postcode: { ...fiveDigits, example: '00184' },
    phonePrefix: '+39',
  },
  ES: {
    name: 'Spain',
    order: codeFirstWithRegion,
    region: 'Province',
    postcode: { ...fiveDigits, example: '28013' },
    phonePrefix: '+34',
  },
  AT: { name: 'Austria', order: codeFirst, postcode: { ...fourDigits, example: '1010' }, phonePrefix: '+43' },
  BE: { name: 'Belgium', order: codeFirst, postcode: { ...fourDigits, example: '1000' }, phonePrefix: '+32' },
  NL: {
    name: 'Netherlands',
    order: codeFirst,
    postcode: { label: 'Postcode', pattern: '\\d{4} [A-Z]{2}', example: '1011 AB' },
    phonePrefix: '+31',
  },
  PT: {
    name: 'Portugal',
    order: codeFirst,
    postcode: { label: 'Postcode', pattern: '\\d{4}-\\d{3}', example: '1100-148' },
    phonePrefix: '+351',
  },
  IE: {
    name: 'Ireland',
    order: [...person, 'line1', 'line2', 'city', 'postcode', 'phone'],
    postcode: {
      label: 'Eircode',
      pattern: '[AC-FHKNPRTV-Y](\\d{2}|6W) [0-9AC-FHKNPRTV-Y]{4}',
      example: 'D02 AF30',
      optional: true,
    },
    phonePrefix: '+353',
  },
  JP: {
    name: 'Japan',
    order: ['lastName', 'firstName', 'company', 'postcode', 'region', 'city', 'line1', 'line2', 'phone'],
    region: 'Prefecture',
    postcode: { label: 'Postcode', pattern: '\\d{3}-\\d{4}', example: '150-0001' },
    phonePrefix: '+81',
  },
};

/** For billing addresses outside the countries we ship to. */
export const elsewhere: CountryFacts = {
  name: '',
  order: cityFirst.filter((name) => name !== 'latinName'),
  region: 'Region',
  postcode: { label: 'Postcode', example: '', optional: true },
  phonePrefix: '+',
};

/** The facts of a country we ship to, undefined for any other. */
export function countryFacts(country: string): CountryFacts | undefined {
  return Object.hasOwn(countries, country) ? countries[country] : undefined;
}
