import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { components } from '#openapi/types.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { sniff } from './sniff.ts';

/** Bytes. */
export const uploadLimits = { IMAGE: 8 * 1024 * 1024, VIDEO: 60 * 1024 * 1024 } as const;

/** Keeps a member's picture or film under a name nobody chose and hands out its address. */
export async function storeUpload(
  shop: ShopContext,
  accountId: string,
  bytes: Buffer,
): Promise<components['schemas']['UploadedMedia']> {
  const type = sniff(bytes);
  if (!type) throw new ShopError('MEDIA_TYPE');
  if (bytes.length > uploadLimits[type.kind]) throw new ShopError('MEDIA_SIZE');
  const mediaId = shop.newId();
  const name = `${mediaId}.${type.extension}`;
  const folder = join(shop.config.dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), bytes, { flag: 'wx' });
  const now = shop.clock.now();
  await shop.db
    .insertInto('media')
    .values({
      id: mediaId,
      account_id: accountId,
      kind: type.kind,
      content_type: type.contentType,
      bytes: bytes.length,
      path: name,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return { mediaId, url: `/media/uploads/${name}`, type: type.kind };
}
