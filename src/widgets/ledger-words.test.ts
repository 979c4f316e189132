import { expect, test } from 'vitest';
import { coinCount } from './coins/coin-count.ts';
import { ledgerChange, monthName } from './ledger-words.ts';

test('a month reads as the market writes it, and what is no month stays as it came', () => {
  expect([monthName('2026-11', 'US'), monthName('2026-01', 'GB')]).toEqual(['November 2026', 'January 2026']);
  expect([monthName('', 'US'), monthName('<b>', 'US'), monthName('2026-1', 'US')]).toEqual(['', '<b>', '2026-1']);
});

test('points have the separators of the market, and a change has its sign', () => {
  expect([coinCount(1_287, 'US'), ledgerChange(5, 'US'), ledgerChange(-1_000, 'US'), ledgerChange(0, 'US')]).toEqual([
    '1,287',
    '+5',
    '−1,000',
    '+0',
  ]);
});
