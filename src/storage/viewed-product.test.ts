import { describe, expect, test } from 'vitest';
import { viewedProductOf } from './viewed-product.ts';

const image = {
  url: '/media/products/dome/',
  alt: 'Dome',
  w: 800,
  h: 800,
  widths: [320, 800],
  lqip: { day: '#aaaaaa', night: '#111111' },
};
const dome = { spu: 'DOME', title: 'Dome', image };

describe('a product that was looked at', () => {
  test('is read as it was kept, without anything else', () => {
    expect(viewedProductOf({ ...dome, price: 1 })).toEqual(dome);
  });

  test.each([
    ['nothing', null],
    ['a list', []],
    ['no title', { ...dome, title: '' }],
    ['a picture of another shop', { ...dome, image: { ...image, url: 'https://elsewhere.test/' } }],
    ['an address that climbs', { ...dome, image: { ...image, url: '/media/../admin/' } }],
    ['a size that is none', { ...dome, image: { ...image, w: 0 } }],
    ['a colour that is none', { ...dome, image: { ...image, lqip: { day: 'red', night: '#111111' } } }],
    ['widths that are none', { ...dome, image: { ...image, widths: ['320'] } }],
  ])('is dropped when storage holds %s', (_, value) => expect(viewedProductOf(value)).toBeUndefined());
});
