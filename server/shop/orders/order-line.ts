import type { components } from '#openapi/types.ts';
import { plainBuyType } from '#rules/cart-lines.ts';
import { money } from '#rules/money.ts';
import type { LineDiscount } from '#rules/prices.ts';
import { readImage } from '../media/picture.ts';
import { readOptions } from '../pricing/read-options.ts';
import type { OrderLineRow } from './order-row.ts';

/** What took the line down from its list price, as it was agreed on. */
export function readDiscounts({ discounts }: Pick<OrderLineRow, 'discounts'>): LineDiscount[] {
  return JSON.parse(discounts);
}

/** Which promotion a line was bought in; nothing of a plain line. */
function toPromotion({ buy_type, promo_item_id, suit_group_id }: OrderLineRow) {
  if (buy_type === plainBuyType) return {};
  return {
    buyType: buy_type,
    ...(promo_item_id === null ? {} : { promoItemId: promo_item_id }),
    ...(suit_group_id === null ? {} : { suitGroupId: suit_group_id }),
  };
}

/** An order line of the contract: everything is a snapshot, nothing follows the catalogue. */
export function toOrderLine(row: OrderLineRow): components['schemas']['OrderLine'] {
  const of = (amount: number) => money(amount, row.currency);
  return {
    lineId: row.id,
    sku: row.sku,
    spu: row.spu,
    ...toPromotion(row),
    title: row.title,
    image: readImage(row.image),
    options: readOptions(row),
    quantity: row.quantity,
    unit: of(row.unit_amount),
    list: of(row.list_unit_amount),
    lineTotal: of(row.line_total_amount),
    taxAmount: of(row.tax_amount),
    shippedQuantity: row.shipped_quantity,
    ...(row.cancelled_quantity === 0 ? {} : { cancelledQuantity: row.cancelled_quantity }),
    refundedQuantity: row.refunded_quantity,
    discounts: readDiscounts(row).map(({ source, amount }) => ({ source, amount: of(amount) })),
    ...(row.gift === 1 ? { gift: true } : {}),
    ...(row.warranty_end_time === null ? {} : { warrantyEndTime: row.warranty_end_time }),
  };
}
