import { expect, test } from 'vitest';
import { restingPicture, shopPicture, unlitPicture, type ShopImage } from './shop-picture.ts';

const image: ShopImage = {
  ...{ url: '/media/dome/1/', alt: 'Dome', w: 1600, h: 1600, widths: [320, 640, 960, 1600] },
  lqip: { day: '#dddddd', night: '#222222' },
};

test('a lamp that exists turned off is shown so by day, in the sizes that exist', () => {
  const { day, night } = unlitPicture({ ...image, hasOff: true });
  expect(day.src).toBe('/media/dome/1/off-640.webp');
  expect(day.avif).toBe(
    '/media/dome/1/off-320.avif 320w, /media/dome/1/off-640.avif 640w, /media/dome/1/off-960.avif 960w',
  );
  expect(night).toEqual(shopPicture(image).night);
});

test('a lamp of one light rests off on a card, and one of several is lit', () => {
  const lamp = { ...image, hasOff: true };
  expect(restingPicture({ ...lamp, restsOff: true })).toEqual(unlitPicture(lamp));
  expect(restingPicture(lamp)).toEqual(shopPicture(lamp));
});

test('any other is shown as it is', () => {
  expect(unlitPicture(image)).toEqual(shopPicture(image));
});
