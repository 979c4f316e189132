import type { PriceParts } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { productText } from '../text/product.ts';

type PricePart = components['schemas']['PricePart'];

/** A price as the price component takes it. Where a market names the lowest price of 30 days, that is the one struck through. */
export function priceParts(price: PricePart | null): PriceParts {
  if (!price) return { now: productText.unavailable };
  const before = price.priorLowest ?? price.list;
  return {
    now: formatMoney(price.sale),
    prefix: price.from ? productText.from : undefined,
    was:
      before && before.amount > price.sale.amount ? { text: formatMoney(before), spoken: productText.was } : undefined,
  };
}
