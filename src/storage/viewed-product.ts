import type { components } from '#openapi/types.ts';
import { isRecord, shortText } from './shapes.ts';
import { imageOf } from './shop-image.ts';

/** What is kept of a product someone looked at: enough for a tile, nothing that grows old such as a price. */
export interface ViewedProduct {
  readonly spu: string;
  readonly title: string;
  readonly image: components['schemas']['Image'];
}

/** One stored product; undefined for what another version or a shopper left there. */
export function viewedProductOf(value: unknown): ViewedProduct | undefined {
  if (!isRecord(value)) return undefined;
  const spu = shortText(value['spu']);
  const title = shortText(value['title']);
  const image = imageOf(value['image']);
  return spu && title && image ? { spu, title, image } : undefined;
}
