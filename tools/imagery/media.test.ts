import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { brightestOnWall, glowReach } from '../../rules/wall-light.ts';
import { brightest, reach } from './lib/cut-lamp.mjs';

interface Pass {
  file: string;
  scale: number;
  bytes: number;
}

interface Picture {
  hash: string;
  look: string;
  /** The picture that was lit anew for this one, without rendering. */
  from?: string;
  /** The hash of a later scene whose small render looked the same. */
  agreesWith?: string;
  width: number;
  height: number;
  lqip: string;
  files: Record<string, number>;
  passes?: Record<string, Pass>;
  default?: { zones: Record<string, { color: string; gain: number }> };
}

/** A picture by day and by night; other hours of a place in the sun; where the thing to see is, for pictures that are cut. */
interface Sides {
  day: Picture;
  night: Picture;
  /** The product with its lamp off, where it has one. */
  off?: Picture;
  morning?: Picture;
  golden?: Picture;
  late?: Picture;
  /** A lamp by night at its least. */
  low?: Picture;
  focus?: string;
  /** The lamp without its surroundings. */
  wall?: Wall;
}

interface Wall {
  /** The hash of what it was made of. */
  made: string;
  place: { x: number; y: number; side: number; span: number };
  length?: number | null;
  files: Record<string, number>;
}

interface Film {
  /** The hash of its moments and of the passes that it lights. */
  made: string;
  poster: string;
  width: number;
  height: number;
  durationMs: number;
  files: Record<string, number>;
}

interface Manifest {
  formula: string;
  videos: Record<string, Film>;
  images: Record<string, Sides>;
}

const media = fileURLToPath(new URL('../../media/', import.meta.url));
const manifest: Manifest = JSON.parse(readFileSync(`${media}manifest.json`, 'utf8'));
const slugs = Object.keys(manifest.images);
const of = (slug: string) => manifest.images[slug]!;
const relit = slugs.filter((slug) => slug.endsWith('-room'));
const close = slugs.filter((slug) => slug.endsWith('-detail'));
const mobile = slugs.filter((slug) => slug.endsWith('-mobile'));
const wide = slugs.filter((slug) => slug.startsWith('wide-') && !mobile.includes(slug));
/** Pictures of pages, which are shown at most 960 pixels wide. */
const square = slugs.filter((slug) => slug.startsWith('sq-'));
/** Lamps in their rooms, 16:9, which a page makes brighter and darker. */
const stages = slugs.filter((slug) => slug.startsWith('stage-'));
/** Upright pictures of pages, 3:4, shown as squares are. */
const tall = slugs.filter((slug) => slug.startsWith('tall-'));
/** The lights of a bundle together, shown as squares are. */
const groups = slugs.filter((slug) => slug.startsWith('set-'));
const products = slugs.filter((slug) => ![...relit, ...close, ...wide, ...mobile, ...square, ...stages, ...tall, ...groups].includes(slug));
const sidesOf = (slug: string) => {
  const { focus: _, wall: __, ...sides } = of(slug);
  return Object.entries(sides);
};
const widthsOf = (slug: string, side: string) => {
  if (side === 'off') return [320, 640, 960];
  if (mobile.includes(slug)) return [360, 720];
  if ([...square, ...tall, ...groups].includes(slug)) return [320, 640, 960];
  return close.includes(slug) ? [320, 640] : [320, 640, 960, 1600];
};

