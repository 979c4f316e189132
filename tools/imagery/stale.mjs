// node stale.mjs: names the pictures and films that are not what the code tells today, and why (pictures: missing, scene, look;
// films: missing, film, and poster where no moment has the colours of the poster by night; lamps for a wall: missing, picture, unknown).
// node stale.mjs --compare [name ...]: renders the changed scenes at 120 pixels and holds them against the committed pictures; where
// nothing is to be seen of the change, the manifest notes it as `agreesWith`. Needs Blender; some seconds for each picture.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { looks, shot } from './catalogue.mjs';
import { loadBlocks, sceneHash } from './lib/deps.mjs';
import { films } from './films.mjs';
import { relitSides, rendered, whyStale, whyStaleFilm, whyStaleLight, whyStaleWall } from './lib/fresh.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const media = process.env.MEDIA ?? join(here, '../../media/');
const manifestFile = join(media, 'manifest.json');
const readManifest = () => JSON.parse(readFileSync(manifestFile, 'utf8'));
const committed = readManifest();
const blocks = loadBlocks(join(here, 'blender'));
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const stale = rendered(blocks)
  .map((name) => [name, whyStale(blocks, name, committed.images)])
  .filter(([name, why]) => why && (wanted.length === 0 || wanted.includes(name)));

const side = 120;
/** Below this root mean square of grey-scale differences (0 to 255, both pictures softened) two renders show the same. */
const tolerance = 5;

async function compare(name, folder) {
  const { default: sharp } = await import('sharp');
  const { exrToPasses, loadPasses } = await import('./lib/passes.mjs');
  const { mix, develop } = await import('./lib/compose.mjs');
  const [slug, time] = name.split('.'), { w, h, seed } = shot(name), width = Math.round((side * w) / h);
  const [exr, pass] = [join(folder, 'small.exr'), join(folder, 'small.pass')];
  const blender = spawnSync(process.env.BLENDER ?? 'blender', ['-b', '-P', join(here, 'blender/main.py'), '--', '--scene', name, '--out', exr,
    ...Object.entries({ width, height: side, spp: w > h ? 96 : 12, seed }).flatMap(([key, value]) => [`--${key}`, `${value}`])], { encoding: 'utf8' });
  if (!/Saved:/.test(blender.stdout)) throw new Error(`${name}: ${blender.stdout.slice(-500)}`);
  exrToPasses(exr, pass, { name }, looks[name]);
  const passes = loadPasses(pass);
  const grey = (image) => image.resize(side, side, { fit: 'fill' }).blur(2).greyscale().raw().toBuffer();
  const small = await develop(mix(passes, looks[name]), passes.w, passes.h).png().toBuffer();
  const [now, then] = await Promise.all([grey(sharp(small)), grey(sharp(join(media, 'products', slug, `${time}-640.avif`)))]);
  // A look that was changed lightens or darkens all of a picture; a scene that was changed moves its edges.
  const mean = (pixels) => pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
  const shift = mean(now) - mean(then);
  return Math.sqrt(now.reduce((sum, value, index) => sum + (value - then[index] - shift) ** 2, 0) / now.length);
}

for (const [slug, side] of relitSides) {
  const why = whyStaleLight(slug, side, committed.images);
  if (why) console.log(`${slug}.${side}`, why);
}

for (const name of Object.keys(films)) {
  const why = whyStaleFilm(name, committed);
  if (why) console.log(name, why);
}

for (const slug of Object.keys(committed.images)) {
  const why = whyStaleWall(slug, committed.images);
  if (why) console.log(`${slug}.wall`, why);
}

for (const [name, why] of stale) {
  if (!process.argv.includes('--compare') || why !== 'scene') {
    console.log(name, why);
    continue;
  }
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  const difference = await compare(name, folder);
  rmSync(folder, { recursive: true });
  console.log(name, difference.toFixed(1), difference <= tolerance ? 'agrees' : 'differs');
  if (difference > tolerance) continue;
  const manifest = readManifest(), [slug, time] = name.split('.');
  manifest.images[slug][time].agreesWith = sceneHash(blocks, name, shot(name));
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
}
