import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepFiles, type KeptFile } from '#server/kept-files.ts';
import { findPicture } from './picture-manifest.ts';

/** The file of a picture that every mail program takes: by night, as wide as a mail, a JPEG. */
export const mailPicture = 'night-mail.jpg';

/** Some 20 kilobytes each; there are not many more pictures. */
const keepPicture = keepFiles(200);
const size = { width: 640, height: 360 } as const;

/** @returns undefined for a picture that there is not */
export function openMailPicture(mediaDir: string, slug: string): KeptFile | undefined {
  const version = findPicture(slug)?.version;
  const from = join(mediaDir, 'products', slug, 'night-640.webp');
  if (version === undefined || !existsSync(from)) return undefined;
  return keepPicture(mailPicture, { slug, version }, async () => {
    const { inTurn, openPicture } = await import('./decoders.ts');
    return inTurn(() => openPicture(from).resize(size).jpeg({ quality: 82, progressive: true }).toBuffer());
  });
}
