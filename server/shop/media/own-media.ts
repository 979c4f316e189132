import type { components } from '#openapi/types.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { useMedia } from './use-media.ts';

type ShownMedia = components['schemas']['ReviewMedia'];

/** Who uploaded: a member, whoever holds an order, or a member who holds it. */
export interface MediaOwner {
  readonly accountId?: string;
  readonly orderNo?: string;
}

/** Uploads of an owner, each once, in the order they were named. @throws NOT_FOUND for one that is of somebody else */
export async function ownMedia(
  shop: Pick<ShopContext, 'clock'>,
  tx: Tx,
  { accountId, orderNo }: MediaOwner,
  named: readonly string[],
): Promise<ShownMedia[]> {
  const ids = [...new Set(named)];
  if (ids.length === 0) return [];
  const ofMember = accountId === undefined ? [] : await useMedia(shop, tx, accountId, { column: 'id', values: ids });
  const ofOrder =
    orderNo === undefined
      ? []
      : await tx
          .selectFrom('order_media')
          .select(['media_id as id', 'kind', 'path'])
          .where('order_no', '=', orderNo)
          .where('media_id', 'in', ids)
          .where('removed_at', 'is', null)
          .execute();
  const rows = [...ofMember, ...ofOrder];
  return ids.map((id) => {
    const row = rows.find((each) => each.id === id);
    if (!row) throw new ShopError('NOT_FOUND');
    return { url: `/media/uploads/${row.path}`, type: row.kind };
  });
}

/** The media of a JSON column. */
export const readMedia = (json: string): ShownMedia[] => JSON.parse(json) as ShownMedia[];
