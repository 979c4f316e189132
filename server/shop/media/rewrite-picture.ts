import { writeFile } from 'node:fs/promises';
import { ShopError } from '#server/contract/shop-error.ts';
import { inTurn, openPicture } from './decoders.ts';
import { mediaTypes, type MediaType } from './sniff.ts';
import { longestSide, mostPixels } from './upload-limits.ts';

/** A picture that takes longer is not worth the processor; seconds. */
const mostSeconds = 30;

const open = (path: string) =>
  openPicture(path, { limitInputPixels: mostPixels, failOn: 'truncated', pages: 1, sequentialRead: true });

async function headOf(path: string) {
  try {
    // The header says how many pixels there would be; nothing is decoded for it.
    return await openPicture(path, { limitInputPixels: false, pages: 1 }).metadata();
  } catch {
    throw new ShopError('MEDIA_BROKEN');
  }
}

function formatFor(format: string | undefined, hasAlpha: boolean): 'jpeg' | 'png' | 'webp' {
  if (format === 'webp') return 'webp';
  return format === 'png' && hasAlpha ? 'png' : 'jpeg';
}

/**
 * Decodes a picture and writes its pixels into a new file, upright and at most 2,560 pixels long: nothing else of the
 * sent file gets there, be it a place, a profile, a comment or a second file behind the first.
 * @throws MEDIA_BROKEN, MEDIA_PIXELS
 */
export async function rewritePicture(from: string, to: string): Promise<{ type: MediaType }> {
  const { width, height, format, hasAlpha } = await headOf(from);
  if (width * height > mostPixels) throw new ShopError('MEDIA_PIXELS');
  const made = formatFor(format, hasAlpha);
  const picture = open(from)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: mostSeconds });
  const encoded = {
    jpeg: () => picture.jpeg({ quality: 84, progressive: true }),
    webp: () => picture.webp({ quality: 84 }),
    png: () => picture.png({ compressionLevel: 8 }),
  }[made]();
  const bytes = await inTurn(() => encoded.toBuffer()).catch(() => {
    throw new ShopError('MEDIA_BROKEN');
  });
  await writeFile(to, bytes, { flag: 'wx', mode: 0o600 });
  return { type: mediaTypes[made] };
}
