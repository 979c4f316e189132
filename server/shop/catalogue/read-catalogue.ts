import { assembleCatalogue } from './assemble-catalogue.ts';
import { readCatalogueRows } from './catalogue-rows.ts';
import { readOncePerVersion } from './versions.ts';

/** All products, categories and collections as texts, read again when one of their tables has changed. */
export const readCatalogue = readOncePerVersion(['CATALOGUE'], async ({ db }) =>
  assembleCatalogue(await readCatalogueRows(db)),
);
