// Which committed pictures are older than the scene or the look that the code tells today.
import { createHash } from 'node:crypto';
import { looks, shot } from '../catalogue.mjs';
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
  if ((picture.lightened ?? picture.look) !== lookHash(looks[name])) return 'look';
  return undefined;
}

export const rendered = (blocks) => Object.keys(looks).filter((name) => blocks.scenes.has(looks[name].from ?? name));
