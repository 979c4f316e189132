// Generated from media/manifest.json by `npm run generate`: the pictures that belong to pages, not to products.
import type { ShopImage } from '../shop-picture.ts';

export const parcelScene: ShopImage = {
  url: '/media/products/sq-parcel/cf8bd2a650/',
  alt: 'Closed carton with a label on the step before a front door, beside a garden lantern',
  w: 960,
  h: 960,
  widths: [320, 640, 960],
  lqip: { day: '#c3b9a0', night: '#623f2a' },
};

export const returnScene: ShopImage = {
  url: '/media/products/sq-return/866dcc29fd/',
  alt: 'Open carton on a doorstep, with a mushroom-shaped lamp lying in packing paper',
  w: 960,
  h: 960,
  widths: [320, 640, 960],
  lqip: { day: '#bfb195', night: '#573726' },
};

export const partsScene: ShopImage = {
  url: '/media/products/sq-parts/4dd498fee4/',
  alt: 'Table lamp taken apart and laid out in order: shade, ring, foot, light plate, cover and cable',
  w: 960,
  h: 960,
  widths: [320, 640, 960],
  lqip: { day: '#dcd0c5', night: '#715b57' },
};

export const chairsScene: ShopImage = {
  url: '/media/products/sq-chairs/a9425e24a5/',
  alt: 'Two armchairs turned to each other, with a stone-shaped lamp on the small table between them',
  w: 960,
  h: 960,
  widths: [320, 640, 960],
  lqip: { day: '#b1a695', night: '#402d2b' },
};

export const wattsScene: ShopImage = {
  url: '/media/products/wide-watts/bda8635720/',
  alt: 'Two bulbs on wooden feet and a spot, beside a meter on the wall that reads 9.5 watts',
  w: 1600,
  h: 900,
  widths: [320, 640, 960, 1600],
  lqip: { day: '#cabfae', night: '#7d533b' },
};

export const lampRowScene: ShopImage = {
  url: '/media/products/wide-dark/364b470a2f/',
  alt: 'Twelve lamps in a row on a dark board: mushrooms, bulbs, stones, discs, a cube and two bars of light',
  w: 1600,
  h: 900,
  widths: [320, 640, 960, 1600],
  lqip: { day: '#56493e', night: '#22160f' },
};

export const reedStage: ShopImage = {
  url: '/media/products/stage-reed/6ad8fb582b/',
  alt: 'Paper column beside an armchair and a framed print, in a dark room',
  w: 1600,
  h: 900,
  widths: [320, 640, 960, 1600],
  lqip: { day: '#8b7c71', night: '#57402f' },
};
