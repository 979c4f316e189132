import { formatAmount } from '#rules/money.ts';
import { canBuy, type ProductDetail, type SkuDetail } from '../parts/choice.ts';
import { href } from '#src/routing/href.ts';

const context = 'https://schema.org';

const availabilityOf = (sku: SkuDetail, { launch }: ProductDetail) => {
  if (launch && canBuy(sku)) return 'PreOrder';
  if (sku.preorderShipAt !== undefined && canBuy(sku)) return 'PreOrder';
  return canBuy(sku) ? 'InStock' : 'OutOfStock';
};

const offersOf = (product: ProductDetail) =>
  product.skus.flatMap((sku) =>
    sku.sellable && sku.price
      ? [
          {
            '@type': 'Offer',
            sku: sku.sku,
            url: href('/product-detail', { spu: product.spu, sku: sku.sku }),
            price: formatAmount(sku.price.sale).replaceAll(',', ''),
            priceCurrency: sku.price.sale.currency,
            availability: `${context}/${availabilityOf(sku, product)}`,
            ...(sku.price.promotion?.line && { priceValidUntil: new Date(sku.price.promotion.endTime).toISOString() }),
            ...(product.launch && { availabilityStarts: new Date(product.launch.time).toISOString() }),
            itemCondition: `${context}/NewCondition`,
          },
        ]
      : [],
  );

/** The product as search engines read it, with an offer for every SKU that the market sells. */
export function structuredProduct(product: ProductDetail): object {
  const { title, seo, model, brand, media, spu, rating, ratingCount } = product;
  const offers = offersOf(product);
  return {
    '@context': context,
    '@type': 'Product',
    name: title,
    description: seo.description,
    sku: spu,
    mpn: model,
    brand: { '@type': 'Brand', name: brand },
    image: media.map(({ url }) => `${url}day-640.webp`),
    ...(offers.length > 0 && { offers }),
    ...(ratingCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: ratingCount, bestRating: 5 },
    }),
  };
}
