import { expect, test } from 'vitest';
import { rowActions } from './row-actions.ts';

test.each([
  ['PENDING_PAYMENT', ['PAY', 'CANCEL', 'EDIT_ADDRESS', 'CONTACT'], ['PAY']],
  ['SHIPPED', ['TRACK', 'CONFIRM', 'REBUY', 'CONTACT'], ['TRACK', 'CONFIRM']],
  ['SHIPPED', ['TRACK', 'REBUY', 'CONTACT'], ['TRACK', 'REBUY']],
  ['DELIVERED', ['TRACK', 'REVIEW', 'REBUY', 'CONTACT'], ['REVIEW', 'REBUY']],
  ['DELIVERED', ['TRACK', 'REBUY', 'CONTACT'], ['REBUY', 'TRACK']],
  ['COMPLETED', ['TRACK', 'CONTACT'], ['TRACK']],
  ['CANCELLED', ['REBUY', 'CONTACT'], ['REBUY']],
  ['PAID', ['CANCEL', 'CONTACT'], []],
] as const)('a row of a %s order with %j offers %j', (status, actions, expected) => {
  expect(rowActions({ status, actions: [...actions] })).toEqual(expected);
});
