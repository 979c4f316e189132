import { describe, expect, test } from 'vitest';
import { totalNote, totalRows, type Totals } from './total-rows.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

const totals: Totals = {
  listTotal: usd(9998),
  promoDiscount: usd(1000),
  suitDiscount: usd(0),
  couponDiscount: usd(0),
  coinDiscount: usd(0),
  goodsTotal: usd(8998),
  shipping: usd(0),
  shippingDiscount: usd(0),
  protection: usd(0),
  tax: usd(652),
  taxIncluded: false,
  grandTotal: usd(9650),
  coinsToEarn: 0,
  saved: usd(1000),
};

describe('the lines of a total', () => {
  test('leave out what is zero, show discounts with a minus and free delivery in words', () => {
    expect(totalRows(totals, 'GB').map(({ label, value }) => [label, value])).toEqual([
      ['Items', '$99.98'],
      ['Sale', '−$10.00'],
      ['Delivery', 'Free'],
      ['Tax', '$6.52'],
    ]);
  });

  test('do not promise delivery and tax before there is an address', () => {
    const rows = totalRows({ ...totals, shipping: usd(599) }, 'US', { shipping: 'At checkout', tax: 'At checkout' });
    expect(rows.filter(({ id }) => id === 'shipping' || id === 'tax').map(({ value }) => value)).toEqual([
      'At checkout',
      'At checkout',
    ]);
  });

  test('say in the note which tax the total contains', () => {
    expect(totalNote({ ...totals, taxIncluded: true })).toBe('Includes $6.52 tax');
    expect(totalRows({ ...totals, taxIncluded: true }, 'EU', { tax: 'Later' }).map(({ id }) => id)).not.toContain(
      'tax',
    );
    expect(totalNote(totals)).toBe('You save $10.00');
    expect(totalNote({ ...totals, saved: usd(0) })).toBeUndefined();
    expect(totalNote({ ...totals, grandTotal: usd(0) })).toBe('You save $10.00');
    expect(totalNote({ ...totals, grandTotal: usd(0), coinDiscount: usd(10_00) })).toBeUndefined();
  });
});
