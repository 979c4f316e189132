import type { StoredPicture } from '#server/shop/media/picture.ts';
import { pictureTexts } from './catalogue/pictures.ts';

/** @throws RangeError for a slug that no picture has */
export function picture(slug: string): StoredPicture {
  const alt = pictureTexts[slug];
  if (alt === undefined) throw new RangeError(`No picture text for ${slug}`);
  return { slug, alt };
}
