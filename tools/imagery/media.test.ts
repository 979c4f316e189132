import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface Pass {
  file: string;
  scale: number;
  bytes: number;
}

interface Picture {
  hash: string;
  look: string;
  width: number;
  height: number;
  lqip: string;
  files: Record<string, number>;
  passes?: Record<string, Pass>;
  default?: { zones: Record<string, { color: string; gain: number }> };
}

interface Film {
  poster: string;
  files: Record<string, number>;
}

interface Manifest {
  formula: string;
  videos: Record<string, Film>;
  images: Record<string, { day: Picture; night: Picture }>;
}

const media = fileURLToPath(new URL('../../media/', import.meta.url));
const manifest: Manifest = JSON.parse(readFileSync(`${media}manifest.json`, 'utf8'));
const slugs = Object.keys(manifest.images);

/** Pixel size from the `ispe` box of an AVIF or the VP8 header of a lossy WebP. */
function pixelSize(bytes: Buffer): { width: number; height: number } {
  if (bytes.toString('latin1', 8, 12) === 'WEBP') {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
  const ispe = bytes.indexOf('ispe');
  return { width: bytes.readUInt32BE(ispe + 8), height: bytes.readUInt32BE(ispe + 12) };
}

const read = (slug: string, file: string) => readFileSync(`${media}products/${slug}/${file}`);

describe('the films', () => {
  it.each(Object.keys(manifest.videos))('%s is there in two formats with its bytes, small, and made from a picture', (name) => {
    const { poster, files } = manifest.videos[name]!;
    expect(Object.keys(files)).toEqual([`${name}.webm`, `${name}.mp4`]);
    for (const [file, bytes] of Object.entries(files)) {
      expect(statSync(`${media}videos/${file}`).size).toBe(bytes);
      expect(bytes).toBeLessThanOrEqual(400_000);
    }
    expect(slugs).toContain(poster);
  });

  it('are all listed in the manifest', () => {
    const listed = Object.values(manifest.videos).flatMap(({ files }) => Object.keys(files));
    expect(readdirSync(`${media}videos`).sort()).toEqual(listed.sort());
  });
});

describe('the product pictures', () => {
  it('are all listed in the manifest, and nothing else is stored', () => {
    expect(readdirSync(`${media}products`).sort()).toEqual(slugs);
    expect(slugs).toHaveLength(32);
  });

  it.each(slugs)('%s has a day and a night picture in every size the shop serves', (slug) => {
    const { day, night } = manifest.images[slug]!;
    for (const [mood, picture] of Object.entries({ day, night })) {
      const sizes = ['320.avif', '640.avif', '640.webp', '800.avif'].map((size) => `${mood}-${size}`);
      expect(Object.keys(picture.files).sort()).toEqual(sizes);
      expect(picture.hash).toMatch(/^[0-9a-f]{16}$/);
      expect(picture.look).toMatch(/^[0-9a-f]{12}$/);
      expect(picture.lqip).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it.each(slugs)('%s has exactly the recorded files, with their bytes and pixels', (slug) => {
    const { day, night } = manifest.images[slug]!;
    const passes = Object.values(night.passes ?? {});
    const recorded = { ...day.files, ...night.files, ...Object.fromEntries(passes.map((pass) => [pass.file, pass.bytes])) };
    expect(readdirSync(`${media}products/${slug}`).sort()).toEqual(Object.keys(recorded).sort());
    for (const [file, bytes] of Object.entries(recorded)) {
      const content = read(slug, file);
      expect(content.length, file).toBe(bytes);
      const width = Number(/-(\d+)\./.exec(file)?.[1] ?? 640);
      expect(pixelSize(content), file).toEqual({ width, height: width });
    }
    expect([day.width, day.height, night.width, night.height]).toEqual([800, 800, 800, 800]);
  });

  it.each(slugs)('%s can be relit: an ambient pass, and a default colour for each light pass', (slug) => {
    const { night } = manifest.images[slug]!;
    const zones = Object.keys(night.passes ?? {}).filter((pass) => pass !== 'amb');
    expect(Object.keys(night.passes ?? {})).toContain('amb');
    expect(zones.length).toBeGreaterThanOrEqual(1);
    expect(Object.keys(night.default?.zones ?? {})).toEqual(zones);
  });
});
