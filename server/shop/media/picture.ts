import type { components } from '#openapi/types.ts';
import { findPicture } from './picture-manifest.ts';

export type Image = components['schemas']['Image'];

/** How pictures are kept in the database: the slug of the media manifest and what the picture shows. */
export interface StoredPicture {
  readonly slug: string;
  readonly alt: string;
}

type Picture = NonNullable<ReturnType<typeof findPicture>>;

function imageOf(slug: string, { day, night, off, version }: Picture): Omit<Image, 'alt'> {
  const widths = Object.keys(day.files).flatMap((name) => {
    const width = /^day-(\d+)\.avif$/.exec(name)?.[1];
    return width === undefined ? [] : [Number(width)];
  });
  return {
    url: `/media/products/${slug}/${version}/`,
    w: day.width,
    h: day.height,
    widths: widths.toSorted((a, b) => a - b),
    lqip: { day: day.lqip, night: night.lqip },
    ...(off && { hasOff: true }),
    // Several lights are the shape of a lamp: panels and strips without them are white forms.
    ...(off && Object.keys(night.default?.zones ?? {}).length === 1 && { restsOff: true }),
  };
}

/** A cart asks for the same few pictures again and again. */
const images = new Map<string, Omit<Image, 'alt'>>();

/** The contract's image of a stored picture. @throws when the manifest does not hold it: the seed and the files disagree */
export function toImage({ slug, alt }: StoredPicture): Image {
  const storedImage = images.get(slug);
  if (storedImage) return { ...storedImage, alt };
  const picture = findPicture(slug);
  if (!picture) throw new Error(`media/manifest.json has no picture "${slug}"`);
  const image = imageOf(slug, picture);
  images.set(slug, image);
  return { ...image, alt };
}

const hourSides = [
  { hour: 'MORNING', side: 'morning' },
  { hour: 'GOLDEN', side: 'golden' },
  { hour: 'NIGHT', side: 'late' },
] as const;

/** The hours beside noon and evening at which a picture of a place exists, with the side that its files are named by. */
export function hoursOf({ slug }: StoredPicture): NonNullable<components['schemas']['Hero']['hours']> {
  const entry = findPicture(slug);
  return hourSides.filter(({ side }) => entry?.[side] !== undefined);
}

/** The image of a JSON column. */
export function readImage(json: string): Image {
  const stored: StoredPicture = JSON.parse(json);
  return toImage(stored);
}

/** The images of a JSON column that holds a list. */
export function readImages(json: string): Image[] {
  const stored: StoredPicture[] = JSON.parse(json);
  return stored.map(toImage);
}
