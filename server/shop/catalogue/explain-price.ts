import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import { priceOrder, type Totals } from '#rules/prices.ts';
import { shippingOptions } from '#rules/shipping.ts';
import { taxRuleFor, type TaxRule } from '#rules/taxes.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { Offer } from './offer.ts';
import { pricePart } from './price-part.ts';
import { requireOffer } from './require-offer.ts';

type Schemas = components['schemas'];

interface Wish {
  readonly site: Site;
  readonly country: string;
  readonly sku: string;
  readonly quantity: number;
}

const taxNote = ({ included, known }: TaxRule): string | undefined => {
  if (included) return 'Contained in the price';
  return known ? undefined : 'Added at checkout, when we know where it goes';
};

function stepsOf({ currency }: Offer, totals: Totals, tax: TaxRule, delivery: string): Schemas['PriceStep'][] {
  const note = taxNote(tax);
  return [
    { label: 'List price', kind: 'LIST', amount: money(totals.listTotal, currency) },
    ...(totals.promoDiscount === 0
      ? []
      : [{ label: 'Sale', kind: 'SALE', amount: money(-totals.promoDiscount, currency) } as const]),
    {
      label: delivery,
      kind: 'SHIPPING',
      amount: money(totals.shipping, currency),
      ...(totals.shipping === 0 ? { note: 'Free for this amount' } : {}),
    },
    { label: 'Tax', kind: 'TAX', amount: money(totals.tax, currency), ...(note === undefined ? {} : { note }) },
  ];
}

/**
 * How the price of some pieces comes about, step by step, with standard delivery to the shopper's country. Of the steps,
 * a tax that is contained in the prices is for information and no part of the sum.
 * @throws NOT_FOUND, NOT_IN_MARKET, OFF_SALE
 */
export async function explainPrice(shop: ShopContext, wish: Wish): Promise<Schemas['PriceDetail']> {
  const offer = await requireOffer(shop, wish.site, wish.sku);
  const now = shop.clock.now();
  const tax = taxRuleFor(wish.site, wish.country);
  const goods = offer.unitAmount * wish.quantity;
  const [standard] = shippingOptions(wish.site, wish.country, goods, now);
  const { totals } = priceOrder({
    lines: [{ key: offer.sku, quantity: wish.quantity, listAmount: offer.listAmount, saleAmount: offer.unitAmount }],
    now,
    tax,
    shipping: { price: standard?.price ?? 0 },
  });
  return {
    steps: stepsOf(offer, totals, tax, standard?.name ?? 'Delivery'),
    unit: money(offer.unitAmount, offer.currency),
    total: money(totals.grandTotal, offer.currency),
    priorLowest: pricePart(offer).priorLowest,
    coinsToEarn: totals.coinsToEarn,
  };
}
