import type { components } from '#openapi/types.ts';
import { isRecord, shortText } from './shapes.ts';

type Image = components['schemas']['Image'];

/** What is kept of a product someone looked at: enough for a tile, nothing that grows old such as a price. */
export interface ViewedProduct {
  readonly spu: string;
  readonly title: string;
  readonly image: Image;
}

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);
const isSize = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0;

function imageOf(value: unknown): Image | undefined {
  if (!isRecord(value) || !isRecord(value['lqip']) || !Array.isArray(value['widths'])) return undefined;
  const { w, h, widths } = value;
  const { day, night } = value['lqip'];
  const url = shortText(value['url']);
  const alt = shortText(value['alt']);
  // Only the shop's own pictures: the address is used as it stands.
  if (!url || !/^\/media\/[\w/-]+\/$/.test(url) || !alt || !isSize(w) || !isSize(h)) return undefined;
  if (!isColour(day) || !isColour(night) || !widths.every(isSize)) return undefined;
  return { url, alt, w, h, widths, lqip: { day, night } };
}

/** One stored product; undefined for what another version or a shopper left there. */
export function viewedProductOf(value: unknown): ViewedProduct | undefined {
  if (!isRecord(value)) return undefined;
  const spu = shortText(value['spu']);
  const title = shortText(value['title']);
  const image = imageOf(value['image']);
  return spu && title && image ? { spu, title, image } : undefined;
}
