// Quick look while building a scene: node preview.mjs dome.day pebble.night ... [--size=320] [--spp=24] -> PNG sheet in $WORK
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { exrToPasses, loadPasses } from './lib/passes.mjs';
import { mix, develop } from './lib/compose.mjs';
import { looks, day } from './catalogue.mjs';

const here = dirname(fileURLToPath(import.meta.url)), work = process.env.WORK ?? join(here, 'work');
mkdirSync(work, { recursive: true });
const opt = Object.fromEntries(process.argv.slice(2).filter((a) => a.startsWith('--')).map((a) => a.slice(2).split('=')));
const names = process.argv.slice(2).filter((a) => !a.startsWith('--')), size = +(opt.size ?? 320), spp = opt.spp ?? '24', tiles = [];
for (const n of names) {
  const wide = /^(wide|stage)-/.test(n), w = wide ? Math.round(size * 16 / 9) : size, exr = join(work, `p_${n}.exr`), f = join(work, `p_${n}.pass`);
  if (!('keep' in opt)) {
    const t = Date.now(), r = spawnSync(process.env.BLENDER ?? 'blender', ['-b', '-P', join(here, 'blender/main.py'), '--', '--scene', n, '--out', exr, '--width', w, '--height', size, '--spp', spp].map(String), { encoding: 'utf8' });
    if (!/Saved:/.test(r.stdout)) { console.log(n, r.stdout.slice(-600), r.stderr.slice(-1500)); continue; }
    const look = looks[n] ?? {};
    exrToPasses(exr, f, { name: n }, look);
    console.log(n, ((Date.now() - t) / 1000).toFixed(1) + 's');
  }
  const p = loadPasses(f), look = looks[n] ?? day();
  tiles.push({ input: await develop(mix(p, look), p.w, p.h).png().toBuffer(), w: p.w });
}
const cols = Math.min(tiles.length, +(opt.cols ?? 4)), cw = Math.max(...tiles.map((t) => t.w), size);
await sharp({ create: { width: cols * cw, height: Math.ceil(tiles.length / cols) * size, channels: 3, background: '#222' } })
  .composite(tiles.map((t, i) => ({ input: t.input, left: (i % cols) * cw, top: Math.floor(i / cols) * size }))).png().toFile(opt.out ?? join(work, 'preview.png'));
