import { exchangeQuotas } from './coins/exchange-quotas.ts';
import { composePromotions } from './pricing/promotions.ts';
import { orderPrizes } from './prizes/order-prizes.ts';
import { orderEntries } from './promotions/giveaways/order-entries.ts';
import { depositPromotions } from './promotions/deposits/deposit-promotions.ts';
import { pledges } from './promotions/crowd/pledges.ts';
import { itemPromotions } from './promotions/quota/item-promotions.ts';
import { shownFlashSkus, shownItems } from './promotions/shown/shown-items.ts';
import { suitPromotions } from './promotions/suits/suit-promotions.ts';

/** The promotions of the areas that have some. */
export const promotions = composePromotions([
  { ...itemPromotions, shownFor: shownItems, flashSkus: shownFlashSkus },
  depositPromotions,
  exchangeQuotas,
  suitPromotions,
  orderPrizes,
  orderEntries,
  pledges,
]);
