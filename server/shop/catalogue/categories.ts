import type { components } from '#openapi/types.ts';
import type { MarketCatalogue } from './market-catalogue.ts';

type Category = components['schemas']['Category'];

/** The categories in the shop's order, with how many products of each the market sells. */
export function categoriesOf({ catalogue, items }: Pick<MarketCatalogue, 'catalogue' | 'items'>): Category[] {
  const sold = [...items.values()];
  return catalogue.categories.map((category) => ({
    ...category,
    productCount: sold.filter(({ product }) => product.categories.some(({ id }) => id === category.id)).length,
  }));
}
