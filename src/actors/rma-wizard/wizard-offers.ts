import type { WizardOffers } from '#machines/rma-wizard/types.ts';
import type { components } from '#openapi/types.ts';

/**
 * What can be asked for now, as the machine takes it: a line with an open request offers nothing.
 * @param gifts that are not earned any more by the answers so far, as the server says
 */
export function wizardOffers(
  { lines, reasons }: components['schemas']['RmaEligibility'],
  gifts: readonly components['schemas']['OwedGift'][] = [],
): WizardOffers {
  return {
    lines: lines.map(({ lineId, maxQuantity, types, openRmaNo }) => ({
      lineId,
      most: openRmaNo === undefined ? maxQuantity : 0,
      types: types.filter(({ why }) => why === undefined).map(({ type }) => type),
    })),
    reasons: reasons.map(({ code, types, needsPhoto }) => ({ code, types, needsPicture: needsPhoto })),
    owedGifts: gifts.map(({ lineId }) => lineId),
  };
}
