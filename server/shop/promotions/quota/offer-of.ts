import { spelled } from '#rules/by-site.ts';
import type { AboutPromotion, PromotionOffer } from '../../catalogue/offer.ts';
import { type ItemRow, leftOf, timesOf } from './item-rows.ts';

/** The kinds of promotions whose items pages name. */
const namedKinds = ['FLASH_SALE', 'EARLY_BIRD', 'NEW_USER', 'EARLY_BIRD_CAMPAIGN'] as const;

/** What the promotion of an item says of itself; undefined of a kind that has no variants of the catalogue. */
export function aboutItem(row: ItemRow): AboutPromotion | undefined {
  const kind = namedKinds.find((each) => each === row.type);
  const { promo_id: promoId, title, site, per_buyer_limit: perBuyer } = row;
  return (
    kind && {
      kind,
      promoId,
      name: spelled(title, site),
      ...timesOf(row),
      ...(perBuyer === null ? {} : { perBuyerLimit: perBuyer }),
    }
  );
}

/** What an item grants a shopper who has had none of it. */
export function offerOf(row: ItemRow): PromotionOffer {
  const { promo_item_id: id, amount, per_order_limit: perOrder, per_buyer_limit: perBuyer } = row;
  const left = leftOf(row);
  const about = aboutItem(row);
  return {
    ...{ id, amount },
    ...(perOrder === null ? {} : { perOrderLimit: perOrder }),
    ...(perBuyer === null ? {} : { memberLeft: perBuyer }),
    ...(left === undefined ? {} : { left }),
    ...(row.type === 'FLASH_SALE' && row.session_id !== null ? { isSetAside: true } : {}),
    ...(about && { about }),
  };
}
