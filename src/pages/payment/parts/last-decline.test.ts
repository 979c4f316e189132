import { expect, test } from 'vitest';
import { wasDeclined } from './last-decline.ts';

type Attempt = Parameters<typeof wasDeclined>[0][number];
const attempt = (status: Attempt['status'], createdTime: number, method: Attempt['method'] = 'CARD'): Attempt => ({
  method,
  status,
  createdTime,
});

test.each<[string, readonly Attempt[], boolean]>([
  ['nothing was tried', [], false],
  ['a card is being typed', [attempt('REQUIRES_ACTION', 1)], false],
  ['a card was declined and the next try is open', [attempt('DECLINED', 1), attempt('REQUIRES_ACTION', 2)], true],
  ['the shopper ended a later try', [attempt('DECLINED', 1), attempt('CANCELLED', 2)], false],
  ['a bank failed', [attempt('DECLINED', 1, 'REDIRECT_BANK')], false],
  ['another card was taken', [attempt('SETTLED', 2), attempt('DECLINED', 1)], false],
])('a card counts as declined last when: %s', (_when, payments, expected) => {
  expect(wasDeclined(payments)).toBe(expected);
});
