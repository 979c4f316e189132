import type { components } from '#openapi/types.ts';
import { isRecord, listOf, shortText } from './shapes.ts';
import { imageOf } from './shop-image.ts';

type Hero = components['schemas']['Hero'];
type HomeBlock = components['schemas']['HomeBlock'];

/** The last home page of a market: its pictures and doors, without the rails, whose prices grow old. */
export interface KeptHome {
  /** When it came, on the device clock. */
  readonly at: number;
  readonly blocks: readonly HomeBlock[];
}

const mostBlocks = 12;

/** What of a home page is worth keeping. */
export function keepHome(blocks: readonly HomeBlock[], at: number): KeptHome {
  return { at, blocks: blocks.filter(({ type }) => type !== 'PRODUCT_RAIL').slice(0, mostBlocks) };
}

/** One stored home page; a block of another version is left out. */
export function keptHomeOf(value: unknown): KeptHome | undefined {
  if (!isRecord(value)) return undefined;
  const { at } = value;
  const blocks = listOf(blockOf, mostBlocks)(value['blocks']) ?? [];
  return typeof at === 'number' && at > 0 && blocks.length > 0 ? { at, blocks } : undefined;
}

function blockOf(value: unknown): HomeBlock | undefined {
  if (!isRecord(value) || !isRecord(value['data'])) return undefined;
  const { type, data } = value;
  const id = shortText(value['id']);
  const moduleId = shortText(value['moduleId']);
  // Blocks that were kept before they had a version are of the first.
  const version = value['version'] ?? 1;
  if (!id || !moduleId || version !== 1) return undefined;
  if (type === 'HERO') {
    const heroes = [...(listOf(heroOf, 5)(data['heroes']) ?? [])];
    return heroes.length > 0 ? { id, moduleId, version, type, data: { heroes } } : undefined;
  }
  if (type === 'FEATURE') {
    const hero = heroOf(data);
    return hero && { id, moduleId, version, type, data: hero };
  }
  if (type === 'CATEGORY_GRID') {
    const title = shortText(data['title']);
    const categories = [...(listOf(categoryOf, 12)(data['categories']) ?? [])];
    return title ? { id, moduleId, version, type, data: { title, categories } } : undefined;
  }
  return undefined;
}

function heroOf(value: unknown): Hero | undefined {
  if (!isRecord(value)) return undefined;
  const [title, text, action, href] = ['title', 'text', 'action', 'href'].map((name) => shortText(value[name]));
  const image = imageOf(value['image']);
  // Pages of the shop only: the address is followed as it stands.
  return title && text && action && href && /^\/(?!\/)/.test(href) && image
    ? { title, text, action, href, image }
    : undefined;
}

function categoryOf(value: unknown): components['schemas']['Category'] | undefined {
  if (!isRecord(value)) return undefined;
  const id = shortText(value['id']);
  const name = shortText(value['name']);
  const image = imageOf(value['image']);
  const { productCount } = value;
  return id && name && image && typeof productCount === 'number' ? { id, name, image, productCount } : undefined;
}
