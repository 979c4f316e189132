// Generated from media/manifest.json by `npm run generate`: the pictures that belong to pages, not to products.
import type { ShopImage } from '../shop-picture.ts';

export const hallScene: ShopImage = {
  url: '/media/products/tall-hall/f6bacbb848/',
  alt: 'Sideboard in a hall with a mushroom-shaped lamp, a glowing stone on books and a vase, under a print',
  w: 960,
  h: 1280,
  widths: [320, 640, 960],
  lqip: { day: '#baa08b', night: '#563831' },
};
