// Which committed pictures and films are older than the scene or the look that the code tells today.
import { createHash } from 'node:crypto';
import { looks, onWall, relit, shot } from '../catalogue.mjs';
import { films, linear } from '../films.mjs';
import { sceneHash } from './deps.mjs';

export const lookHash = (look) => createHash('sha256').update(JSON.stringify(look)).digest('hex').slice(0, 12);

/**
 * Why a picture ('dome.day') should be rendered again, or undefined when it is what the code tells. `agreesWith` is the hash of a
 * later scene whose small render looked the same (stale.mjs --compare): then its own hash, of the scene that made it, may stay.
 */
export function whyStale(blocks, name, images) {
  const [slug, time] = name.split('.'), scene = looks[name].from ?? name, picture = images[slug]?.[time], hash = sceneHash(blocks, scene, shot(scene));
  if (!picture) return 'missing';
  if (picture.hash !== hash && picture.agreesWith !== hash) return 'scene';
  if (picture.look !== lookHash(looks[name])) return 'look';
  return undefined;
}

/** Why a side that was lit anew ('wide-sunroom', 'golden') should be lit again: its night picture or its look is another one now. */
export function whyStaleLight(slug, side, images) {
  const picture = images[slug]?.[side];
  if (!picture) return 'missing';
  if (picture.hash !== images[relit[slug].from]?.night?.hash) return 'scene';
  return picture.look === lookHash(relit[slug][side]) ? undefined : 'look';
}

/** All sides that are lit anew, as [slug, side]. */
export const relitSides = Object.entries(relit).flatMap(([slug, { from: _, crop: __, ...sides }]) => Object.keys(sides).map((side) => [slug, side]));

export const rendered = (blocks) => Object.keys(looks).filter((name) => blocks.scenes.has(looks[name].from ?? name));

/** The light of a film, ten times a second. */
const momentsOf = ({ seconds, look }) => Array.from({ length: 10 * seconds + 1 }, (_, index) => look(index / (10 * seconds)));

/** What a film was made of: its moments (to three digits, for all machines alike) and the picture whose passes are lit. */
export function filmHash(name, images) {
  const { picture, ratio, seconds } = films[name];
  const { hash, passes } = images[picture].night;
  const moments = JSON.parse(JSON.stringify(momentsOf(films[name])), (_, value) => (typeof value === 'number' ? Number(value.toFixed(3)) : value));
  return lookHash([ratio, seconds, hash, passes, moments]);
}

const pure = (colour) => colour.map((value) => value / Math.max(...colour));
const isNear = (a, b) => pure(a).every((value, index) => Math.abs(value - pure(b)[index]) < 0.15);

/** Whether every lamp of a film has, at one of its moments, the colour that the poster by night shows; and is on. */
export function showsItsPoster(name) {
  const poster = Object.entries(relit[posterOf(name)].night.zones);
  return momentsOf(films[name]).some(({ zones }) =>
    poster.every(([zone, [colour]]) => zones[zone][1] > 0.25 && isNear(zones[zone][0], linear(colour))),
  );
}

export const posterOf = (name) => `${films[name].picture}-room`;

/** Why a film should be made again, or its look be told anew; undefined when it is what the code tells. */
export function whyStaleFilm(name, { images, videos }) {
  if (!videos[name]) return 'missing';
  if (videos[name].made !== filmHash(name, images)) return 'film';
  return showsItsPoster(name) ? undefined : 'poster';
}

/** What a lamp for a shopper's own wall was made of. */
export function wallHash(slug, images) {
  const { as = slug, ...way } = onWall[slug], { day, off, night } = images[slug];
  return lookHash(way.room ? [way, night.hash, night.passes, night.default] : [way, day.hash, day.look, off.look, images[as].off.hash]);
}

/** Why a lamp for a wall should be cut again, or undefined. */
export function whyStaleWall(slug, images) {
  const { wall } = images[slug];
  if (!wall || !onWall[slug]) return wall ? 'unknown' : onWall[slug] && 'missing';
  return wall.made === wallHash(slug, images) ? undefined : 'picture';
}
