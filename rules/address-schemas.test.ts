import { describe, expect, it } from 'vitest';
import { countries } from './address-countries.ts';
import { addressSchemaOf } from './address-schemas.ts';
import { type AddressFields, checkAddress } from './addresses.ts';
import { markets, sites } from './markets.ts';

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
describe('the address form', () => {
  it('exists for every country we ship to', () => {
    const shipped = sites.flatMap((site) => markets[site].countries);
    expect(new Set(Object.keys(countries))).toEqual(new Set(shipped));
  });

  it('accepts its own example postcode', () => {
    for (const country of Object.keys(countries)) {
      const { postcodeExample, fields } = addressSchemaOf(country);
      const region = fields.find(({ name }) => name === 'region')?.options?.[0]?.value ?? '';
      const problems = checkAddress({ ...newYork, country, region, postcode: postcodeExample });
      expect(problems.filter(({ rule }) => rule !== 'region')).toEqual([]);
    }
  });

  it('asks in the order of the country', () => {
    const names = (country: string) => addressSchemaOf(country).fields.map(({ name }) => name);
    expect(names('JP')).toEqual([
      'lastName',
      'firstName',
      'company',
      'postcode',
      'region',
      'city',
      'line1',
      'line2',
      'phone',
    ]);
    expect(names('US').slice(-4)).toEqual(['city', 'region', 'postcode', 'phone']);
    expect(names('GB')).not.toContain('region');
    expect(names('IT')).toContain('region');
    expect(names('DE')).not.toContain('region');
  });

  it('makes only the Eircode optional', () => {
    const optional = Object.keys(countries).filter(
      (country) => addressSchemaOf(country).fields.find(({ name }) => name === 'postcode')?.required === false,
    );
    expect(optional).toEqual(['IE']);
  });

  it('falls back to a general form', () => {
    expect(addressSchemaOf('constructor').fields.find(({ name }) => name === 'postcode')?.pattern).toBeUndefined();
  });
});
