import { afterEach, expect, test } from 'vitest';
import { dropAllTyped, dropTyped, keepTyped, readTyped } from './typed-order.ts';

const typed = { email: 'ola@example.test', remark: 'Ring twice', address: { country: 'US', city: 'Oakland' } };
const nothing = { email: '', remark: '', address: undefined };

afterEach(dropAllTyped);

test('what a guest typed is there again after a reload, in the market it was typed for', () => {
  keepTyped('US', typed);
  expect(readTyped('US')).toEqual(typed);
  expect(readTyped('EU')).toEqual(nothing);
});

test('nothing of it is left once the order is placed', () => {
  keepTyped('US', typed);
  dropTyped('US');
  expect(readTyped('US')).toEqual(nothing);
});

test('nothing of it is left in any market once the guest is a member', () => {
  keepTyped('US', typed);
  keepTyped('GB', typed);
  dropAllTyped();
  expect(readTyped('US')).toEqual(nothing);
  expect(readTyped('GB')).toEqual(nothing);
});
