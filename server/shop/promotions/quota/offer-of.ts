import type { PromotionOffer } from '../../catalogue/offer.ts';
import { type ItemRow, leftOf } from './item-rows.ts';

/** What an item grants whoever asks: an order never holds more than one shopper may have. */
export function offerOf(row: ItemRow): PromotionOffer {
  const { promo_item_id: id, amount, per_order_limit: perOrder, per_buyer_limit: perBuyer } = row;
  const limit = Math.min(perOrder ?? Infinity, perBuyer ?? Infinity);
  const left = leftOf(row);
  return {
    ...{ id, amount },
    ...(limit === Infinity ? {} : { perOrderLimit: limit }),
    ...(left === undefined ? {} : { left }),
    ...(row.type === 'FLASH_SALE' && row.session_id !== null ? { isSetAside: true } : {}),
  };
}
