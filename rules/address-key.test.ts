import { expect, it } from 'vitest';
import { addressKey } from './address-key.ts';

const oregon = {
  firstName: 'Ada',
  lastName: 'Reyes',
  phone: '+1 503 555 0123',
  country: 'US',
  region: 'OR',
  city: 'Portland',
  line1: '12 Lantern Street',
  line2: 'Apt. 4',
  postcode: '97201',
};

it.each([
  { firstName: ' ADA ', lastName: 'REYES', city: 'PORTLAND', line1: '12  LANTERN  STREET' },
  { line1: '12, Lantern-Street', line2: 'Apt 4' },
  { line1: '12 Lantern Street, Apt. 4', line2: undefined },
  { phone: '(503) 555-0123' },
  { phone: '５０３ ５５５ ０１２３', line1: '１２ Lantern Street' },
  { company: '' },
])('is the same for an address in other signs (%j)', (other) => {
  expect(addressKey({ ...oregon, ...other } as typeof oregon)).toBe(addressKey(oregon));
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
  expect(addressKey({ ...oregon, ...other })).not.toBe(addressKey(oregon));
});
