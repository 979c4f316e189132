import type { Choices } from '#machines/checkout/types.ts';
import type { components } from '#openapi/types.ts';

type PreviewRequest = components['schemas']['PreviewRequest'];

type Optional =
  | 'lines'
  | 'itemId'
  | 'addressId'
  | 'address'
  | 'shippingMethod'
  | 'couponIds'
  | 'autoCoupon'
  | 'coinAmount'
  | 'protection'
  | 'prizeIds';

/** What decides the price: a change of it asks for a new quote. Undefined takes a choice back. */
export type PricedChoices = Pick<PreviewRequest, 'source'> & {
  readonly [Name in Optional]?: PreviewRequest[Name] | undefined;
};

function isPriced(choices: Choices): choices is PricedChoices {
  const { source } = choices;
  return source === 'CART' || source === 'BUY_NOW' || source === 'COIN' || source === 'PLEDGE';
}

/** The machine hands the choices on without looking inside; they come back as they went in. */
export function pricedChoices(choices: Choices): PricedChoices {
  if (!isPriced(choices)) throw new TypeError('These are no choices of a checkout');
  return choices;
}

/** The question for the price of some choices. */
export function previewRequest(choices: PricedChoices): PreviewRequest {
  const { source, lines, itemId, addressId, address, shippingMethod, couponIds, autoCoupon, coinAmount } = choices;
  const { protection, prizeIds } = choices;
  return {
    source,
    ...(lines && { lines }),
    ...(itemId !== undefined && { itemId }),
    ...(addressId !== undefined && { addressId }),
    ...(address && { address }),
    ...(shippingMethod && { shippingMethod }),
    ...(autoCoupon === true ? { autoCoupon } : couponIds && { couponIds }),
    ...(coinAmount !== undefined && coinAmount > 0 && { coinAmount }),
    ...(protection === true && { protection }),
    ...(prizeIds && { prizeIds }),
  };
}
