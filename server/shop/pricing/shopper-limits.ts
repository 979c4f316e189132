import type { Selectable } from 'kysely';
import { becomesPlain, buyTypes, plainBuyType } from '#rules/cart-lines.ts';
import { groupBy } from '#rules/group-by.ts';
import type { Site } from '#rules/markets.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';
import type { Offer } from '../catalogue/offer.ts';

/** Who buys in a market: a member, or a guest by the digests that orders keep. */
interface Shopper {
  readonly site: Site;
  readonly account_id: string | null;
  readonly guest_mailbox?: string | null;
  readonly guest_device?: string | null;
}

/** What a cart can hold; deposits, pledges, exchanges and prizes have limits of their own. */
const limitedBuyTypes: readonly number[] = buyTypes.filter((type) => type === plainBuyType || becomesPlain(type));

/**
 * Pieces of some variants that a shopper has ordered and not called off, by SKU; of a guest the larger count of mailbox and browser. An
 * order that came to nothing or was paid back whole does not count, and no piece that was cancelled before it was sent.
 * @param except the number of an order that is left out
 */
export async function readOrderedPieces(
  db: Db,
  { site, account_id: accountId, guest_mailbox: mailbox = null, guest_device: device = null }: Shopper,
  skus: readonly string[],
  except = '',
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const [column, value] of [
    ['account_id', accountId],
    ['guest_mailbox', mailbox],
    ['guest_device', device],
  ] as const) {
    if (value === null) continue;
    const rows = await db
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_no', 'orders.order_no')
      .select('sku')
      .select((row) => row.fn.sum<number | string>(row('quantity', '-', row.ref('cancelled_quantity'))).as('pieces'))
      .where(column, '=', value)
      .where('site', '=', site)
      .where('orders.order_no', '!=', except)
      .where('orders.status', 'not in', ['CLOSED', 'CANCELLED', 'REFUNDED'])
      .where('sku', 'in', skus)
      .where('buy_type', 'in', limitedBuyTypes)
      .where('gift', '=', 0)
      .groupBy('sku')
      .execute();
    for (const { sku, pieces } of rows) counts.set(sku, Math.max(counts.get(sku) ?? 0, Number(pieces)));
  }
  return counts;
}

/**
 * Whether an order that is placed, or was closed and is paid late, brings its shopper more of a variant than one may have. Nothing is
 * asked where no variant of it is limited. The stock of its variants must be locked.
 */
export async function isBeyondLimits(
  tx: Tx,
  order: Shopper & { readonly order_no: string },
  lines: readonly Pick<Selectable<Schema['order_lines']>, 'sku' | 'buy_type' | 'quantity' | 'gift'>[],
  offers: ReadonlyMap<string, Pick<Offer, 'perShopperLimit'>>,
): Promise<boolean> {
  const own = lines.filter(
    ({ sku, buy_type: buyType, gift }) =>
      offers.get(sku)?.perShopperLimit !== undefined && limitedBuyTypes.includes(buyType) && gift === 0,
  );
  if (own.length === 0) return false;
  const ordered = await readOrderedPieces(tx, order, [...new Set(own.map(({ sku }) => sku))], order.order_no);
  return [...groupBy(own, ({ sku }) => sku)].some(([sku, same]) => {
    const pieces = same.reduce((sum, { quantity }) => sum + quantity, ordered.get(sku) ?? 0);
    return pieces > (offers.get(sku)?.perShopperLimit ?? Infinity);
  });
}
