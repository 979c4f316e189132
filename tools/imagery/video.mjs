// Films from the committed light passes: `node video.mjs [name ...]` writes media/videos/*.{webm,mp4} and their rows in
// the manifest. Needs ffmpeg with libvpx-vp9 and libx264; no rendering. films.mjs says what they show.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { films } from './films.mjs';
import { filmHash, posterOf } from './lib/fresh.mjs';
import { loadStoredPasses } from './lib/stored-passes.mjs';

const media = process.env.MEDIA ?? fileURLToPath(new URL('../../media/', import.meta.url));
const to = `${media}videos/`;
const manifestFile = `${media}manifest.json`;
const readManifest = () => JSON.parse(readFileSync(manifestFile, 'utf8'));

const fps = 25;
const sizes = { '16:9': [640, 360], '330:300': [640, 582] };

/** The rows of a square picture that a film of this ratio shows: the middle, as a poster shows it. */
function cropped({ w, h, groups }, [width, height]) {
  const top = (h - height) >> 1;
  const part = (image) => image.subarray(top * w * 3, (top + height) * w * 3);
  return Object.fromEntries(Object.entries(groups).map(([name, image]) => [name, part(image)]));
}

const shownSteps = 4096;
const shownTable = Float32Array.from({ length: shownSteps * 8 }, (_, index) => {
  const x = index / shownSteps;
  const shown = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return 255 * Math.min(1, Math.max(0, shown)) ** (1 / 2.2);
});
const shown = (x) => shownTable[Math.min(shownTable.length - 1, (x * shownSteps) | 0)];

/** A still grain of one step hides the bands of a dark wall and costs an encoder next to nothing. */
function grainOf(length) {
  let seed = 99;
  const random = () => (seed = (seed * 1664525 + 1013904223) >>> 0) / 4294967296;
  return Float32Array.from({ length }, () => random() + random() - 0.5);
}

function frameOf(passes, grain, { ambient: [tint, gain], zones }) {
  const frame = Buffer.alloc(grain.length * 3);
  const lights = Object.entries(zones).map(([name, [colour, strength]]) => [passes[name], colour.map((c) => c * strength)]);
  const ground = tint.map((value) => value * gain);
  for (let at = 0, pixel = 0; at < frame.length; at += 3, pixel += 1) {
    let [r, g, b] = [passes.amb[at] * ground[0], passes.amb[at + 1] * ground[1], passes.amb[at + 2] * ground[2]];
    for (const [pass, colour] of lights) {
      r += pass[at] * colour[0];
      g += pass[at + 1] * colour[1];
      b += pass[at + 2] * colour[2];
    }
    const grey = 0.05 * (0.2126 * r + 0.7152 * g + 0.0722 * b);
    frame[at] = Math.min(255, shown(0.95 * r + grey) + grain[pixel]);
    frame[at + 1] = Math.min(255, shown(0.95 * g + grey) + grain[pixel]);
    frame[at + 2] = Math.min(255, shown(0.95 * b + grey) + grain[pixel]);
  }
  return frame;
}

/** Per format: how to encode, which factors to choose from (lower is finer) and the bytes a phone has patience for. */
const encoders = {
  webm: {
    options: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-row-mt', '1', '-deadline', 'good', '-cpu-used', '1', '-g', '250'],
    finest: 36,
    coarsest: 51,
    most: 60_000,
  },
  mp4: {
    options: ['-c:v', 'libx264', '-preset', 'veryslow', '-profile:v', 'main', '-movflags', '+faststart', '-g', '250'],
    finest: 25,
    coarsest: 36,
    most: 100_000,
  },
};

async function encode(file, { width, height, shots }, options) {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${fps}`, '-i', '-'];
  const colours = ['-pix_fmt', 'yuv420p', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];
  const encoder = spawn('ffmpeg', ['-v', 'error', '-y', ...raw, '-vf', 'scale=out_color_matrix=bt709', ...colours, ...options, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (const shot of shots) if (!encoder.stdin.write(shot)) await once(encoder.stdin, 'drain');
  encoder.stdin.end();
  const [code] = await once(encoder, 'exit');
  if (code !== 0) throw new Error(`${file}: ffmpeg ended with ${code}`);
  return statSync(file).size;
}

/** Writes the finest film that is small enough, found by halving, and tells its bytes. */
async function fit(file, frames, { options, finest, coarsest, most }) {
  const bytesAt = (factor) => encode(file, frames, [...options, '-crf', `${factor}`]);
  let [from, to] = [finest, coarsest];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((await bytesAt(middle)) <= most) to = middle;
    else from = middle + 1;
  }
  const bytes = await bytesAt(from);
  if (bytes > most) throw new Error(`${file}: ${bytes} bytes at the coarsest factor ${from}`);
  return { factor: from, bytes };
}

async function film(name) {
  const { picture, ratio, seconds, look } = films[name];
  const [width, height] = sizes[ratio];
  const passes = cropped(await loadStoredPasses(`${media}products/${picture}`, readManifest().images[picture].night.passes), [width, height]);
  const grain = grainOf(width * height);
  const last = seconds * fps - 1;
  const shots = Array.from({ length: last + 1 }, (_, index) => frameOf(passes, grain, look(index / last)));
  const files = {};
  const factors = {};
  for (const [kind, encoder] of Object.entries(encoders)) {
    const { bytes, factor } = await fit(join(to, `${name}.${kind}`), { width, height, shots }, encoder);
    files[`${name}.${kind}`] = bytes;
    factors[kind] = factor;
  }
  const manifest = readManifest();
  const made = filmHash(name, manifest.images);
  const entry = { made, poster: posterOf(name), width, height, durationMs: seconds * 1_000, files };
  manifest.videos = Object.fromEntries(Object.entries({ ...manifest.videos, [name]: entry }).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
  console.log(name, JSON.stringify(files), JSON.stringify(factors));
}

mkdirSync(to, { recursive: true });
const wanted = process.argv.slice(2);
for (const name of Object.keys(films)) if (wanted.length === 0 || wanted.includes(name)) await film(name);
