import type { QueryClient } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { shopKey, type Shop } from '#src/api/shop.ts';

type Schemas = components['schemas'];

/** What a line shows beside its price. */
export interface KnownLine {
  readonly title: string;
  readonly image: Schemas['Image'];
  readonly options?: Schemas['SkuDetail']['options'];
}

/** Name and picture of a variant from what this document has read of carts and of the catalogue: without a network there is nothing else. */
export function knownLine(data: QueryClient, shop: Shop, sku: string): KnownLine | undefined {
  for (const [, quote] of data.getQueriesData<Schemas['CartView']>({ queryKey: shopKey(shop, 'cart', 'guest') })) {
    const line = quote?.lines.find((each) => each.sku === sku);
    if (line) return line;
  }
  const inCatalogue = (name: string) => ({ queryKey: shopKey(shop, 'catalogue', name) });
  for (const [, product] of data.getQueriesData<Schemas['ProductDetail']>(inCatalogue('detail'))) {
    const variant = product?.skus.find((each) => each.sku === sku);
    if (product && variant) return { title: product.title, image: variant.image, options: variant.options };
  }
  for (const name of ['list', 'recommend']) {
    for (const [, page] of data.getQueriesData<{ readonly list: Schemas['ProductCard'][] }>(inCatalogue(name))) {
      const card = page?.list.find((each) => each.sku === sku);
      if (card) return { title: card.title, image: card.image };
    }
  }
  return undefined;
}
