import type { Picture, PictureFiles } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';

export type ShopImage = components['schemas']['Image'];

const fallbackWidth = 640;

/** A picture of the shop as the image box takes it: by day and by night. */
export function shopPicture({ url, alt, w, h, widths, lqip }: ShopImage): Picture {
  const files = (time: 'day' | 'night'): PictureFiles => ({
    avif: widths.map((width) => `${url}${time}-${width}.avif ${width}w`).join(', '),
    src: `${url}${time}-${fallbackWidth}.webp`,
    lqip: lqip[time],
  });
  return { alt, width: w, height: h, day: files('day'), night: files('night') };
}
