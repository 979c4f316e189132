import { expect, it } from 'vitest';
import { readTypedPrice } from './typed-price.ts';

it.each([
  ['59.95', 5_995],
  ['59,95', 5_995],
  ['59,9', 5_990],
  ['59', 5_900],
  ['1234.5', 123_450],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1.234.567,00', 123_456_700],
  ['1\u202F234,50', 123_450],
  ['5,995', 'ambiguous'],
  ['5.995', 'ambiguous'],
  ['59,9500', undefined],
  ['1.23,45', undefined],
  ['12 34', undefined],
  ['59,95 €', undefined],
  ['-5', undefined],
  ['', undefined],
])('%j is %s', (text, amount) => {
  expect(readTypedPrice(text, 'EUR')).toBe(amount);
});

it('yen have no decimals', () => {
  expect([readTypedPrice('6000', 'JPY'), readTypedPrice('6000,5', 'JPY')]).toEqual([6_000, undefined]);
});
