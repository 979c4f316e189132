import { expect, test } from 'vitest';
import { partHref, profileParts, readPart } from './profile-parts.ts';

const read = (address: string) => readPart(new URL(address, 'https://own.invalid').searchParams);

test('each part is found under its own address', () => {
  expect(profileParts.map(partHref).map(read)).toEqual(profileParts);
});

test.each(['/profile', '/profile?part=', '/profile?part=none', '/profile?part=Details'])(
  'the address %s names no part',
  (address) => {
    expect(read(address)).toBeUndefined();
  },
);
