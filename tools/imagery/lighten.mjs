// node lighten.mjs [--list]: pictures that outgrew the budgets of lib/encode.mjs (12 kB at 640 pixels, 30 kB at 960) are encoded
// again from their largest file, for the days on which the raw passes are no longer at hand. --list only names them.
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { most, worstQuality } from './lib/encode.mjs';

const media = process.env.MEDIA ?? fileURLToPath(new URL('../../media/', import.meta.url));
const manifestFile = join(media, 'manifest.json');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

const widthOf = (file) => Number(/-(\d+)\./.exec(file)[1]);
const isTooLarge = ([file, bytes]) => file.endsWith('.avif') && bytes > (most[widthOf(file)] ?? Infinity);

/** Every size from one decoded picture, at the best quality at which the judged size fits. */
async function lighten(slug, picture) {
  const dir = join(media, 'products', slug);
  const names = Object.keys(picture.files);
  const largest = names.filter((name) => name.endsWith('.avif')).sort((a, b) => widthOf(b) - widthOf(a))[0];
  const pixels = await sharp(join(dir, largest)).png().toBuffer();
  const avif = (name, quality) => sharp(pixels).resize({ width: widthOf(name) }).avif({ quality, effort: 7, chromaSubsampling: '4:4:4' });
  const [judged] = Object.entries(picture.files).find(isTooLarge);
  let quality = 60;
  while (quality > worstQuality && (await avif(judged, quality).toBuffer()).length > most[widthOf(judged)]) quality -= 2;
  for (const name of names) {
    const view = name.endsWith('.webp') ? sharp(pixels).resize({ width: widthOf(name) }).webp({ quality: quality + 20, effort: 6 }) : avif(name, quality);
    await view.toFile(join(dir, name));
    picture.files[name] = statSync(join(dir, name)).size;
  }
  // Another look: browsers keep a picture for a year under the address that its hashes make.
  picture.lightened ??= picture.look;
  picture.look = createHash('sha256').update(`${picture.look} at ${quality}`).digest('hex').slice(0, 12);
  console.log(slug, quality, JSON.stringify(picture.files));
}

for (const [slug, views] of Object.entries(manifest.images)) {
  for (const picture of Object.values(views)) {
    if (!Object.entries(picture.files).some(isTooLarge)) continue;
    if (process.argv.includes('--list')) console.log(slug);
    else await lighten(slug, picture);
  }
}
if (!process.argv.includes('--list')) writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
