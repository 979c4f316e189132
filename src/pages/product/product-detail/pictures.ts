import type { Picture } from '#design-system/index.ts';
import { productPageText as text } from '../parts/product-detail-text.ts';
import { shopPicture, type ShopImage } from '#src/widgets/shop-picture.ts';

/** The same scene in the light that the theme does not show: by night on the light theme, by day on the dark one. */
function inOtherLight(image: ShopImage): Picture {
  const { day, night, ...picture } = shopPicture(image);
  return { ...picture, alt: text.otherLight(image.alt), day: night ?? day, night: day };
}

/** What shows no variant: a close look, the room of the product. */
function viewsOf(media: readonly ShopImage[], variants: readonly ShopImage[]): readonly ShopImage[] {
  const isVariant = new Set(variants.map(({ url }) => url));
  return media.filter(({ url }) => !isVariant.has(url));
}

/** What the story begins with: the product in its room (its last view), or else in the light that the gallery does not begin with. */
export function storyPicture(chosen: ShopImage, media: readonly ShopImage[], variants: readonly ShopImage[]): Picture {
  const room = viewsOf(media, variants).at(-1);
  return room ? shopPicture(room) : inOtherLight(chosen);
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
  const views = viewsOf(media, variants);
  const others = media.filter((image) => image.url !== chosen.url && !views.includes(image));
  return [
    shopPicture(chosen),
    inOtherLight(chosen),
    ...others.map((view) => shopPicture(view)),
    ...views.flatMap((view) => [shopPicture(view), inOtherLight(view)]),
  ];
}
