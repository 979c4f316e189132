import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readContentPage } from './read-page.ts';

/** A policy as it holds in a market. @throws NOT_FOUND */
export const readPolicy = (shop: Pick<ShopContext, 'db' | 'log'>, key: string, site: Site) =>
  readText(shop, { kind: 'POLICY', key }, site);

/** The rules of coupons or coins as they hold in a market. @throws NOT_FOUND */
export const readRules = (shop: Pick<ShopContext, 'db' | 'log'>, key: string, site: Site) =>
  readText(shop, { kind: 'RULES', key }, site);

async function readText(
  shop: Pick<ShopContext, 'db' | 'log'>,
  { kind, key }: { kind: 'POLICY' | 'RULES'; key: string },
  site: Site,
): Promise<components['schemas']['Policy']> {
  const page = await readContentPage(shop, kind, key, site);
  if (!page) throw new ShopError('NOT_FOUND');
  const { blocks, ...facts } = page;
  return { key, ...facts, text: blocks.flatMap((block) => (block.type === 'RICH_TEXT' ? block.data.text : [])) };
}
