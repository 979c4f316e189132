// node render.mjs [name ...] [--force] [--finish] [--sheets] [--prune]
//   name: a slug ('dome'), a scene ('dome.day') or 'wide'; none = everything in catalogue.mjs that is missing or stale.
//   --finish: only recolour and encode from stored passes. Resumable: finished scenes are skipped by hash.
// Environment: BLENDER (default 'blender'), WORK (raw passes, default ./work), OUT (default ../../media/products), JOBS (default 2), SPP (override).
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync, openSync, readSync, closeSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { focus, looks, shot, widthsOf } from './catalogue.mjs';
import { loadBlocks, sceneHash } from './lib/deps.mjs';
import { keepSide, readManifest } from './lib/manifest.mjs';
import { loadPasses } from './lib/passes.mjs';
import { lookHash, rendered, whyStale } from './lib/fresh.mjs';
import { mix } from './lib/compose.mjs';
import { encodePass, encodeWithin } from './lib/encode.mjs';
import { sheet } from './lib/sheet.mjs';

const here = dirname(fileURLToPath(import.meta.url));
export const work = process.env.WORK ?? join(here, 'work'), out = process.env.OUT ?? join(here, '..', '..', 'media', 'products');
const args = process.argv.slice(2), flags = new Set(args.filter((a) => a.startsWith('--'))), wanted = args.filter((a) => !a.startsWith('--'));
const blocks = loadBlocks(join(here, 'blender'));
mkdirSync(work, { recursive: true });
mkdirSync(out, { recursive: true });

const manifestFile = join(out, '..', 'manifest.json');
const log = (...m) => console.log(new Date().toISOString().slice(11, 19), ...m);

const headOf = (f) => { // first line of a pass file
  if (!existsSync(f)) return {};
  const fd = openSync(f), b = Buffer.alloc(400);
  readSync(fd, b, 0, 400, 0);
  closeSync(fd);
  return JSON.parse(b.subarray(0, b.indexOf(10)).toString());
};

const run = (cmd, argv) => new Promise((ok, no) => {
  const p = spawn(cmd, argv, { stdio: ['ignore', 'pipe', 'pipe'] });
  let t = '';
  p.stdout.on('data', (d) => { t = (t + d).slice(-4000); });
  p.stderr.on('data', (d) => { t = (t + d).slice(-4000); });
  p.on('close', (c) => (c ? no(new Error(`${cmd} ended with ${c}: ${t}`)) : ok(t)));
  p.on('error', no);
});

async function render(name, jobs) {
  if (looks[name].from) return false;
  const s = { ...shot(name), ...(process.env.SPP ? { spp: +process.env.SPP } : {}) }, hash = sceneHash(blocks, name, s), pass = join(work, `${name}.pass`);
  if (!flags.has('--force') && headOf(pass).hash === hash) return false;
  if (flags.has('--finish')) return false;
  if (!flags.has('--force') && !existsSync(pass) && !whyStale(blocks, name, readManifest(manifestFile).images ?? {})) return false; // committed as it is
  const exr = join(work, `${name}.exr`), t = Date.now();
  const txt = await run(process.env.BLENDER ?? 'blender', ['-b', '-P', join(here, 'blender/main.py'), '--', '--scene', name, '--out', exr,
    ...Object.entries({ width: s.w, height: s.h, spp: s.spp, seed: s.seed, threads: jobs > 1 ? 1 : 0 }).flatMap(([k, v]) => [`--${k}`, String(v)])]);
  if (!/Saved:/.test(txt)) throw new Error(`${name}: ${txt}`);
  await run(process.execPath, [join(here, 'lib/passes-cli.mjs'), exr, pass, JSON.stringify({ name, hash, spp: s.spp }), JSON.stringify(looks[name] ?? {})]);
  log('rendered', name, ((Date.now() - t) / 1000).toFixed(0) + ' s');
  return true;
}

async function finish(name) {
  const look = looks[name], from = look.from ?? name, pass = join(work, `${from}.pass`);
  if (!existsSync(pass)) return;
  const head = headOf(pass);
  const [slug, mood = 'view'] = name.split('.'), m = readManifest(manifestFile), old = m.images?.[slug]?.[mood];
  if (old?.hash === head.hash && old.look === lookHash(look) && !flags.has('--finish')) return;
  const p = loadPasses(pass), dir = join(out, slug), wide = p.w > p.h, widths = widthsOf(p.w, mood);
  const v = await encodeWithin(mix(p, look), p.w, p.h, dir, mood, widths, { seed: shot(from).seed, effort: wide || slug.startsWith('sq-') ? 4 : 6, avif: focus[slug] ? 72 : mood === 'night' ? 60 : 55 });
  writeFileSync(join(work, `${name}.png`), v.png);
  const entry = { hash: head.hash, look: lookHash(look), ...(look.from && { from }), width: widths.at(-1), height: Math.round((widths.at(-1) * p.h) / p.w), lqip: v.lqip, files: v.files };
  if (mood === 'night' && !look.from && !slug.endsWith('-detail')) { // close views and groups are looked at, not relit
    entry.passes = {};
    for (const [g, img] of Object.entries(p.groups)) entry.passes[g] = await encodePass(img, p.w, p.h, dir, `${mood}-pass-${g}`, wide ? 960 : 640);
    const [tint, gain] = Array.isArray(look.amb) ? look.amb : ['#ffffff', look.amb ?? 1];
    entry.default = { ambient: { color: tint, gain }, zones: Object.fromEntries(Object.entries(look.zones).filter(([z]) => p.groups[z]).map(([z, [color, g]]) => [z, { color, gain: g }])) };
  }
  const formula = 'v = pass.scale * s^3 (s = stored 0..1); x = ambient * tint * gain + sum(zone * linear(color) * gain); x = mix(x, luminance(x), 0.05); shown = clamp((x(2.51x+.03))/(x(2.43x+.59)+.14))^(1/2.2)';
  keepSide(manifestFile, slug, mood, entry, { formula });
  log('finished', name, JSON.stringify(v.files));
}

const all = rendered(blocks);
const names = wanted.length ? all.filter((n) => wanted.some((w) => n === w || n.split('.')[0] === w || (w === 'wide' && n.startsWith('wide')) || (w[0] === '.' && n.endsWith(w)))) : all;

if (flags.has('--sheets')) {
  for (const mood of ['day', 'night']) await sheet(all.filter((n) => n.endsWith('.' + mood)).map((n) => join(work, `${n}.png`)).filter(existsSync), join(work, `sheet-${mood}.png`));
} else {
  const jobs = +(process.env.JOBS ?? 2), queue = [...names];
  await Promise.all(Array.from({ length: jobs }, async () => {
    for (let n; (n = queue.shift());) {
      try { await render(n, jobs); await finish(n); } catch (e) { log('FAILED', n, e.message.slice(-1500)); }
    }
  }));
  const size = (d) => readdirSync(d, { withFileTypes: true }).reduce((s, f) => s + (f.isDirectory() ? size(join(d, f.name)) : statSync(join(d, f.name)).size), 0);
  log('out:', (size(out) / 1e6).toFixed(2), 'MB');
}
