import type { AddressFields } from './addresses.ts';

/** Letters and digits alone, in small letters: how often people write the same thing in other signs. */
const bareOf = (text = ''): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Where somebody lives, however it is written: equal for two addresses that lead to the same house and flat. */
export const placeKey = ({ country, postcode, line1, line2 }: AddressFields): string =>
  [country, postcode, line1, line2].map(bareOf).join('|');

/** The end of a number, which is the same with and without the prefix of its country. */
const phoneOf = (phone: string): string => phone.normalize('NFKC').replace(/\D/g, '').slice(-9);

/** The normal form of an address: equal for two that differ in case, blanks and signs alone. */
export function addressKey(address: AddressFields): string {
  const { firstName, lastName, company, country, region, city, district, line1, line2, postcode, phone } = address;
  const texts = [
    `${firstName}${lastName}`,
    company,
    country,
    region,
    city,
    district,
    `${line1}${line2 ?? ''}`,
    postcode,
  ];
  return [...texts.map(bareOf), phoneOf(phone)].join('|');
}
