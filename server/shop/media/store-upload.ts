import { randomBytes } from 'node:crypto';
import { chmod, rename, stat, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { components } from '#openapi/types.ts';
import { isProved, type RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { networkOf } from '#server/security/network.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { createSlots, type Slots } from '#server/slots.ts';
import { createWorkQueue, type WorkQueue } from '#server/work-queue.ts';
import { checkFilm } from './check-film.ts';
import { refuseFullDraft, refuseFullOrder, refuseOverQuota } from './quota.ts';
import { headBytes, receiveFile, wrongType } from './receive-file.ts';
import { mediaTypes, type MediaType, sniff } from './sniff.ts';
import { arrivingFile, makeUploadFolders, removeFile, storedFile } from './upload-folders.ts';
import { decodedAtOnce, largestForm, uploadLimits, uploadsAtOnce } from './upload-limits.ts';
import { insertUpload, type UploadOwner } from './upload-row.ts';

/** A form on its way. */
export interface Arrival {
  readonly source: Readable;
  readonly contentType: string | undefined;
  /** What the sender says of its size; undefined for one sent in chunks. */
  readonly contentLength: number | undefined;
  /** Who sends it, where it is not for an account: strangers of one network share its places. */
  readonly caller?: Pick<RequestContext, 'account' | 'client'>;
}

type Group = keyof typeof uploadsAtOnce;

const busy = 'Many files are arriving right now. Please try again in a moment.';
const arriving: Readonly<Record<Group, Slots>> = {
  members: createSlots({ ...uploadsAtOnce.members, busy }),
  strangers: createSlots({ ...uploadsAtOnce.strangers, busy }),
};
const decoding: Readonly<Record<Group, WorkQueue>> = {
  members: createWorkQueue(decodedAtOnce.members),
  strangers: createWorkQueue(decodedAtOnce.strangers),
};

/** Whose places an upload takes; those of an account that no mail has proved are a stranger's. */
function senderOf(owner: UploadOwner, caller: Arrival['caller']): { readonly group: Group; readonly who: string } {
  if ('accountId' in owner) return { group: 'members', who: owner.accountId };
  const { account, client } = caller ?? {};
  if (account && isProved(account)) return { group: 'members', who: account.accountId };
  return { group: 'strangers', who: client === undefined ? Object.values(owner).join() : networkOf(client.ip, 48) };
}

/**
 * Keeps a picture or film under a name nobody chose and hands out its address. Size, quota and place are looked at
 * before the first byte, and it is decoded in its turn once it is there; pictures are written anew, films checked, and a refusal leaves nothing behind.
 * @throws MEDIA_SIZE, MEDIA_QUOTA, MEDIA_TYPE, MEDIA_PIXELS, MEDIA_BROKEN, MEDIA_LENGTH, UNAVAILABLE, BAD_REQUEST
 */
export async function storeUpload(
  shop: ShopContext,
  owner: UploadOwner,
  arrival: Arrival,
): Promise<components['schemas']['UploadedMedia']> {
  if (arrival.contentLength !== undefined && arrival.contentLength > largestForm)
    throw new ShopError('MEDIA_SIZE', { httpStatus: 413 });
  await refuseFull(shop, owner);
  const { group, who } = senderOf(owner, arrival.caller);
  return arriving[group].use(who, () => receive(shop, owner, arrival, decoding[group]));
}

const refuseFull = (shop: ShopContext, owner: UploadOwner): Promise<void> => {
  if ('draftId' in owner) return refuseFullDraft(shop, owner.draftId);
  return 'orderNo' in owner ? refuseFullOrder(shop, owner.orderNo) : refuseOverQuota(shop, owner.accountId);
};

/**
 * Keeps a picture that came some other way than by a form, with the checks of all others.
 * @throws MEDIA_SIZE, MEDIA_TYPE, MEDIA_PIXELS, MEDIA_BROKEN
 */
export async function storePicture(
  shop: ShopContext,
  owner: UploadOwner,
  bytes: Uint8Array,
): Promise<components['schemas']['UploadedMedia']> {
  if (sniff(Buffer.from(bytes.subarray(0, headBytes)))?.kind !== 'IMAGE') throw wrongType(['IMAGE']);
  if (bytes.length > uploadLimits.IMAGE) throw new ShopError('MEDIA_SIZE');
  return inArrivals(shop, async ({ mediaId, sent, made }) => {
    await writeFile(sent, bytes, { flag: 'wx', mode: 0o600 });
    const { rewritePicture } = await import('./rewrite-picture.ts');
    const { type } = await rewritePicture(sent, made);
    return keep(shop, owner, mediaId, { type, file: made });
  });
}

/** Where one file arrives, and what is made of it; whatever is left of both goes. */
interface ArrivingFiles {
  readonly mediaId: string;
  readonly sent: string;
  readonly made: string;
}

async function inArrivals<Result>(shop: ShopContext, work: (files: ArrivingFiles) => Promise<Result>): Promise<Result> {
  const mediaId = shop.newId();
  const sent = arrivingFile(shop.config, `${mediaId}.sent`);
  const made = arrivingFile(shop.config, `${mediaId}.made`);
  await makeUploadFolders(shop.config);
  try {
    return await work({ mediaId, sent, made });
  } finally {
    await Promise.all([removeFile(sent), removeFile(made)]);
  }
}

function receive(shop: ShopContext, owner: UploadOwner, { source, contentType }: Arrival, decode: WorkQueue) {
  return inArrivals(shop, async ({ mediaId, sent, made }) => {
    const { type } = await receiveFile(source, contentType, sent, 'draftId' in owner ? ['IMAGE'] : ['IMAGE', 'VIDEO']);
    if (type.kind === 'VIDEO') {
      await decode.run(() => checkFilm(sent));
      return keep(shop, owner, mediaId, { type: mediaTypes.mp4, file: sent });
    }
    const { rewritePicture } = await import('./rewrite-picture.ts');
    const picture = await decode.run(() => rewritePicture(sent, made));
    return keep(shop, owner, mediaId, { type: picture.type, file: made });
  });
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
