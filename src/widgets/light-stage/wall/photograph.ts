import { jpegOrPngSize } from './picture-size.ts';

export type PhotographFault = 'heic' | 'huge' | 'unreadable';

/** Pixels of the longer side that are kept of a photograph: 16 MB of memory at most. */
const longestKept = 2_048;
/** What a browser may have to unpack at once: a quarter of a gigabyte. */
const mostPixels = 64_000_000;
/** A file whose size in pixels is not known from its head. */
const mostBytes = 40_000_000;
/** The size stands within this part of a file; a camera may keep a small picture before it. */
const headBytes = 512 * 1024;

export interface Photograph {
  readonly canvas: HTMLCanvasElement;
  /** Few pixels of it, to see how bright it is. */
  readonly sample: ImageData;
}

/** A picture on a canvas of at most 2,048 pixels; undefined where the browser has no canvas. */
export function photographOf(image: CanvasImageSource, width: number, height: number): Photograph | undefined {
  const scale = Math.min(1, longestKept / Math.max(width, height));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const small = document.createElement('canvas');
  Object.assign(small, { width: 32, height: 32 });
  const few = small.getContext('2d');
  few?.drawImage(canvas, 0, 0, 32, 32);
  const sample = few?.getImageData(0, 0, 32, 32);
  return sample && { canvas, sample };
}

/**
 * Reads a photograph of the shopper, upright as its camera was held. It never leaves the browser.
 * @returns the photograph, or why it cannot be shown
 */
export async function readPhotograph(file: File): Promise<Photograph | PhotographFault> {
  try {
    const size = jpegOrPngSize(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
    if (size ? size.width * size.height > mostPixels : file.size > mostBytes) return 'huge';
    const bitmap = await createImageBitmap(file);
    const photograph = photographOf(bitmap, bitmap.width, bitmap.height);
    bitmap.close();
    return photograph ?? 'unreadable';
  } catch {
    return /^image\/hei[cf]$/.test(file.type) || /\.hei[cf]$/i.test(file.name) ? 'heic' : 'unreadable';
  }
}
