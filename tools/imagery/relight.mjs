// node relight.mjs [name ...]: pictures from light that is there already, without Blender (seconds). Each row of `relit` in
// catalogue.mjs takes a night picture apart and lights its room anew. Sharpest from the raw passes in WORK; otherwise from
// the committed AVIF passes, which are smaller, so that the largest sizes are left out.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { relit, shot, widthsOf } from './catalogue.mjs';
import { mix } from './lib/compose.mjs';
import { encodeWithin } from './lib/encode.mjs';
import { lookHash } from './lib/fresh.mjs';
import { loadPasses } from './lib/passes.mjs';
import { loadStoredPasses } from './lib/stored-passes.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const work = process.env.WORK ?? join(here, 'work');
const out = process.env.OUT ?? join(here, '..', '..', 'media', 'products');
const manifestFile = join(out, '..', 'manifest.json');
const readManifest = () => JSON.parse(readFileSync(manifestFile, 'utf8'));

/** Raw passes count only when they are those of the committed picture. */
async function passesOf(from, night) {
  const raw = join(work, `${from}.night.pass`);
  if (existsSync(raw)) {
    const passes = loadPasses(raw);
    if (passes.hash === night.hash) return passes;
  }
  return loadStoredPasses(join(out, from), night.passes);
}

async function relight(slug) {
  const { from, ...views } = relit[slug];
  const { night } = readManifest().images[from] ?? {};
  if (!night) return console.log('not rendered yet:', from);
  const passes = await passesOf(from, night);
  const widths = widthsOf(passes.w);
  for (const [time, look] of Object.entries(views)) {
    const { png, files, lqip } = await encodeWithin(mix(passes, look), passes.w, passes.h, join(out, slug), time, widths, {
      seed: shot(from).seed,
      avif: time === 'day' ? 55 : 60,
      webp: 76,
      effort: 4,
    });
    const entry = { hash: night.hash, look: lookHash(look), from, width: widths.at(-1), height: Math.round((widths.at(-1) * passes.h) / passes.w), lqip, files };
    if (process.env.PREVIEW) writeFileSync(join(process.env.PREVIEW, `${slug}.${time}.png`), png);
    const manifest = readManifest();
    (manifest.images[slug] ??= {})[time] = entry;
    manifest.images = Object.fromEntries(Object.entries(manifest.images).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
  }
  console.log(slug);
}

const wanted = process.argv.slice(2);
for (const slug of Object.keys(relit)) if (wanted.length === 0 || wanted.includes(slug)) await relight(slug);
