import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { components } from '#openapi/types.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { sniff } from './sniff.ts';

/** Bytes. */
export const uploadLimits = { IMAGE: 8 * 1024 * 1024, VIDEO: 60 * 1024 * 1024 } as const;

/** How many pictures and films may hang on one order. */
export const uploadsPerOrder = 40;

/** Keeps a picture or film of a member or of an order under a name nobody chose and hands out its address. */
export async function storeUpload(
  shop: ShopContext,
  owner: { readonly accountId: string } | { readonly orderNo: string },
  bytes: Buffer,
): Promise<components['schemas']['UploadedMedia']> {
  const type = sniff(bytes);
  if (!type) throw new ShopError('MEDIA_TYPE');
  if (bytes.length > uploadLimits[type.kind]) throw new ShopError('MEDIA_SIZE');
  if ('orderNo' in owner) await refuseTooMany(shop, owner.orderNo);
  const mediaId = shop.newId();
  const name = `${mediaId}.${type.extension}`;
  const folder = join(shop.config.dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), bytes, { flag: 'wx' });
  const now = shop.clock.now();
  const row = {
    kind: type.kind,
    content_type: type.contentType,
    bytes: bytes.length,
    path: name,
    created_at: now,
  };
  if ('orderNo' in owner) {
    await shop.db
      .insertInto('order_media')
      .values({ ...row, order_no: owner.orderNo, media_id: mediaId })
      .execute();
  } else {
    await shop.db
      .insertInto('media')
      .values({ ...row, id: mediaId, account_id: owner.accountId, updated_at: now })
      .execute();
  }
  return { mediaId, url: `/media/uploads/${name}`, type: type.kind };
}

async function refuseTooMany({ db }: ShopContext, orderNo: string): Promise<void> {
  const { held } = await db
    .selectFrom('order_media')
    .select((eb) => eb.fn.countAll<number>().as('held'))
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  if (Number(held) >= uploadsPerOrder) throw new ShopError('RATE_LIMITED', { httpStatus: 429 });
}
