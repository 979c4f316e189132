import type { components } from '#openapi/types.ts';
import type { LineSource } from '#rules/cart-lines.ts';
import type { Site } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import { type LineDiscount, type PricedOrder, priceOrder } from '#rules/prices.ts';
import { shippingOptions } from '#rules/shipping.ts';
import { taxRuleFor, type TaxRule } from '#rules/taxes.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { pricePart } from '../catalogue/price-part.ts';
import { requireOffer } from '../catalogue/load-offers.ts';
import { toCartLine } from './cart-lines.ts';
import { type LineOffer, loadPromotions, resolveOffer } from './line-offers.ts';

type Schemas = components['schemas'];

interface PriceRequest extends LineSource {
  readonly site: Site;
  readonly country: string;
}

const taxNote = ({ included, known: isKnown }: TaxRule): string | undefined => {
  if (included) return 'Contained in the price';
  return isKnown ? undefined : 'Added at checkout, when we know where it goes';
};

function reductionStep({ currency }: LineOffer, { source, amount }: LineDiscount): Schemas['PriceStep'] {
  const reduction = money(-amount, currency);
  return source === 'PROMO'
    ? { label: 'Promotion', kind: 'PROMOTION', amount: reduction }
    : { label: 'Sale', kind: 'SALE', amount: reduction };
}

function stepsOf(
  offer: LineOffer,
  { totals, lines }: PricedOrder,
  tax: TaxRule,
  delivery: string,
): Schemas['PriceStep'][] {
  const { currency } = offer;
  const note = taxNote(tax);
  return [
    { label: 'List price', kind: 'LIST', amount: money(totals.listTotal, currency) },
    ...lines.flatMap(({ discounts }) => discounts.map((discount) => reductionStep(offer, discount))),
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
 * a tax that is contained in the prices is for information and no part of the sum. A promotion that does not run leaves
 * the plain price.
 * @throws NOT_FOUND, NOT_IN_MARKET, OFF_SALE
 */
export async function explainPrice(shop: ShopContext, request: PriceRequest): Promise<Schemas['PriceDetail']> {
  const { site, country } = request;
  const now = shop.clock.now();
  const plain = await requireOffer(shop, site, request.sku);
  const line = toCartLine(request);
  const promotions = await loadPromotions(shop, shop.db, { site, now }, [line]);
  const offer = resolveOffer(line, plain, promotions.get(line.key));
  const tax = taxRuleFor(site, country);
  const [standard] = shippingOptions(site, country, offer.unitAmount * line.quantity, now);
  const priced = priceOrder({
    lines: [
      {
        key: line.key,
        quantity: line.quantity,
        listAmount: offer.listAmount,
        saleAmount: plain.unitAmount,
        ...(offer.promotion === undefined ? {} : { promo: offer.promotion }),
      },
    ],
    now,
    tax,
    shipping: { price: standard?.price ?? 0 },
  });
  return {
    steps: stepsOf(offer, priced, tax, standard?.name ?? 'Delivery'),
    unit: money(offer.unitAmount, offer.currency),
    total: money(priced.totals.grandTotal, offer.currency),
    priorLowest: pricePart(plain).priorLowest,
    coinsToEarn: priced.totals.coinsToEarn,
  };
}
