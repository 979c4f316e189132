import { expect, it } from 'vitest';
import { oregon } from './address-fixture.ts';
import { addressKey, placeKey } from './address-key.ts';

const flat = { ...oregon, line2: 'Apt. 4' };

it.each([
  { firstName: ' ADA ', lastName: 'REYES', city: 'PORTLAND', line1: '12  LANTERN  STREET' },
  { line1: '12, Lantern-Street', line2: 'Apt 4' },
  { line1: '12 Lantern Street, Apt. 4', line2: undefined },
  { phone: '(503) 555-0123' },
  { phone: '５０３ ５５５ ０１２３', line1: '１２ Lantern Street' },
  { company: '' },
])('is the same for an address in other signs (%j)', (other) => {
  expect(addressKey({ ...flat, ...other } as typeof flat)).toBe(addressKey(flat));
});

it.each([
  { line1: '13 Lantern Street' },
  { line2: 'Apt. 5' },
  { firstName: 'Ida' },
  { company: 'Reyes Ltd' },
  { postcode: '97202' },
  { phone: '+1 503 555 0124' },
  { country: 'CA' },
])('is another one for another address (%j)', (other) => {
  expect(addressKey({ ...flat, ...other })).not.toBe(addressKey(flat));
});

it('leads to one place for who moves there, in whatever signs and width it is written', () => {
  const place = {
    ...flat,
    firstName: 'Ida',
    phone: '+1 503 555 0199',
    city: 'portland',
    line1: '１２ LANTERN street.',
  };
  expect(placeKey(place)).toBe(placeKey(flat));
  expect(placeKey({ ...flat, line2: 'Apt. 5' })).not.toBe(placeKey(flat));
});
