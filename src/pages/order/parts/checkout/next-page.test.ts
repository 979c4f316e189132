import { expect, test } from 'vitest';
import { nextPage } from './use-checkout.ts';

test.each([
  ['CARD', false, '/order/payment/card?orderNo=LUS1'],
  ['REDIRECT_BANK', false, '/order/payment?orderNo=LUS1&start=REDIRECT_BANK'],
  ['CARD', true, '/order/completed?orderNo=LUS1'],
] as const)('an order to be paid by %s, paid already: %s, goes on at %s', (method, paid, page) => {
  expect(nextPage('LUS1', paid, method)).toBe(page);
});
