import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from './address-countries.ts';
import {
  type AddressFields,
  checkAddress,
  formatAddress,
  formatForCarrier,
  isPhone,
  normaliseAddress,
} from './addresses.ts';
import { normalisePostcode } from './postcodes.ts';

const newYork: AddressFields = {
  firstName: 'Mara',
  lastName: 'Lind',
  phone: '+1 212 555 0100',
  country: 'US',
  region: 'NY',
  city: 'New York',
  line1: '5 Glow Street',
  postcode: '10001',
};
const problemsOf = (change: Partial<AddressFields>) => checkAddress({ ...newYork, ...change });
const messagesOf = (change: Partial<AddressFields>) => problemsOf(change).map(({ message }) => message);

describe('an address', () => {
  it('is fine when complete', () => {
    expect(checkAddress(newYork, 'US')).toEqual([]);
  });

  it('names each missing field by the label of its country', () => {
    expect(problemsOf({ postcode: '', region: '', city: '' })).toEqual([
      { path: 'city', rule: 'required', message: 'City is required' },
      { path: 'region', rule: 'required', message: 'State is required' },
      { path: 'postcode', rule: 'required', message: 'ZIP code is required' },
    ]);
  });

  it('keeps each field within its length', () => {
    expect(messagesOf({ city: 'x'.repeat(80) })).toEqual([]);
    expect(messagesOf({ city: 'x'.repeat(81) })).toEqual(['City cannot be longer than 80 characters']);
  });

  it('accepts names in any script', () => {
    const named = { firstName: '美咲', lastName: 'Ó Súilleabháin' };
    expect(messagesOf({ ...named, latinName: 'Misaki Ó Súilleabháin' })).toEqual([]);
  });

  it('takes a region of its country only', () => {
    expect(problemsOf({ region: 'ON' })).toMatchObject([{ path: 'region', rule: 'oneOf' }]);
  });

  it('has a ZIP code of its state', () => {
    expect(problemsOf({ postcode: '90210' })).toMatchObject([{ path: 'postcode', rule: 'region' }]);
    expect(problemsOf({ postcode: '90210', region: 'CA' })).toEqual([]);
    expect(problemsOf({ country: 'CA', region: 'BC', postcode: 'm5a3c4' })).toEqual([
      { path: 'postcode', rule: 'region', message: 'Postal code does not belong to the chosen province' },
    ]);
  });

  it('in Japan is taken with a code that towns beyond a border have', () => {
    expect(problemsOf({ country: 'JP', region: 'JP-09', postcode: '3491211' })).toEqual([]);
  });

  it.each([
    ['US', 'PR', '00901'],
    ['US', 'GU', '96910'],
    ['US', 'AE', '09012'],
    ['US', 'AP', '96266'],
    ['US', 'VI', '00802-1234'],
    ['GB', undefined, 'bfpo 61'],
    ['GB', undefined, 'JE2 3AB'],
    ['GB', undefined, 'IM1 1AA'],
    ['FR', undefined, '97400'],
    ['IT', 'RSM', '47890'],
    ['CA', 'SK', 'R8A 1A1'],
  ])('in %s %s %s is a place that its post serves', (country, region, postcode) => {
    const { region: _, ...elsewhere } = newYork;
    expect(checkAddress({ ...elsewhere, country, postcode, ...(region && { region }) })).toEqual([]);
  });

  it('is delivered only where the market ships to, but billed anywhere', () => {
    expect(checkAddress(newYork, 'CA')).toMatchObject([{ path: 'country', rule: 'market' }]);
    expect(checkAddress({ ...newYork, country: 'BR', region: 'SP', postcode: '' })).toEqual([]);
  });

  it('asks for a name in Latin letters where its carrier cannot read the name', () => {
    const greek = { firstName: 'Γιώργος', lastName: 'Παπαδόπουλος', country: 'DE', region: '', postcode: '10115' };
    expect(problemsOf(greek)).toEqual([
      { path: 'latinName', rule: 'required', message: 'Name in Latin letters is required' },
    ]);
    expect(problemsOf({ ...greek, latinName: 'Γιώργος' })).toMatchObject([{ path: 'latinName', rule: 'pattern' }]);
    expect(problemsOf({ ...greek, latinName: 'Giorgos Papadopoulos' })).toEqual([]);
    expect(problemsOf({ firstName: 'Nguyễn', lastName: "ʻO'Neil-Şahin" })).toEqual([]);
    const japanese = { firstName: '健', lastName: '髙橋', country: 'JP', region: 'Tokyo', postcode: '150-0001' };
    expect(problemsOf(japanese).filter(({ path }) => path === 'latinName')).toEqual([]);
  });

  it('has on a parcel the name that its carrier reads', () => {
    const olena = { ...newYork, firstName: 'Олена', lastName: 'Шевченко', latinName: 'Olena Shevchenko' };
    expect([formatAddress(olena)[0], formatForCarrier(olena)[0]]).toEqual(['Олена Шевченко', 'Olena Shevchenko']);
    expect(formatForCarrier({ ...newYork, latinName: 'Somebody Else' })[0]).toBe('Mara Lind');
  });

  it.each([
    ['+1 (212) 555-0100', true],
    ['123456', true],
    ['12345', false],
    ['123456789012345', true],
    ['1234567890123456', false],
    ['+49 30 123456x', false],
    ['++4930123456', false],
    ['030/23125133', true],
    ['+49 (0)30 2312.5133', true],
    ['510-555-0133 x12', true],
    ['510-555-0133 ext. 12', true],
    ['510-555-0133 x1234567', false],
    ['x12', false],
  ])('has a phone of 6 to 15 digits: %s %s', (phone, valid) => {
    expect(isPhone(phone)).toBe(valid);
  });
});

