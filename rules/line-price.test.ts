import { expect, test } from 'vitest';
import { linePrice, takenOff } from './line-price.ts';
import { money } from './money.ts';

const usd = (amount: number) => money(amount, 'USD');

test('a line costs what its pieces cost, and what a coupon takes off is told once', () => {
  const pair = { unit: usd(14_900), quantity: 2, lineTotal: usd(26_800) };
  const gift = { unit: usd(1_500), quantity: 1, lineTotal: usd(0), gift: true };
  expect([linePrice(pair), linePrice(gift)]).toEqual([usd(29_800), usd(0)]);
  expect(takenOff([pair, gift], 'USD')).toEqual(usd(3_000));
});
