import { exchangeQuotas } from './coins/exchange-quotas.ts';
import { composePromotions } from './pricing/promotions.ts';

/** The promotions of the areas that have some. */
export const promotions = composePromotions([exchangeQuotas]);
