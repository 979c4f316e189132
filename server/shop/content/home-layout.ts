import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readContentPage } from './read-page.ts';
import { prepareHomeBlock, showBlocks } from './show-blocks.ts';

/** The home page of a market from top to bottom. */
export async function readHomeLayout(shop: ShopContext, site: Site): Promise<components['schemas']['HomeLayout']> {
  const page = await readContentPage(shop, 'HOME', 'home', site);
  return { blocks: await showBlocks(shop, site, page?.blocks ?? [], prepareHomeBlock) };
}
