import type { Updateable } from 'kysely';
import type { Site } from '#rules/markets.ts';
import type { Tx } from '#server/db/schema.ts';
import type { SkuMarketsTable } from '#server/db/tables/catalogue.ts';
import type { Database } from '#server/db/database.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { allScopes, raiseVersions } from './versions.ts';

/** Columns that orders write. */
const stockColumns = new Set(['stock', 'safety_stock', 'reserved', 'updated_at']);

/** Changes whatever the catalogue is made of, as a command would. */
export const changeCatalogue = (on: { readonly database: Database }, change: (tx: Tx) => Promise<unknown>) =>
  withTransaction(on, 'durable', async (tx) => {
    await change(tx);
    await raiseVersions(tx, allScopes);
  });

/** Changes the price, the limit or the stock of a SKU in a market, as an operator would; stock raises no version. */
export const changeOffer = (
  on: { readonly database: Database },
  { sku, site }: { readonly sku: string; readonly site: Site },
  values: Updateable<SkuMarketsTable>,
): Promise<void> =>
  withTransaction(on, 'durable', async (tx) => {
    await tx.updateTable('sku_markets').set(values).where('sku', '=', sku).where('site', '=', site).execute();
    if (Object.keys(values).some((column) => !stockColumns.has(column))) await raiseVersions(tx, [site]);
  });
