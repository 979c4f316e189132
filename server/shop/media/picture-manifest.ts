import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PictureFiles {
  readonly hash: string;
  readonly look: string;
  readonly width: number;
  readonly height: number;
  readonly lqip: string;
  readonly files: Readonly<Record<string, number>>;
}

interface Pass {
  readonly file: string;
  readonly scale: number;
}

interface Setting {
  readonly color: string;
  readonly gain: number;
}

/** A picture by night, and where it was rendered so the same lit by one light at a time. */
interface NightFiles extends PictureFiles {
  readonly passes?: { readonly amb: Pass } & Readonly<Record<string, Pass>>;
  readonly default?: { readonly ambient: Setting; readonly zones: Readonly<Record<string, Setting>> };
}

/** A lamp without its paper, for a photograph of a wall. */
export interface WallFiles {
  /** The hash of what it was made of. */
  readonly made: string;
  readonly place: { readonly x: number; readonly y: number; readonly side: number; readonly span: number };
  /** Millimetres of the lamp's longer side where that is not the longest side of one piece; null where the picture is no measure. */
  readonly length?: number | null;
}

/** The sides of a picture, each with files of its own: `{side}-{width}.avif`. */
export interface PictureEntry {
  readonly day: PictureFiles;
  readonly night: NightFiles;
  /** A lamp by day, turned off. */
  readonly off?: PictureFiles;
  /** Other hours of a place whose day is noon and whose night is the evening. */
  readonly morning?: PictureFiles;
  readonly golden?: PictureFiles;
  readonly late?: PictureFiles;
  /** A lamp by night at its least, for a stage whose brightness is told by laying the night over it. */
  readonly low?: PictureFiles;
  readonly wall?: WallFiles;
  /** Where the thing to see is, one of nine places, for pictures that are shown in several shapes. */
  readonly focus?: string;
}

const file = join(import.meta.dirname, '../../../media/manifest.json');
const { images }: { images: Readonly<Record<string, PictureEntry>> } = JSON.parse(readFileSync(file, 'utf8'));

const versionOf = ({ day, night, off, morning, golden, late, low, wall }: PictureEntry): string => {
  const made = [day, night, off, morning, golden, late, low]
    .flatMap((side) => side ?? [])
    .map(({ hash, look }) => `${hash} ${look}`);
  if (wall) made.push(wall.made);
  return createHash('sha256').update(made.join(' ')).digest('hex').slice(0, 10);
};

const pictures: ReadonlyMap<string, PictureEntry & { readonly version: string }> = new Map(
  Object.entries(images).map(([slug, entry]) => [slug, { ...entry, version: versionOf(entry) }]),
);

/** A picture of the media folder by its slug; its version is another one as soon as a pixel of it is another one. */
export const findPicture = (slug: string) => pictures.get(slug);
