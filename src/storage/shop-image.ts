import type { components } from '#openapi/types.ts';
import { isRecord, shortText } from './shapes.ts';

type Image = components['schemas']['Image'];

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);
const isSize = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0;

/** A stored picture of the shop; undefined for what is none. */
export function imageOf(value: unknown): Image | undefined {
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
