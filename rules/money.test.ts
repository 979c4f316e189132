import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  currencies,
  type Currency,
  formatAmount,
  formatMoney,
  money,
  multiplyMoney,
  parseMoney,
  sumMoney,
} from './money.ts';

const currency = fc.constantFrom(...(['USD', 'EUR', 'GBP', 'CAD', 'JPY'] satisfies Currency[]));
const amount = fc.integer({ min: -1e12, max: 1e12 });

describe('money', () => {
  it('shows two decimals and a comma as thousands separator [S9.money.01 S9.money.02]', () => {
    expect(formatAmount(money(500, 'USD'))).toBe('5.00');
    expect(formatAmount(money(123456780, 'USD'))).toBe('1,234,567.80');
    expect(formatAmount(money(99999, 'EUR'))).toBe('999.99');
    expect(formatAmount(money(100000, 'EUR'))).toBe('1,000.00');
  });

  it('shows yen without decimals [S9.money.01]', () => {
    expect(formatAmount(money(500, 'JPY'))).toBe('500');
    expect(formatMoney(money(6000, 'JPY'))).toBe('¥6,000');
    expect(formatMoney(money(0, 'JPY'))).toBe('¥0');
  });

  it('puts the sign of each currency in front, and a minus before the sign [S1.scope.21]', () => {
    expect(formatMoney(money(1, 'USD'))).toBe('$0.01');
    expect(formatMoney(money(4999, 'GBP'))).toBe('£49.99');
    expect(formatMoney(money(4999, 'CAD'))).toBe('C$49.99');
    expect(formatMoney(money(-5, 'EUR'))).toBe('-€0.05');
  });

  it('reads back whatever it shows', () => {
    fc.assert(
      fc.property(amount, currency, (value, code) => {
        expect(parseMoney(formatMoney(money(value, code)), code)).toEqual({ amount: value, currency: code });
        expect(parseMoney(formatAmount(money(value, code)), code)).toEqual({ amount: value, currency: code });
      }),
    );
  });

  it('reads an amount with fewer decimals and refuses one with more', () => {
    expect(parseMoney('5', 'USD')).toEqual({ amount: 500, currency: 'USD' });
    expect(parseMoney('5.5', 'USD')).toEqual({ amount: 550, currency: 'USD' });
    expect(parseMoney('5.555', 'USD')).toBeUndefined();
    expect(parseMoney('5.5', 'JPY')).toBeUndefined();
    expect(parseMoney('0', 'USD')).toEqual({ amount: 0, currency: 'USD' });
  });

  it.each(['', ' ', 'five', '1,23.00', '1e5', '5.', '.5', '$', '--5', '€5'])('refuses %j as dollars', (text) => {
    expect(parseMoney(text, 'USD')).toBeUndefined();
  });

  it('refuses half a cent', () => {
    expect(() => money(0.5, 'USD')).toThrow(RangeError);
    expect(() => money(2 ** 53, 'USD')).toThrow(RangeError);
  });

  it('never mixes two currencies', () => {
    expect(() => addMoney(money(1, 'USD'), money(1, 'EUR'))).toThrow(TypeError);
    expect(() => sumMoney([money(1, 'JPY')], 'USD')).toThrow(TypeError);
  });

  it('multiplies a price by a count', () => {
    expect(multiplyMoney(money(1999, 'USD'), 3)).toEqual({ amount: 5997, currency: 'USD' });
  });

  it('sums an empty list to zero', () => {
    expect(sumMoney([], 'GBP')).toEqual({ amount: 0, currency: 'GBP' });
    expect(sumMoney([money(1, 'GBP'), money(2, 'GBP')], 'GBP').amount).toBe(3);
  });

  it('knows exactly five currencies', () => {
    expect(Object.keys(currencies)).toEqual(['USD', 'EUR', 'GBP', 'CAD', 'JPY']);
  });
});
