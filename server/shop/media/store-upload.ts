import { randomBytes } from 'node:crypto';
import { chmod, rename, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { components } from '#openapi/types.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { createSlots } from '#server/slots.ts';
import { checkFilm } from './check-film.ts';
import { refuseFullOrder, refuseOverQuota } from './quota.ts';
import { receiveFile } from './receive-file.ts';
import { rewritePicture } from './rewrite-picture.ts';
import { mediaTypes, type MediaType } from './sniff.ts';
import { arrivingFile, makeUploadFolders, removeFile, storedFile } from './upload-folders.ts';
import { largestForm, uploadsAtOnce } from './upload-limits.ts';
import { insertUpload, type UploadOwner } from './upload-row.ts';

/** A form on its way. */
export interface Arrival {
  readonly source: Readable;
  readonly contentType: string | undefined;
  /** What the sender says of its size; undefined for one sent in chunks. */
  readonly contentLength: number | undefined;
}

const slots = createSlots({
  ...uploadsAtOnce,
  busy: 'Many files are arriving right now. Please try again in a moment.',
});

/**
 * Keeps a picture or film under a name nobody chose and hands out its address. Size, quota and slot are looked at
 * before the first byte; pictures are written anew, films checked, and a refusal leaves nothing behind.
 * @throws MEDIA_SIZE, MEDIA_QUOTA, MEDIA_TYPE, MEDIA_PIXELS, MEDIA_BROKEN, MEDIA_LENGTH, UNAVAILABLE, BAD_REQUEST
 */
export async function storeUpload(
  shop: ShopContext,
  owner: UploadOwner,
  arrival: Arrival,
): Promise<components['schemas']['UploadedMedia']> {
  if (arrival.contentLength !== undefined && arrival.contentLength > largestForm)
    throw new ShopError('MEDIA_SIZE', { httpStatus: 413 });
  await ('orderNo' in owner ? refuseFullOrder(shop, owner.orderNo) : refuseOverQuota(shop, owner.accountId));
  return slots.use(Object.values(owner).join(), () => receive(shop, owner, arrival));
}

async function receive(shop: ShopContext, owner: UploadOwner, { source, contentType }: Arrival) {
  const mediaId = shop.newId();
  const sent = arrivingFile(shop.config, `${mediaId}.sent`);
  const made = arrivingFile(shop.config, `${mediaId}.made`);
  await makeUploadFolders(shop.config);
  try {
    const { type } = await receiveFile(source, contentType, sent);
    if (type.kind === 'VIDEO') {
      await checkFilm(sent);
      return await keep(shop, owner, mediaId, { type: mediaTypes.mp4, file: sent });
    }
    const picture = await rewritePicture(sent, made);
    return await keep(shop, owner, mediaId, { type: picture.type, file: made });
  } finally {
    await Promise.all([removeFile(sent), removeFile(made)]);
  }
}

/** The row first: a process that ends in between leaves a row without a file, which goes with the unused ones. */
async function keep(
  shop: ShopContext,
  owner: UploadOwner,
  mediaId: string,
  { type, file }: { readonly type: MediaType; readonly file: string },
): Promise<components['schemas']['UploadedMedia']> {
  // Whoever has the address sees the file. Ids follow each other; this is not to be guessed from any of them.
  const name = `${randomBytes(16).toString('hex')}.${type.extension}`;
  const now = shop.clock.now();
  const { size } = await stat(file);
  await chmod(file, 0o644);
  const forget = await insertUpload(shop, owner, mediaId, {
    kind: type.kind,
    content_type: type.contentType,
    bytes: size,
    path: name,
    created_at: now,
  });
  try {
    await rename(file, storedFile(shop.config, name));
  } catch (error) {
    await forget();
    throw error;
  }
  return { mediaId, url: `/media/uploads/${name}`, type: type.kind };
}
