import { expect, test } from 'vitest';
import { mainAction } from './main-action.ts';

test.each([
  [['PAY', 'CANCEL', 'EDIT_ADDRESS', 'CONTACT'], 'PAY'],
  [['TRACK', 'CONFIRM', 'REBUY', 'CONTACT'], 'CONFIRM'],
  [['TRACK', 'REBUY', 'CONTACT'], 'TRACK'],
  [['REBUY', 'CONTACT'], 'REBUY'],
  [['CANCEL', 'CONTACT'], undefined],
] as const)('of %j the card offers %s', (actions, expected) => {
  expect(mainAction(actions)).toBe(expected);
});
