import { expect, test } from 'vitest';
import { promotionNote } from '#src/testing/promotion-note.ts';
import { dome, skuWith } from '../parts/product-fixture.ts';
import { structuredProduct } from './structured-data.ts';

test('search engines read every SKU that is sold here, with its price and whether it is there', () => {
  const product = { ...dome, skus: [...dome.skus, skuWith('ELSEWHERE', {}, { sellable: false, price: null })] };
  expect(structuredProduct(product)).toMatchObject({
    '@type': 'Product',
    name: 'Dome',
    mpn: 'LT1',
    offers: [
      { sku: 'RED-S', price: '89.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
      { sku: 'RED-L', availability: 'https://schema.org/OutOfStock' },
      { sku: 'GREEN-S', url: '/product-detail?spu=DOME&sku=GREEN-S' },
    ],
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
});

test('a price has no thousands comma, and yen no decimals', () => {
  const yen = { amount: 123_456, currency: 'JPY' } as const;
  const [sku] = dome.skus;
  const priced = { ...dome, skus: [{ ...skuWith('A', {}), price: sku?.price ? { ...sku.price, sale: yen } : null }] };
  expect(structuredProduct(priced)).toMatchObject({ offers: [{ price: '123456', priceCurrency: 'JPY' }] });
});

test('what is not launched yet can be had from its launch on', () => {
  const launch = { time: Date.parse('2026-11-28T15:00:00Z'), text: 'Sat, Nov 28, 10:00 AM ET' };
  expect(structuredProduct({ ...dome, launch })).toMatchObject({
    offers: [
      { availability: 'https://schema.org/PreOrder', availabilityStarts: '2026-11-28T15:00:00.000Z' },
      { availability: 'https://schema.org/OutOfStock' },
      { availability: 'https://schema.org/PreOrder' },
    ],
  });
});

test('what nobody rated has no rating', () => {
  expect(structuredProduct({ ...dome, ratingCount: 0 })).not.toHaveProperty('aggregateRating');
});

test('the price of a promotion is valid until it ends', () => {
  const endTime = Date.parse('2026-11-28T19:00:00Z');
  const promotion = promotionNote('FLASH_SALE', { buyType: 1, promoItemId: 'flash-1' }, endTime);
  const [sku] = dome.skus;
  const priced = { ...dome, skus: [{ ...skuWith('A', {}), price: sku?.price ? { ...sku.price, promotion } : null }] };
  expect(structuredProduct(priced)).toMatchObject({ offers: [{ priceValidUntil: '2026-11-28T19:00:00.000Z' }] });
});
