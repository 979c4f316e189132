import type { components } from '#openapi/types.ts';
import { pageSizeDefault } from '#rules/limits.ts';
import type { Site } from '#rules/markets.ts';
import { arrivedStatuses } from '#rules/order-actions.ts';
import { warrantyEnd } from '#rules/warranty.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { findProduct } from '../catalogue/find-product.ts';
import { readImage } from '../media/picture.ts';
import { readOptions } from '../pricing/read-options.ts';

type PurchasePage = components['schemas']['PurchasePage'];

export interface PurchaseSearch {
  /** Of one product; of all without it. */
  readonly spu?: string;
  readonly pageNo?: number;
  readonly pageSize?: number;
}

/** The member's orders come first, then their lines: the cost follows the member, not how often the product was sold. */
const purchasesOf = (db: Db, accountId: string, spu: string | undefined) =>
  db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_no', 'orders.order_no')
    .where('orders.account_id', '=', accountId)
    .where('orders.status', 'in', [...arrivedStatuses])
    .where('orders.kind', '!=', 'DEPOSIT')
    .$if(spu !== undefined, (query) => query.where('order_lines.spu', '=', spu ?? ''))
    .whereRef('order_lines.refunded_quantity', '<', 'order_lines.quantity');

/**
 * What a member has bought and received, the newest first, with the end of its warranty.
 * @throws NOT_FOUND for an unknown product
 */
export async function listPurchases(
  shop: ShopContext,
  accountId: string,
  { spu, pageNo = 1, pageSize = pageSizeDefault }: PurchaseSearch,
): Promise<PurchasePage> {
  const warranty = spu === undefined ? undefined : (await findProduct(shop, { spu })).warranty;
  const found = purchasesOf(shop.db, accountId, spu);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select([
      'orders.order_no',
      'orders.site',
      'orders.placed_time',
      'orders.delivered_time',
      'order_lines.id',
      'order_lines.sku',
      'order_lines.spu',
      'order_lines.title',
      'order_lines.image',
      'order_lines.options',
      'order_lines.quantity',
      'order_lines.refunded_quantity',
      'order_lines.warranty_end_time',
    ])
    .orderBy('orders.placed_time', 'desc')
    .orderBy('orders.id', 'desc')
    .orderBy('order_lines.sort')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  // Orders that arrived before ends were written down: the terms of today stand in where one product is asked for.
  const endOf = (arrived: number | null, site: Site): number | null =>
    arrived !== null && warranty ? warrantyEnd(arrived, warranty.months[site]) : null;
  const now = shop.clock.now();
  return {
    list: rows.map((row) => {
      const end = row.warranty_end_time ?? endOf(row.delivered_time, row.site);
      return {
        orderNo: row.order_no,
        lineId: row.id,
        sku: row.sku,
        spu: row.spu,
        title: row.title,
        image: readImage(row.image),
        options: readOptions(row),
        quantity: row.quantity - row.refunded_quantity,
        placedTime: row.placed_time,
        ...(row.delivered_time !== null && { deliveredTime: row.delivered_time }),
        ...(end !== null && { warrantyEndTime: end }),
        isCovered: end !== null && end > now,
      };
    }),
    total: Number(total),
    pageNo,
    pageSize,
  };
}
