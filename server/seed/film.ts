import { readFileSync } from 'node:fs';
import type { StoredFilm } from '#server/shop/media/video.ts';
import type { FilmSeed } from './catalogue/types.ts';
import { picture } from './picture.ts';

const file = new URL('../../media/manifest.json', import.meta.url);
const { videos }: { videos: Readonly<Record<string, { readonly poster: string }>> } = JSON.parse(
  readFileSync(file, 'utf8'),
);

/** @throws RangeError for a name that no film of the media manifest has */
export function storedFilm({ name, shows }: FilmSeed): StoredFilm {
  const film = videos[name];
  if (film === undefined) throw new RangeError(`No film is called ${name}`);
  return { film: name, title: shows, posterAlt: picture(film.poster).alt };
}
