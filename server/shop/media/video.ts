import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { components } from '#openapi/types.ts';
import { toImage } from './picture.ts';

type Video = components['schemas']['Video'];

interface Film {
  /** The picture that the film was made from. */
  readonly poster: string;
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
  /** Names with their bytes, the smallest format first. */
  readonly files: Readonly<Record<string, number>>;
}

const file = join(import.meta.dirname, '../../../media/manifest.json');
const { videos }: { videos: Readonly<Record<string, Film>> } = JSON.parse(readFileSync(file, 'utf8'));

/** How films are kept in the database: the name in the media manifest, what the film shows and what its poster shows. */
export interface StoredFilm {
  readonly film: string;
  readonly title: string;
  /** Absent in the descriptions of shops that were filled before 012-content. */
  readonly posterAlt?: string;
}

export const hasFilm = (name: string): boolean => Object.hasOwn(videos, name);

/**
 * A film of the media manifest as the API shows it.
 * @throws RangeError for a name that no film has
 */
export function toVideo({ film, title, posterAlt = title }: StoredFilm): Video {
  const entry = videos[film];
  if (!entry) throw new RangeError(`No film is called ${film}`);
  const { poster, width, height, durationMs, files } = entry;
  return {
    title,
    poster: toImage({ slug: poster, alt: posterAlt }),
    sources: Object.keys(files).map((name) => ({
      src: `/media/videos/${name}`,
      type: name.endsWith('.webm') ? 'video/webm' : 'video/mp4',
    })),
    ratio: width * 9 === height * 16 ? '16:9' : '330:300',
    durationMs,
  };
}
