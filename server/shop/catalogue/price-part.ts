import type { components } from '#openapi/types.ts';
import { isLabelSite } from '#rules/energy.ts';
import { money } from '#rules/money.ts';
import type { Offer } from './offer.ts';
import { noteOfShown } from './promotion-note.ts';

export type PricePart = components['schemas']['PricePart'];

/** Whole percent, rounded down so that no reduction is announced that is not given. */
function percentOff(before: number, now: number): number | null {
  const percent = Math.floor(((before - now) * 100) / before);
  return percent > 0 ? percent : null;
}

/**
 * The price as it is shown. The list price is there only where it is struck through; where the law asks for the lowest
 * price of the last 30 days the percentage is measured on that one.
 * @param from true where other variants cost something else
 */
export function pricePart(offer: Offer, from = false): PricePart {
  const { currency, unitAmount, listAmount, priorLowestAmount, shownPromotion } = offer;
  const reduced = unitAmount < listAmount;
  const prior = reduced && isLabelSite(offer.site) ? priorLowestAmount : null;
  return {
    sale: money(unitAmount, currency),
    list: reduced ? money(listAmount, currency) : null,
    priorLowest: prior === null ? null : money(prior, currency),
    discountPct: reduced ? percentOff(prior ?? listAmount, unitAmount) : null,
    from,
    ...(shownPromotion && { promotion: noteOfShown(offer, shownPromotion) }),
  };
}
