// Films from the committed light passes: `node video.mjs` writes media/videos/*.{webm,mp4} and their rows in the manifest.
// Needs ffmpeg with libvpx-vp9 and libx264; no rendering. A film is a function from time (0..1) to the look of a picture.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { palette } from './catalogue.mjs';

const media = fileURLToPath(new URL('../../media/', import.meta.url));
const manifestFile = `${media}manifest.json`;
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

const [width, height] = [640, 582];
const passSize = 640;
const fps = 25;

const { EMBER, CORAL, WARM, GOLD, TEAL, SEA, DAWN, SOFT } = palette;
const linear = (hex) => [1, 3, 5].map((at) => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);
const smooth = (x) => (x <= 0 ? 0 : x >= 1 ? 1 : x * x * (3 - 2 * x));
const mix = (a, b, x) => a.map((value, index) => value + (b[index] - value) * x);

/** A colour that wanders through a list; `at` counts list entries. */
function wander(colours, at) {
  const list = colours.map(linear);
  const index = Math.min(Math.floor(at), list.length - 2);
  return mix(list[index], list[index + 1], smooth(at - index));
}

export const films = {
  /** Dusk falls, the panels wake one third after another, and colour passes from tile to tile. */
  'hex-panels-evening': {
    picture: 'hex-panels',
    seconds: 9,
    look: (t) => {
      const dusk = smooth(t / 0.3);
      const third = (delay, colours) => [
        wander(colours, Math.max(0, (t - 0.3 - delay) / (0.7 - delay)) * (colours.length - 1)),
        smooth((t - 0.12 - delay) / 0.14),
      ];
      return {
        ambient: [mix([1.05, 1, 0.98], [1, 1, 1], dusk), 2.1 - 1.1 * dusk],
        zones: {
          z1: third(0, [WARM, EMBER, CORAL, SEA, CORAL]),
          z2: third(0.06, [SOFT, DAWN, GOLD, TEAL, GOLD]),
          z3: third(0.12, [WARM, GOLD, TEAL, CORAL, TEAL]),
        },
      };
    },
  },
};

/** The passes of a night picture as linear light, cropped to the frame. */
function readPasses(slug) {
  const { passes } = manifest.images[slug].night;
  const top = (passSize - height) >> 1;
  return Object.fromEntries(
    Object.entries(passes).map(([name, { file, scale }]) => {
      const crop = `crop=${width}:${height}:0:${top},format=rgb24`;
      const { stdout, status, stderr } = spawnSync(
        'ffmpeg',
        ['-v', 'error', '-i', `${media}products/${slug}/${file}`, '-vf', crop, '-f', 'rawvideo', '-'],
        { maxBuffer: 1 << 28 },
      );
      if (status !== 0) throw new Error(`${slug} ${name}: ${stderr}`);
      return [name, Float32Array.from(stdout, (stored) => scale * (stored / 255) ** 3)];
    }),
  );
}

const shownSteps = 4096;
const shownTable = Uint8Array.from({ length: shownSteps * 8 }, (_, index) => {
  const x = index / shownSteps;
  const shown = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return Math.round(255 * Math.min(1, Math.max(0, shown)) ** (1 / 2.2));
});
const shown = (x) => shownTable[Math.min(shownTable.length - 1, (x * shownSteps) | 0)];

function frameOf(passes, { ambient: [tint, gain], zones }) {
  const frame = Buffer.alloc(width * height * 3);
  const lights = Object.entries(zones).map(([name, [colour, strength]]) => [passes[name], colour.map((c) => c * strength)]);
  const ground = tint.map((value) => value * gain);
  for (let at = 0; at < frame.length; at += 3) {
    let [r, g, b] = [passes.amb[at] * ground[0], passes.amb[at + 1] * ground[1], passes.amb[at + 2] * ground[2]];
    for (const [pass, colour] of lights) {
      r += pass[at] * colour[0];
      g += pass[at + 1] * colour[1];
      b += pass[at + 2] * colour[2];
    }
    const grey = 0.05 * (0.2126 * r + 0.7152 * g + 0.0722 * b);
    frame[at] = shown(0.95 * r + grey);
    frame[at + 1] = shown(0.95 * g + grey);
    frame[at + 2] = shown(0.95 * b + grey);
  }
  return frame;
}

const encoders = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1', '-deadline', 'good', '-cpu-used', '2', '-g', '125'],
  mp4: ['-c:v', 'libx264', '-crf', '26', '-preset', 'slow', '-profile:v', 'main', '-movflags', '+faststart', '-g', '125'],
};

async function film(name) {
  const { picture, seconds, look } = films[name];
  const passes = readPasses(picture);
  const count = seconds * fps;
  const outputs = Object.entries(encoders).flatMap(([kind, options]) => [
    ...['-map', '0:v', '-pix_fmt', 'yuv420p', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
    ...options,
    `${media}videos/${name}.${kind}`,
  ]);
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${fps}`, '-i', '-'];
  const filter = ['-vf', 'scale=out_color_matrix=bt709'];
  const encoder = spawn('ffmpeg', ['-v', 'error', '-y', ...raw, ...filter, ...outputs], { stdio: ['pipe', 'inherit', 'inherit'] });
  for (let index = 0; index < count; index += 1) {
    if (!encoder.stdin.write(frameOf(passes, look(index / (count - 1))))) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await once(encoder, 'exit');
  if (code !== 0) throw new Error(`${name}: ffmpeg ended with ${code}`);
  const files = Object.keys(encoders).map((kind) => [`${name}.${kind}`, statSync(`${media}videos/${name}.${kind}`).size]);
  manifest.videos = {
    ...manifest.videos,
    [name]: { poster: picture, width, height, durationMs: seconds * 1_000, files: Object.fromEntries(files) },
  };
  console.log(name, files);
}

for (const name of Object.keys(films)) await film(name);
writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
