// node cut.mjs [name ...]: lamps for the wall of a shopper, from the committed pictures (seconds, no Blender). The rows of `onWall` in
// catalogue.mjs say which. `wall-cut` is the lamp off, without its paper and with its shadow; `wall-light` what shines on it and
// close to it; `wall-glow` what it throws on the room around.
import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { lengthsOnWall, onWall, stands } from './catalogue.mjs';
import { linear } from './films.mjs';
import { cutOut, glowOf, glowSide, lampOn, lightInRoom, lightOf, lightOnPaper, placeOf, side } from './lib/cut-lamp.mjs';
import { wallHash } from './lib/fresh.mjs';
import { keepSide, readManifest } from './lib/manifest.mjs';
import { loadStoredPasses } from './lib/stored-passes.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const out = process.env.OUT ?? join(here, '..', '..', 'media', 'products');
const manifestFile = join(out, '..', 'manifest.json');

const read = (slug, name) => sharp(join(out, slug, `${name}-${side}.avif`)).removeAlpha().raw().toBuffer();

async function fromPackshot(slug, { as = slug }) {
  const off = await read(slug, 'off');
  const mask = lampOn(as === slug ? off : await read(as, 'off'));
  return { ...mask, cut: cutOut(off, mask), ...lightOnPaper(await read(slug, 'day'), off, mask) };
}

async function fromRoom(slug, { room }, { passes, default: set }) {
  const { groups } = await loadStoredPasses(join(out, slug), passes);
  const zones = new Float32Array(groups.amb.length);
  for (const [name, { color, gain }] of Object.entries(set.zones)) {
    const colour = linear(color);
    groups[name].forEach((value, at) => (zones[at] += value * colour[at % 3] * gain));
  }
  return lightInRoom(zones, room);
}

/** Pixels; see `lightOf`. */
const near = { floor: 50, table: 45, ceiling: 22, wall: 16 };

const wanted = process.argv.slice(2);
for (const [slug, row] of Object.entries(onWall)) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue;
  const { images } = readManifest(manifestFile);
  const found = row.room ? await fromRoom(slug, row, images[slug].night) : await fromPackshot(slug, row);
  mkdirSync(join(out, slug), { recursive: true });
  const files = {};
  const encode = async (name, width, channels, pixels, quality) => {
    const file = `wall-${name}-${width}.avif`;
    const picture = sharp(pixels, { raw: { width, height: width, channels } });
    await picture.avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toFile(join(out, slug, file));
    files[file] = statSync(join(out, slug, file)).size;
  };
  await encode('cut', side, 4, found.cut, 60);
  await encode('light', side, 3, lightOf(found, found.lamp, near[row.stands]), 66);
  await encode('glow', glowSide, 3, glowOf(found), 70);
  const place = placeOf(found.lamp, { ...stands[row.stands], ...row });
  const length = lengthsOnWall[slug];
  keepSide(manifestFile, slug, 'wall', { made: wallHash(slug, images), place, ...(length !== undefined && { length }), files });
  console.log(slug, ...Object.values(files));
}
