// node relight.mjs [name ...]: pictures from light that is there already, without Blender (seconds). Each row of `relit` in
// catalogue.mjs takes a night picture apart and lights its room anew. Sharpest from the raw passes in WORK; otherwise from
// the committed AVIF passes, which are smaller, so that the largest sizes are left out.
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { focus, relit, shot, widthsOf } from './catalogue.mjs';
import { mix } from './lib/compose.mjs';
import { cut } from './lib/crop.mjs';
import { encodeWithin } from './lib/encode.mjs';
import { lookHash } from './lib/fresh.mjs';
import { keepSide, readManifest } from './lib/manifest.mjs';
import { loadPasses } from './lib/passes.mjs';
import { loadStoredPasses } from './lib/stored-passes.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const work = process.env.WORK ?? join(here, 'work');
const out = process.env.OUT ?? join(here, '..', '..', 'media', 'products');
const manifestFile = join(out, '..', 'manifest.json');

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
  const { from, crop, ...views } = relit[slug];
  const { night } = readManifest(manifestFile).images[from] ?? {};
  if (!night) return console.log('not rendered yet:', from);
  const passes = await passesOf(from, night);
  for (const [side, look] of Object.entries(views)) {
    const whole = { lin: mix(passes, look), w: passes.w, h: passes.h, widths: widthsOf(passes.w) };
    const { lin, w, h, widths } = crop ? cut(whole.lin, whole.w, whole.h, crop, from) : whole;
    const { png, files, lqip } = await encodeWithin(lin, w, h, join(out, slug), side, widths, {
      seed: shot(from).seed,
      avif: crop || focus[slug] ? 72 : side === 'day' ? 55 : 60,
      webp: 76,
      effort: 4,
    });
    if (process.env.PREVIEW) writeFileSync(join(process.env.PREVIEW, `${slug}.${side}.png`), png);
    const entry = { hash: night.hash, look: lookHash(look), from, width: widths.at(-1), height: Math.round((widths.at(-1) * h) / w), lqip, files };
    keepSide(manifestFile, slug, side, entry);
  }
  console.log(slug);
}

const wanted = process.argv.slice(2);
for (const slug of Object.keys(relit)) if (wanted.length === 0 || wanted.includes(slug)) await relight(slug);
