import { pictureTexts } from './catalogue/pictures.ts';

/** How pictures are stored in JSON columns: the slug of the media manifest and what the picture shows. */
export interface StoredPicture {
  slug: string;
  alt: string;
}

/** @throws RangeError for a slug that no picture has */
export function picture(slug: string): StoredPicture {
  const alt = pictureTexts[slug];
  if (alt === undefined) throw new RangeError(`No picture text for ${slug}`);
  return { slug, alt };
}
