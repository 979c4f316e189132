import { expect, test } from 'vitest';
import { changeText, monthText, pointsText } from './level-words.ts';

test('a month reads as the market writes it, and what is no month stays as it came', () => {
  expect([monthText('2026-11', 'US'), monthText('2026-01', 'GB')]).toEqual(['November 2026', 'January 2026']);
  expect([monthText('', 'US'), monthText('<b>', 'US'), monthText('2026-1', 'US')]).toEqual(['', '<b>', '2026-1']);
});

test('points have the separators of the market, and a change has its sign', () => {
  expect([pointsText(1_287, 'US'), changeText(5, 'US'), changeText(-1_000, 'US'), changeText(0, 'US')]).toEqual([
    '1,287',
    '+5',
    '−1,000',
    '+0',
  ]);
});
