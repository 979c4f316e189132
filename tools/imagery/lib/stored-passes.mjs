// The light passes that are committed with a night picture, as linear light again: what the browser mixes, mixed here.
import sharp from 'sharp';
import { join } from 'node:path';

/** Reads `{slug}/night-pass-*.avif`; all images of a picture have the same size. */
export async function loadStoredPasses(dir, passes) {
  const groups = {};
  let size;
  for (const [group, { file, scale }] of Object.entries(passes)) {
    const { data, info } = await sharp(join(dir, file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    size = info;
    groups[group] = Float32Array.from(data, (stored) => scale * (stored / 255) ** 3);
  }
  return { w: size.width, h: size.height, groups };
}
