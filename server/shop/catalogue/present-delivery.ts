import type { components } from '#openapi/types.ts';
import { type Currency, money } from '#rules/money.ts';
import type { ShippingOption } from '#rules/shipping.ts';

/** A delivery of the contract, its price as money. */
export function presentDelivery(
  { code, name, price, freeAt, estFrom, estTo }: ShippingOption,
  currency: Currency,
): components['schemas']['ShippingOption'] {
  return {
    code,
    name,
    price: money(price, currency),
    ...(freeAt === undefined ? {} : { freeAt: money(freeAt, currency) }),
    estFrom,
    estTo,
  };
}
