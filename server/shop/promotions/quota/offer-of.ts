import type { PromotionOffer } from '../../catalogue/offer.ts';
import { type ItemRow, leftOf } from './item-rows.ts';

/** What an item grants a shopper who has had none of it. */
export function offerOf(row: ItemRow): PromotionOffer {
  const { promo_item_id: id, amount, per_order_limit: perOrder, per_buyer_limit: perBuyer } = row;
  const left = leftOf(row);
  return {
    ...{ id, amount },
    ...(perOrder === null ? {} : { perOrderLimit: perOrder }),
    ...(perBuyer === null ? {} : { memberLeft: perBuyer }),
    ...(left === undefined ? {} : { left }),
    ...(row.type === 'FLASH_SALE' && row.session_id !== null ? { isSetAside: true } : {}),
  };
}
