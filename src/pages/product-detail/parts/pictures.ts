import type { Picture } from '#design-system/index.ts';
import { productPageText as text } from '#src/text/product-page.ts';
import { shopPicture, type ShopImage } from '#src/widgets/shop-picture.ts';

/** The same scene in the light that the theme does not show: by night on the light theme, by day on the dark one. */
export function inOtherLight(image: ShopImage): Picture {
  const { day, night, ...picture } = shopPicture(image);
  return { ...picture, alt: text.otherLight(image.alt), day: night ?? day, night: day };
}

/**
 * What the gallery shows: the chosen variant in both lights, then the other variants, then each view of the product (close,
 * in its room) in both lights again.
 */
export function galleryPictures(
  chosen: ShopImage,
  media: readonly ShopImage[],
  variants: readonly ShopImage[],
): readonly Picture[] {
  const isVariant = new Set(variants.map(({ url }) => url));
  const others = media.filter(({ url }) => url !== chosen.url);
  return [
    shopPicture(chosen),
    inOtherLight(chosen),
    ...others.filter(({ url }) => isVariant.has(url)).map(shopPicture),
    ...others.filter(({ url }) => !isVariant.has(url)).flatMap((view) => [shopPicture(view), inOtherLight(view)]),
  ];
}
