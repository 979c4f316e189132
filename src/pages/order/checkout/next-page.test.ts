import { expect, test } from 'vitest';
import { nextPage } from './use-checkout.ts';

test.each([
  ['card', 'CARD', '/order/payment/card?orderNo=LUS1'],
  ['payment', 'REDIRECT_BANK', '/order/payment?orderNo=LUS1&start=REDIRECT_BANK'],
  ['completed', 'CARD', '/order/completed?orderNo=LUS1'],
] as const)('the step %s of an order to be paid by %s is at %s', (step, method, page) => {
  expect(nextPage({ orderNo: 'LUS1' }, step, method)).toBe(page);
});
