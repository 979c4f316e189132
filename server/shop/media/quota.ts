import { ticketMediaMax } from '#rules/ticket-limits.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { countOfNetworks } from '#server/security/daily-counts.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { dailyQuota, orderFilesPerDay, uploadsPerOrder } from './upload-limits.ts';

const day = 86_400_000;

/** @throws MEDIA_QUOTA over HTTP 429 for a member who has stored enough within the last 24 hours */
export async function refuseOverQuota({ db, clock }: ShopContext, accountId: string): Promise<void> {
  const { files, bytes } = await db
    .selectFrom('media')
    .select(({ fn }) => [
      fn.countAll<string | number>().as('files'),
      fn.sum<string | number | null>('bytes').as('bytes'),
    ])
    .where('account_id', '=', accountId)
    .where('created_at', '>', clock.now() - day)
    .executeTakeFirstOrThrow();
  if (Number(files) >= dailyQuota.files || Number(bytes) >= dailyQuota.bytes) {
    throw new ShopError('MEDIA_QUOTA', { httpStatus: 429 });
  }
}

/** @throws MEDIA_QUOTA over HTTP 429 for an order that holds enough */
export async function refuseFullOrder({ db }: ShopContext, orderNo: string): Promise<void> {
  const { files } = await db
    .selectFrom('order_media')
    .select(({ fn }) => fn.countAll<string | number>().as('files'))
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  if (Number(files) >= uploadsPerOrder) throw new ShopError('MEDIA_QUOTA', { httpStatus: 429 });
}

/** @throws MEDIA_QUOTA over HTTP 429 for a message that has enough pictures */
export async function refuseFullDraft({ db }: ShopContext, draftId: string): Promise<void> {
  const { files } = await db
    .selectFrom('ticket_media')
    .select(({ fn }) => fn.countAll<string | number>().as('files'))
    .where('draft_id', '=', draftId)
    .executeTakeFirstOrThrow();
  if (Number(files) >= ticketMediaMax) throw new ShopError('MEDIA_QUOTA', { httpStatus: 429 });
}

/** Counts a file for an order, for the network that sends it. @throws MEDIA_QUOTA over HTTP 429 */
export async function countOrderFile(shop: ShopContext, ip: string): Promise<void> {
  const count = { ip, most: orderFilesPerDay };
  if (!shop.config.rateLimits || (await countOfNetworks(shop, shop.db, 'order files', count))) return;
  throw new ShopError('MEDIA_QUOTA', { httpStatus: 429 });
}
