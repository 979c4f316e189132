import { expect, test } from 'vitest';
import { isVatNumber } from './vat-numbers.ts';

/** Built by the published rules, or of public bodies. */
const numbers = {
  AT: 'ATU13585627',
  BE: 'BE0428759497',
  BG: 'BG175074752',
  CY: 'CY10259033P',
  CZ: 'CZ25123891',
  DE: 'DE136695976',
  DK: 'DK13585628',
  EE: 'EE100931558',
  GR: 'EL094259216',
  ES: 'ESA28015865',
  FI: 'FI20774740',
  FR: 'FR40303265045',
  GB: 'GB980780684',
  HR: 'HR33392005961',
  HU: 'HU12892312',
  IE: 'IE6433435F',
  IT: 'IT00743110157',
  LT: 'LT119511515',
  LU: 'LU15027442',
  LV: 'LV40003521600',
  MT: 'MT11679112',
  NL: 'NL004495445B01',
  PL: 'PL8567346215',
  PT: 'PT501964843',
  RO: 'RO18547290',
  SE: 'SE123456789701',
  SI: 'SI50223054',
  SK: 'SK2022749619',
  JP: 'T8700110005901',
};

/** The same with another last digit, or the last but one where letters stand at the end. */
const mistyped = (number: string): string =>
  number.replace(/(\d)(\D*)$/, (_, digit: string, rest: string) => `${(Number(digit) + 1) % 10}${rest}`);

test.each(Object.entries(numbers))('a number of %s is taken: %s', (country, number) => {
  expect(isVatNumber(number, country)).toBe(true);
  expect(isVatNumber(number.replace(/(?<=^..)/, ' ').toLowerCase(), 'US')).toBe(true);
});

test.each(Object.entries(numbers).filter(([country]) => !['SE', 'NL'].includes(country)))(
  'one of %s with a slip is not: %s',
  (country, number) => expect(isVatNumber(mistyped(number), country)).toBe(false),
);

test.each([
  ['not a number', 'DE'],
  ['DE12345', 'DE'],
  ['12345', 'FR'],
  ['SE123456789601', 'SE'],
  ['NL004495446B01', 'NL'],
  ['ABCD', 'CH'],
])('“%s” of %s is none', (text, country) => expect(isVatNumber(text, country)).toBe(false));

test.each([
  ['136695976', 'DE'],
  ['ESX5910266W', 'ES'],
  ['54362315K', 'ES'],
  ['NL123456789B13', 'NL'],
  ['IE1234567FA', 'IE'],
  ['XI980780684', 'GB'],
  ['CHE-123.456.788 MWST', 'CH'],
  ['DE 136 695 976', 'AT'],
])('“%s” of %s is one', (text, country) => expect(isVatNumber(text, country)).toBe(true));
