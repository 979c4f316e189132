import { expect, test } from 'vitest';
import { mainAction } from './main-action.ts';

test.each([
  ['PENDING_PAYMENT', ['PAY', 'CANCEL', 'EDIT_ADDRESS', 'CONTACT'], 'PAY'],
  ['SHIPPED', ['TRACK', 'CONFIRM', 'REBUY', 'CONTACT'], 'CONFIRM'],
  ['SHIPPED', ['TRACK', 'REBUY', 'CONTACT'], 'TRACK'],
  ['DELIVERED', ['TRACK', 'REBUY', 'CONTACT'], 'REBUY'],
  ['COMPLETED', ['TRACK', 'CONTACT'], 'TRACK'],
  ['CANCELLED', ['REBUY', 'CONTACT'], 'REBUY'],
  ['PAID', ['CANCEL', 'CONTACT'], undefined],
] as const)('a row of a %s order with %j offers %s', (status, actions, expected) => {
  expect(mainAction({ status, actions: [...actions] })).toBe(expected);
});