/** Pixel size from the `ispe` box of an AVIF or the VP8 header of a lossy WebP. */
function pixelSize(bytes: Buffer): { width: number; height: number } {
  if (bytes.toString('latin1', 8, 12) === 'WEBP') {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
  const ispe = bytes.indexOf('ispe');
  return { width: bytes.readUInt32BE(ispe + 8), height: bytes.readUInt32BE(ispe + 12) };
}

/** What an MP4 says of itself: its movie header and the header of its one track. */
function movieOf(bytes: Buffer) {
  const [movie, track] = [bytes.indexOf('mvhd'), bytes.indexOf('tkhd')];
  return {
    durationMs: (1_000 * bytes.readUInt32BE(movie + 20)) / bytes.readUInt32BE(movie + 16),
    width: bytes.readUInt32BE(track + 80) / 65_536,
    height: bytes.readUInt32BE(track + 84) / 65_536,
    startsAtOnce: bytes.indexOf('moov') < bytes.indexOf('mdat'),
  };
}

const read = (slug: string, file: string) => readFileSync(`${media}products/${slug}/${file}`);

describe('the films', () => {
  const films = Object.entries(manifest.videos);

  it('are at least twelve, of both shapes', () => {
    expect(films.length).toBeGreaterThanOrEqual(12);
    const shapes = films.map(([, { width, height }]) => `${width}x${height}`);
    expect(new Set(shapes)).toEqual(new Set(['640x360', '640x582']));
  });

  it.each(films)('%s is there in two formats with its bytes, small, and made from a picture', (name, film) => {
    expect(Object.keys(film.files)).toEqual([`${name}.webm`, `${name}.mp4`]);
    for (const [file, bytes] of Object.entries(film.files)) {
      expect(statSync(`${media}videos/${file}`).size).toBe(bytes);
      expect(bytes).toBeLessThanOrEqual(file.endsWith('.webm') ? 60_000 : 100_000);
    }
    expect(slugs).toContain(film.poster);
  });

  it.each(films)('%s lasts four to eight seconds, plays before all of it is there, and is as large as the manifest says', (name, film) => {
    const { width, height, durationMs } = film;
    expect(durationMs).toBeGreaterThanOrEqual(4_000);
    expect(durationMs).toBeLessThanOrEqual(8_000);
    const movie = movieOf(readFileSync(`${media}videos/${name}.mp4`));
    expect(movie).toEqual({ width, height, durationMs, startsAtOnce: true });
    expect(readFileSync(`${media}videos/${name}.webm`).indexOf('V_VP9')).toBeGreaterThan(0);
  });

  it('are all listed in the manifest', () => {
    const listed = films.flatMap(([, { files }]) => Object.keys(files));
    expect(readdirSync(`${media}videos`).sort()).toEqual(listed.sort());
  });
});

describe('the pictures', () => {
  it('are all listed in the manifest, and nothing else is stored', () => {
    expect(readdirSync(`${media}products`).sort()).toEqual(slugs);
    expect(products).toHaveLength(34);
  });

  it('and the films are what their scenes and looks describe today', () => {
    const lines = execFileSync(process.execPath, [fileURLToPath(new URL('stale.mjs', import.meta.url))], { encoding: 'utf8' });
    expect(lines.trim()).toBe('');
  });

  it('show each product from near and in its room', () => {
    const sold = products.filter((slug) => !/^dome-/.test(slug)).sort();
    expect(close).toEqual(sold.map((slug) => `${slug}-detail`).sort());
    expect(relit).toEqual(sold.map((slug) => `${slug}-room`).sort());
  });

  it.each(slugs)('%s is there by day and by night in the same sizes, and for browsers that know no AVIF', (slug) => {
    const { day, night } = of(slug);
    expect([day, night]).not.toContain(undefined);
    for (const [mood, picture] of sidesOf(slug)) {
      const widths = widthsOf(slug, mood);
      const sizes = [...widths.map((width) => `${mood}-${width}.avif`), `${mood}-640.webp`];
      expect(Object.keys(picture.files).sort()).toEqual(sizes.sort());
      expect(picture.width).toBe(widths.at(-1));
      expect(picture.hash).toMatch(/^[0-9a-f]{16}$/);
      expect(picture.look).toMatch(/^[0-9a-f]{12}$/);
      expect(picture.lqip).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it.each(slugs)('%s has exactly the recorded files, with their bytes and pixels', (slug) => {
    const { night, wall } = of(slug);
    const passes = Object.values(night.passes ?? {}).map(({ file, bytes }) => [file, bytes]);
    const recorded = { ...Object.assign({}, ...sidesOf(slug).map(([, { files }]) => files)), ...wall?.files, ...Object.fromEntries(passes) } as Record<string, number>;
    expect(readdirSync(`${media}products/${slug}`).sort()).toEqual(Object.keys(recorded).sort());
    for (const [file, bytes] of Object.entries(recorded)) {
      const content = read(slug, file);
      expect(content.length, file).toBe(bytes);
      const width = Number(/-(\d+)\./.exec(file)?.[1] ?? ([...wide, ...stages].includes(slug) ? 960 : 640));
      const height = Math.round((width * night.height) / night.width);
      expect(pixelSize(content), file).toEqual({ width, height });
    }
  });

  it.each(slugs)('%s costs at most 12 kB at 640 pixels, 30 kB at 960 or on a phone, and 60 kB at 1600', (slug) => {
    const most: Record<string, number> = { 640: 12_000, 720: 30_000, 960: 30_000, 1600: 60_000 };
    for (const [name, bytes] of sidesOf(slug).flatMap(([, { files }]) => Object.entries(files))) {
      const limit = most[/-(\d+)\.avif$/.exec(name)?.[1] ?? ''];
      if (limit) expect(bytes, name).toBeLessThanOrEqual(limit);
    }
  });

  it('show every lamp turned off too, and no control, which lights nothing', () => {
    const without = products.filter((slug) => of(slug).off === undefined);
    expect(without).toEqual(['connector-kit', 'dial', 'hub', 'plug', 'sense', 'thermo']);
    for (const slug of products) expect(of(slug).off?.hash ?? of(slug).day.hash).toBe(of(slug).day.hash);
  });

  it.each(mobile)('%s is the part of its place that a phone shows, at the same hours', (slug) => {
    const whole = slug.replace(/-mobile$/, '');
    expect(of(whole).focus).toMatch(/^(left|right|top|bottom|centre|(top|bottom)-(left|right))$/);
    expect(sidesOf(slug).map(([side]) => side).sort()).toEqual(sidesOf(whole).map(([side]) => side).sort());
    for (const [, { from, width, height }] of sidesOf(slug)) expect([from, width, height]).toEqual([whole, 720, 900]);
  });

  it('stage-reed is there at its least, too, in the same light', () => {
    const { low, night } = of('stage-reed');
    expect(low).toMatchObject({ from: 'stage-reed', hash: night.hash, width: night.width, height: night.height });
  });

  it.each([...products, ...stages])('%s can be relit: an ambient pass, and a default colour for each light pass', (slug) => {
    const { night } = of(slug);
    const zones = Object.keys(night.passes ?? {}).filter((pass) => pass !== 'amb');
    expect(Object.keys(night.passes ?? {})).toContain('amb');
    expect(zones.length).toBeGreaterThanOrEqual(1);
    expect(Object.keys(night.default?.zones ?? {})).toEqual(zones);
  });

  it.each(groups)('%s is by night the group of the day, its studio turned down', (slug) => {
    const { day, night, off } = of(slug);
    expect([night.from, night.hash, off?.hash]).toEqual([`${slug}.day`, day.hash, day.hash]);
  });

  it.each(close)('%s was rendered by night in its room, or is the close view of the day after dark', (slug) => {
    const { day, night } = of(slug);
    expect([undefined, `${slug}.day`]).toContain(night.from);
    expect(night.hash === day.hash).toBe(night.from !== undefined);
    expect(night.look).not.toBe(day.look);
  });

  it.each(relit)('%s comes from the present night picture', (slug) => {
    for (const [, view] of sidesOf(slug)) expect(view.hash).toBe(of(view.from ?? '').night.hash);
  });
});

describe('the lamps for a wall', () => {
  const lamps = slugs.filter((slug) => of(slug).wall);

  it('store their light in the scale and the width that the shop reads', () => {
    expect([brightest, reach]).toEqual([brightestOnWall, glowReach]);
  });

  it('are those that are a sight on a wall', () => {
    const off = products.filter((slug) => of(slug).off);
    expect(off.filter((slug) => !lamps.includes(slug))).toEqual(['eaves', 'flood', 'orb-gu10', 'ribbon-bar', 'ribbon-s1']);
    expect(lamps.every((slug) => off.includes(slug))).toBe(true);
  });

  it.each(lamps)('%s is three small files, and lies in the room of the example', (slug) => {
    const { files, place } = of(slug).wall!;
    expect(Object.keys(files)).toEqual(['wall-cut-640.avif', 'wall-light-640.avif', 'wall-glow-192.avif']);
    expect(Object.values(files).reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(20_000);
    for (const part of [place.x, place.y]) expect(Math.abs(part - 0.5)).toBeLessThan(0.5);
    expect(place.side).toBeGreaterThan(0.1);
    expect(Math.abs(place.span - 0.55)).toBeLessThan(0.45);
  });
});
