import type { Picture, PictureFiles } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';

export type ShopImage = components['schemas']['Image'];

const fallbackWidth = 640;

const sourcesOf = ({ url, widths }: ShopImage, time: 'day' | 'night'): string =>
  widths.map((width) => `${url}${time}-${width}.avif ${width}w`).join(', ');

/** The files of one side of a picture. @param upright the same picture cut for a narrow screen */
export const shopFiles = (image: ShopImage, time: 'day' | 'night', upright?: ShopImage): PictureFiles => ({
  avif: sourcesOf(image, time),
  ...(upright && { upright: sourcesOf(upright, time) }),
  src: `${image.url}${time}-${fallbackWidth}.webp`,
  lqip: image.lqip[time],
});

/** A picture of the shop as the image box takes it: by day and by night. @param upright the same cut for a narrow screen */
export const shopPicture = (image: ShopImage, upright?: ShopImage): Picture => ({
  alt: image.alt,
  width: image.w,
  height: image.h,
  day: shopFiles(image, 'day', upright),
  night: shopFiles(image, 'night', upright),
});
