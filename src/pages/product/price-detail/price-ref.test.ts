import { describe, expect, it } from 'vitest';
import { priceRef } from './price-ref.ts';

const of = (search: string) => priceRef(new URLSearchParams(search));

describe('the price that an address asks for', () => {
  it('is that of one piece without a number', () => {
    expect(of('sku=LM-DOME-RED')).toEqual({ sku: 'LM-DOME-RED', quantity: 1 });
  });

  it.each([
    ['3', 3],
    ['0', 1],
    ['1000', 999],
    ['-2', 1],
    ['two', 1],
    ['1e3', 1],
    ['99999', 1],
  ])('takes %s for %i pieces', (quantity, pieces) => {
    expect(of(`sku=LM-DOME-RED&quantity=${quantity}`)?.quantity).toBe(pieces);
  });

  it('names the promotion only with a buy type', () => {
    expect(of('sku=A&buyType=1&promoItemId=flash-1')).toEqual({
      sku: 'A',
      quantity: 1,
      buyType: 1,
      promoItemId: 'flash-1',
    });
    expect(of('sku=A&buyType=0&promoItemId=flash-1')).toEqual({ sku: 'A', quantity: 1 });
  });

  it('names the other pieces of a bundle, and of nothing else', () => {
    const bundle = 'promoItemId=evening&with=B,B,%3Cb%3E,C';
    expect(of(`sku=A&buyType=4&${bundle}`)?.suitSkus).toEqual(['B', 'B', 'C']);
    expect(of(`sku=A&buyType=1&${bundle}`)).not.toHaveProperty('suitSkus');
    expect(of(`sku=A&buyType=4&promoItemId=evening&with=${'B,'.repeat(50)}`)?.suitSkus).toHaveLength(40);
  });

  it('is none without a SKU', () => {
    expect(of('quantity=2')).toBeUndefined();
    expect(of('sku=%3Cb%3E')).toBeUndefined();
  });
});
