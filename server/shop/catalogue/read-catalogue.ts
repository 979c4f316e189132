import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { assembleCatalogue } from './assemble-catalogue.ts';
import { readCatalogueRows } from './catalogue-rows.ts';
import type { Catalogue } from './catalogue.ts';
import { inMarketSpelling } from './market-spelling.ts';
import { readOncePerVersion } from './versions.ts';

const readAsWritten = readOncePerVersion(['CATALOGUE'], async ({ db }) =>
  assembleCatalogue(await readCatalogueRows(db)),
);

/**
 * All products, categories and collections as texts in the spelling of a market, read again when one of their tables has
 * changed. @returns the same object while nothing has
 */
export async function readCatalogue(shop: Pick<ShopContext, 'database' | 'db'>, site: Site): Promise<Catalogue> {
  return inMarketSpelling(await readAsWritten(shop), site);
}
