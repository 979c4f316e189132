import { formatForCarrier } from '#rules/addresses.ts';
import type { LabelRequest } from '#server/carriers/carrier.ts';
import type { Db } from '#server/db/schema.ts';
import type { AddressFields } from '../address/accept-address.ts';
import { sellers } from '../market/seller.ts';
import { type OrderRow, readLines } from '../orders/order-row.ts';
import type { Pieces } from '../orders/ship-order.ts';
import type { LabelRow } from './label-row.ts';

/** What a box weighs. */
const boxGrams = 150;

async function weigh(db: Db, order: OrderRow, pieces: readonly Pieces[]): Promise<number> {
  const lines = await readLines(db, order.order_no);
  const weights = await db
    .selectFrom('skus')
    .select(['sku', 'weight_g'])
    .where(
      'sku',
      'in',
      lines.map(({ sku }) => sku),
    )
    .execute();
  return pieces.reduce((sum, { lineId, quantity }) => {
    const sku = lines.find(({ id }) => id === lineId)?.sku;
    return sum + quantity * (weights.find((row) => row.sku === sku)?.weight_g ?? 0);
  }, boxGrams);
}

/** What the carrier is asked for; the same label is asked for in the same words each time. */
export async function composeLabel(db: Db, order: OrderRow, label: LabelRow): Promise<LabelRequest> {
  const address: AddressFields = JSON.parse(order.shipping_address);
  const seller = sellers[order.site];
  const shopper = formatForCarrier(address);
  const house = [seller.name, ...seller.address];
  const isReturn = label.direction === 'RETURN';
  return {
    key: `label-${label.order_no}-${label.reference}`,
    direction: isReturn ? 'RETURN' : 'OUTBOUND',
    reference: isReturn ? label.reference : label.order_no,
    from: isReturn ? shopper : house,
    to: isReturn ? house : shopper,
    weightGrams: await weigh(db, order, JSON.parse(label.lines)),
    country: address.country,
    city: address.city,
  };
}
