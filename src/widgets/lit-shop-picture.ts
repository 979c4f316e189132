import type { Picture } from '#design-system/index.ts';
import { shopPicture, type ShopImage } from './shop-picture.ts';

/** A picture of the shop with its lamp on, in both themes. */
export function litShopPicture(image: ShopImage): Picture {
  const { night, ...picture } = shopPicture(image);
  return { ...picture, day: night ?? picture.day };
}
