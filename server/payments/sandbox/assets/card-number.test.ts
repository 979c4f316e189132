import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testCards } from '../test-cards.ts';
import {
  brandOf,
  formatExpiry,
  groupNumber,
  isCardNumber,
  isCvc,
  isExpiry,
  parseExpiry,
  passesLuhn,
} from './card-number.ts';

const luhnDigit = (digits: string) => [...'0123456789'].find((last) => passesLuhn(digits + last)) ?? '';

describe('card numbers', () => {
  test('every test card is a number a form would take', () => {
    expect(testCards.filter((card) => !isCardNumber(card.number))).toEqual([]);
  });

  test('every single wrong digit is noticed', () => {
    const body = fc.stringMatching(/^4\d{14}$/);
    fc.assert(
      fc.property(body, fc.nat(15), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
        const number = digits + luhnDigit(digits);
        const wrong = String((Number(number[place]) + shift) % 10);
        return passesLuhn(number) && !passesLuhn(number.slice(0, place) + wrong + number.slice(place + 1));
      }),
    );
  });

  test.each([
    ['', 'unknown'],
    ['4', 'visa'],
    ['50', 'unknown'],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['2220', 'unknown'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', 'unknown'],
    ['34', 'amex'],
    ['37', 'amex'],
    ['3527', 'unknown'],
    ['3528', 'jcb'],
    ['3589', 'jcb'],
    ['6011', 'discover'],
  ])('%s is %s', (digits, brand) => {
    expect(brandOf(digits)).toBe(brand);
  });

  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['42424', '4242 4'],
    ['', ''],
  ])('%s is shown as "%s"', (digits, shown) => {
    expect(groupNumber(digits)).toBe(shown);
  });
});

describe('expiry dates', () => {
  const today = new Date(2026, 10, 21);

  test.each([
    ['1', '1'],
    ['4', '04 / '],
    ['12', '12 / '],
    ['1227', '12 / 27'],
    ['12/2027', '12 / 27'],
    ['12 / 27', '12 / 27'],
    ['', ''],
  ])('typing %s shows "%s"', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  test.each([
    ['this month', 11, 2026, true],
    ['last month', 10, 2026, false],
    ['twenty years ahead', 11, 2046, true],
    ['a month more', 12, 2046, false],
    ['month 0', 0, 2030, false],
    ['month 13', 13, 2030, false],
  ])('%s', (_when, month, year, good) => {
    expect(isExpiry(month, year, today)).toBe(good);
  });

  test('only a whole date is read', () => {
    expect([parseExpiry('12 / 27'), parseExpiry('12 / 2'), parseExpiry('12')]).toEqual([
      { month: 12, year: 2027 },
      undefined,
      undefined,
    ]);
  });
});

test.each([
  ['123', 'visa', true],
  ['12', 'visa', false],
  ['1234', 'visa', false],
  ['1234', 'amex', true],
  ['123', 'amex', false],
  ['12a', 'visa', false],
] as const)('code %s on %s: %s', (cvc, brand, good) => {
  expect(isCvc(cvc, brand)).toBe(good);
});
