import type { Picture, PictureFiles } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';

export type ShopImage = components['schemas']['Image'];

const fallbackWidth = 640;

const sourcesOf = ({ url, widths }: ShopImage, side: string): string =>
  widths.map((width) => `${url}${side}-${width}.avif ${width}w`).join(', ');

/** The files of one side of a picture, `day`, `night` or an hour. @param upright the same picture cut for a narrow screen */
export const shopFiles = (image: ShopImage, side: string, upright?: ShopImage): PictureFiles => ({
  avif: sourcesOf(image, side),
  ...(upright && { upright: sourcesOf(upright, side) }),
  src: `${image.url}${side}-${fallbackWidth}.webp`,
});

/** A lamp that is off is shown on cards alone, which are small. */
const widestOff = 960;

/** A picture with its lamp turned off by day, where it exists so. */
export function unlitPicture(image: ShopImage): Picture {
  const picture = shopPicture(image);
  if (image.hasOff !== true) return picture;
  const widths = image.widths.filter((width) => width <= widestOff);
  return { ...picture, day: { ...shopFiles({ ...image, widths }, 'off'), lqip: image.lqip.day } };
}

/** A lamp on a card: one of one light is off by day until somebody touches the card, which turns it on. */
export const restingPicture = (image: ShopImage): Picture =>
  image.restsOff === true ? unlitPicture(image) : shopPicture(image);

/** A picture of the shop as the image box takes it: by day and by night. @param upright the same cut for a narrow screen */
export const shopPicture = (image: ShopImage, upright?: ShopImage): Picture => ({
  alt: image.alt,
  width: image.w,
  height: image.h,
  day: { ...shopFiles(image, 'day', upright), lqip: image.lqip.day },
  night: { ...shopFiles(image, 'night', upright), lqip: image.lqip.night },
});

/** A picture of the shop with its lamp on, in both themes. */
export function litShopPicture(image: ShopImage): Picture {
  const { night, ...picture } = shopPicture(image);
  return { ...picture, day: night ?? picture.day };
}
