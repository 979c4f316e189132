import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readContentPage } from './read-page.ts';

/** A policy as it holds in a market. @throws NOT_FOUND */
export async function readPolicy(
  shop: Pick<ShopContext, 'db' | 'log'>,
  key: string,
  site: Site,
): Promise<components['schemas']['Policy']> {
  const page = await readContentPage(shop, 'POLICY', key, site);
  if (!page) throw new ShopError('NOT_FOUND');
  const { blocks, ...facts } = page;
  return { key, ...facts, text: blocks.flatMap((block) => (block.type === 'RICH_TEXT' ? block.data.text : [])) };
}