describe('a postcode', () => {
  it.each([
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'm1 1ae', 'M1 1AE'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['NL', '1011ab', '1011 AB'],
    ['IE', 'd02af30', 'D02 AF30'],
    ['PT', '1100148', '1100-148'],
    ['JP', '〒1500001', '150-0001'],
    ['US', '10001-1234', '10001-1234'],
    ['US', '100011234', '10001-1234'],
    ['IE', '', ''],
  ])('of %s, %s, is written %s', (country, typed, written) => {
    expect(normalisePostcode(country, typed)).toBe(written);
  });

  it.each([
    ['US', ['10001', '10001-1234'], ['1000', '100011', '10001-123', 'ABCDE']],
    ['CA', ['K1A 0B1', 'k1a0b1'], ['K1A 0B', '11A 0B1', 'K1A 0B11']],
    ['GB', ['SW1A 1AA', 'm11ae', 'EC1A1BB', 'GIR 0AA'], ['SW1A', '12345', 'SWW1A 1AA']],
    ['DE', ['10115'], ['1011', '101155', 'D-10115']],
    ['FR', ['75001'], ['7500']],
    ['IT', ['00184'], ['0018']],
    ['ES', ['28013'], ['2801']],
    ['AT', ['1010'], ['10100']],
    ['BE', ['1000'], ['100']],
    ['NL', ['1011 AB', '1011ab'], ['1011 A', '101 AB']],
    ['PT', ['1100-148', '1100148'], ['1100-14']],
    ['IE', ['D02 AF30', 'D6WXY00', ''], ['D02 AF3', 'B02 AF30']],
    ['JP', ['150-0001', '1500001', '〒150-0001'], ['150-000', '15-00001x']],
  ])('of %s is checked', (country, good, bad) => {
    const check = (postcode: string) =>
      checkAddress({ ...newYork, country, postcode }).filter(
        ({ path, rule }) => path === 'postcode' && rule !== 'region',
      );
    for (const postcode of good) expect(check(postcode)).toEqual([]);
    for (const postcode of bad) expect(check(postcode)).toHaveLength(1);
  });

  it('is normalised once', () => {
    const typed = fc.string({ unit: fc.constantFrom('A', 'b', '1', '0', ' ', '-', '〒'), maxLength: 10 });
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(countries)), typed, (country, postcode) => {
        const once = normaliseAddress({ ...newYork, country, postcode });
        expect(normaliseAddress(once)).toEqual(once);
      }),
    );
  });
});

describe('a written address', () => {
  it.each<[Partial<AddressFields>, string[]]>([
    [{}, ['Mara Lind', '5 Glow Street', 'New York, NY 10001', 'United States']],
    [
      { country: 'GB', region: '', city: 'London', postcode: 'SW1A 1AA', line2: 'Flat 2' },
      ['Mara Lind', '5 Glow Street', 'Flat 2', 'LONDON', 'SW1A 1AA', 'United Kingdom'],
    ],
    [
      { country: 'DE', region: '', city: 'Berlin', postcode: '10115', company: 'Licht GmbH' },
      ['Mara Lind', 'Licht GmbH', '5 Glow Street', '10115 Berlin', 'Germany'],
    ],
    [
      { country: 'IT', region: 'RM', city: 'Roma', postcode: '00184' },
      ['Mara Lind', '5 Glow Street', '00184 Roma RM', 'Italy'],
    ],
    [
      { country: 'JP', region: 'JP-13', city: '渋谷区', line1: '神宮前1-1', postcode: '150-0001' },
      ['〒150-0001', 'Tokyo 東京都 渋谷区', '神宮前1-1', 'Lind Mara', 'Japan'],
    ],
    [{ country: 'BR', region: 'SP', postcode: '' }, ['Mara Lind', '5 Glow Street', 'New York', 'SP', 'BR']],
  ])('%j', (change, lines) => {
    expect(formatAddress({ ...newYork, ...change })).toEqual(lines);
  });
});
