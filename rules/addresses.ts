import { countryFacts } from './address-countries.ts';
import { addressSchemaOf } from './address-schemas.ts';
import { shipsTo, type Site } from './markets.ts';
import { normalisePostcode } from './postcodes.ts';
import { postcodeFitsRegion } from './postcode-regions.ts';
import { regions } from './regions.ts';
import { checkLength, checkOneOf, checkRequired, type FieldProblem, messages } from './validators.ts';

export interface AddressFields {
  readonly firstName: string;
  readonly lastName: string;
  /** The name as a carrier reads it, where it has letters that are not Latin. */
  readonly latinName?: string;
  readonly company?: string;
  readonly phone: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly region?: string;
  readonly city: string;
  readonly district?: string;
  readonly line1: string;
  readonly line2?: string;
  readonly postcode: string;
}

const notLatin = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** True where whoever carries the parcel cannot read the name: a label needs it in Latin letters, too. */
export const needsLatinName = ({
  firstName,
  lastName,
  country,
}: Pick<AddressFields, 'firstName' | 'lastName' | 'country'>): boolean =>
  notLatin.test(firstName + lastName) && countryFacts(country)?.order.includes('latinName') === true;

/** The clean address with its postcode as its country writes it. Idempotent. */
export const normaliseAddress = <T extends AddressFields>(address: T): T => ({
  ...address,
  postcode: normalisePostcode(address.country, address.postcode),
});

/**
 * True for 6 to 15 digits, written with the usual signs: an optional country prefix, and behind the number an optional
 * extension of up to 6 digits ('x12', 'ext. 12', '#12').
 */
export function isPhone(text: string): boolean {
  const [, number = ''] = /^(\+?[\d\s()./-]+?)(?: ?(?:x|ext\.?|#) ?\d{1,6})?$/i.exec(text) ?? [];
  return /^\d{6,15}$/.test(number.replace(/\D/g, ''));
}

/**
 * What is wrong with an address, one problem per field in the order of its form; an empty list when nothing is.
 * With `shippingSite` the country must also be one that the market ships to; billing may be any country.
 */
export function checkAddress(input: AddressFields, shippingSite?: Site): FieldProblem[] {
  const address = normaliseAddress(input);
  const problems: FieldProblem[] = [];
  if (shippingSite !== undefined && !shipsTo(shippingSite, address.country)) {
    problems.push({ path: 'country', rule: 'market', message: 'We do not deliver to this country from your market' });
  }
  for (const { name, label, required, maxLength, pattern, options } of addressSchemaOf(address.country).fields) {
    const value = address[name] ?? '';
    const report = (rule: FieldProblem['rule'], message: string | undefined): boolean => {
      if (message === undefined) return false;
      problems.push({ path: name, rule, message });
      return true;
    };
    if (value === '') {
      if (required || (name === 'latinName' && needsLatinName(address)))
        report('required', checkRequired(label, undefined));
      continue;
    }
    if (report('length', checkLength(label, value, { max: maxLength }))) continue;
    if (options !== undefined && !options.some((option) => option.value === value)) {
      report(
        'oneOf',
        checkOneOf(
          label,
          value,
          options.map((option) => option.label),
        ),
      );
      continue;
    }
    if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`).test(value)) {
      report('pattern', messages.pattern(label));
      continue;
    }
    if (name === 'latinName' && (notLatin.test(value) || !/\p{L}/u.test(value)))
      report('pattern', messages.pattern(label));
    if (name === 'phone' && !isPhone(value)) report('pattern', messages.pattern(label));
    if (name === 'postcode' && !postcodeFitsRegion(address.country, value, address.region ?? '')) {
      const region = countryFacts(address.country)?.region ?? 'Region';
      report('region', `${label} does not belong to the chosen ${region.toLowerCase()}`);
    }
  }
  return problems;
}

/** The name of a country we ship to, else its code. */
export function countryName(country: string): string {
  return countryFacts(country)?.name ?? country;
}

function regionName({ country, region = '' }: AddressFields): string {
  const list = Object.hasOwn(regions, country) ? regions[country] : undefined;
  return list?.find(({ value }) => value === region)?.label ?? region;
}

const join = (separator: string, parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(separator);

/** How each country writes the line with the town; the others write 'postcode city'. */
const townLines: Readonly<Record<string, (address: AddressFields) => readonly string[]>> = {
  US: (a) => [join(', ', [a.city, join(' ', [a.region, a.postcode])])],
  CA: (a) => [join(' ', [a.city, a.region, a.postcode])],
  GB: (a) => [a.city.toUpperCase(), a.postcode],
  IE: (a) => [a.city, a.postcode],
  IT: (a) => [join(' ', [a.postcode, a.city, a.region])],
  ES: (a) => [join(' ', [a.postcode, a.city]), regionName(a)],
};

/** The address as it stands on a parcel: with the name as its carrier reads it. */
export const formatForCarrier = (address: AddressFields): string[] =>
  formatAddress(
    address.latinName === undefined || !needsLatinName(address)
      ? address
      : { ...address, firstName: address.latinName, lastName: '' },
  );

/** The address as it is written in its country, one entry per line, the country's name last. */
export function formatAddress(address: AddressFields): string[] {
  const { country, district, line1, line2, company } = address;
  const lines: readonly (string | undefined)[] =
    country === 'JP'
      ? [
          `〒${address.postcode}`,
          join(' ', [regionName(address), address.city, district]),
          line1,
          line2,
          company,
          join(' ', [address.lastName, address.firstName]),
        ]
      : [
          join(' ', [address.firstName, address.lastName]),
          company,
          line1,
          line2,
          district,
          ...(Object.hasOwn(townLines, country)
            ? (townLines[country]?.(address) ?? [])
            : [join(' ', [address.postcode, address.city]), address.region]),
        ];
  return [...lines, countryName(country)].flatMap((line) => (line === undefined || line === '' ? [] : [line]));
}
