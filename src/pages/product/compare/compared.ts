import { queryOptions } from '@tanstack/react-query';
import { mostCompared } from '#rules/compare.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { shopKey, type Shop } from '#src/api/shop.ts';
import type { ProductDetail, SkuDetail } from '../parts/choice.ts';
import { isCode } from '../parts/product-ref.ts';

/** What is shown of a product beside others. */
export interface Lamp extends Pick<
  ProductDetail,
  'spu' | 'title' | 'specs' | 'light' | 'launch' | 'rating' | 'ratingCount' | 'warrantyMonths'
> {
  readonly variant: SkuDetail;
  /** What tells the variant from the others of its product; empty where there is one. */
  readonly options: string;
}

/** One column: a variant that the address names, and what the shop knows of it. */
export interface Column {
  readonly sku: string;
  /** Null where the shop has no such variant. */
  readonly lamp: Lamp | null;
}

interface Compared {
  readonly skus: readonly string[];
  /** The address names more than stand side by side. */
  readonly isCut: boolean;
}

/** The variants that an address names, each once; what cannot be a code is passed over. */
export function comparedIn(query: URLSearchParams): Compared {
  const named = new Set((query.get('sku') ?? '').split(',').filter(isCode));
  return { skus: [...named].slice(0, mostCompared), isCut: named.size > mostCompared };
}

function lampOf(product: ProductDetail, sku: string): Lamp | null {
  const variant = product.skus.find((each) => each.sku === sku);
  if (!variant) return null;
  const { spu, title, specs, light, launch, rating, ratingCount, warrantyMonths } = product;
  const options = product.skus.length > 1 ? variant.options.map(({ value }) => value).join(', ') : '';
  const optional = { ...(light && { light }), ...(launch && { launch }) };
  return { spu, title, specs, ...optional, rating, ratingCount, warrantyMonths, variant, options };
}

async function readLamp({ client }: Shop, sku: string, signal: AbortSignal): Promise<Lamp | null> {
  const reply = client.GET('/app-mall/v1/product/detail', { params: { query: { sku } }, signal });
  const product = await unwrap(reply).catch((error: unknown) => {
    if (error instanceof ShopApiError && error.status === 404) return null;
    throw error;
  });
  return product && lampOf(product, sku);
}

/** Some variants side by side; those that were there before stay while others come. */
export const comparison = (shop: Shop, skus: readonly string[]) =>
  queryOptions<readonly Column[]>({
    queryKey: shopKey(shop, 'catalogue', 'comparison', skus),
    queryFn: ({ signal }) => Promise.all(skus.map(async (sku) => ({ sku, lamp: await readLamp(shop, sku, signal) }))),
    placeholderData: (before, query) => {
      // Of another market nothing is kept.
      if (query?.queryKey[0] !== shop.site) return undefined;
      const columns = skus.flatMap((sku) => before?.find((column) => column.sku === sku) ?? []);
      return columns.length === skus.length ? columns : undefined;
    },
  });
