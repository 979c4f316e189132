// media/manifest.json: what is known of each picture, by slug and side.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { focus } from '../catalogue.mjs';

export const readManifest = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Read again each time: another process may have written. */
export function keepSide(file, slug, side, entry, more = {}) {
  const manifest = { ...readManifest(file), ...more }, images = manifest.images ?? {};
  images[slug] = { ...images[slug], ...(focus[slug] && { focus: focus[slug] }), [side]: entry };
  manifest.images = Object.fromEntries(Object.entries(images).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(manifest, null, 1)}\n`);
}
