import { expect, test } from 'vitest';
import { logInReason } from './log-in-reason.ts';

test.each([
  ['/coupon/center?claim=T1&site=US', 'coupon'],
  ['/product-detail?spu=LM-DOME&claim=T1', 'coupon'],
  ['/coin/center', 'coins'],
  ['/shopping-cart', 'cart'],
  ['/faq/list?spu=LM-DOME', 'community'],
  ['/prom/doll-machine', 'promotion'],
  ['/account/my-center', undefined],
  ['/order/checkout', undefined],
  ['//coin/center', undefined],
] as const)('who comes from %s logs in for: %s', (place, reason) => {
  expect(logInReason(place)).toBe(reason);
});
