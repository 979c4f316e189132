import { lowestBetween, priorPeriod } from '#rules/price-history.ts';
import type { Site } from '#rules/markets.ts';
import type { Selectable } from 'kysely';
import type { components } from '#openapi/types.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { PriceHold, ShopContext } from '#server/shop-context.ts';
import { readAskedPrices } from './price-changes.ts';
import { raiseVersions } from './versions.ts';

export type PriceRow = components['schemas']['PriceImport']['rows'][number];
type SkuMarket = Selectable<Schema['sku_markets']>;

interface SteepChange {
  readonly sku: string;
  readonly site: Site;
  readonly what: 'list price' | 'price';
  /** Minor units. */
  readonly before: number;
  readonly after: number;
}

/** Prices that would change by more than half, which may be meant and may be a slip of a sign. */
export class SteepChanges extends Error {
  override readonly name = 'SteepChanges';
  readonly changes: readonly SteepChange[];

  constructor(changes: readonly SteepChange[]) {
    super(`${changes.length} prices would change by more than half`);
    this.changes = changes;
  }
}

/**
 * Sets prices, all of them or none. A sale starts at once and lasts until it is taken back by null; a row without
 * `saleAmount` leaves the sale as it is. Every change of what a shopper pays goes into the price history.
 * @param isSure false for whoever wants to be asked before a price changes by more than half
 * @throws BAD_REQUEST naming each row at fault: unknown SKU or market, sale not below the list price, a price that a page promises not to lower; SteepChanges
 */
export async function importPrices(
  shop: ShopContext,
  rows: readonly PriceRow[],
  { isSure = true }: { readonly isSure?: boolean } = {},
): Promise<components['schemas']['PriceImported']> {
  const now = shop.clock.now();
  const holds = new Map<Site, ReadonlyMap<string, PriceHold>>();
  for (const site of new Set(rows.map((row) => row.site))) {
    holds.set(site, await shop.hooks.readPriceHolds(shop, site, { from: now, to: now + 1 }));
  }
  return withTransaction(shop, 'durable', async (tx) => {
    const held = await tx
      .selectFrom('sku_markets')
      .selectAll()
      .where('sku', 'in', [...new Set(rows.map(({ sku }) => sku))])
      .execute();
    const byPlace = new Map(held.map((row) => [placeOf(row), row]));
    refuseFaulty(rows, byPlace, holds, now);
    const steep = isSure ? [] : steepChanges(rows, byPlace, now);
    if (steep.length > 0) throw new SteepChanges(steep);
    const changed: Site[] = [];
    for (const row of rows) {
      const current = byPlace.get(placeOf(row));
      if (current && (await setPrice(shop, tx, current, row))) changed.push(current.site);
    }
    await raiseVersions(tx, changed);
    return { changed: changed.length, unchanged: rows.length - changed.length };
  });
}

const placeOf = ({ sku, site }: Pick<PriceRow, 'sku' | 'site'>): string => `${site} ${sku}`;

function refuseFaulty(
  rows: readonly PriceRow[],
  held: ReadonlyMap<string, SkuMarket>,
  holds: ReadonlyMap<Site, ReadonlyMap<string, PriceHold>>,
  now: number,
): void {
  const seen = new Set<string>();
  const fields = rows.flatMap((row, index) => {
    const place = placeOf(row);
    const current = held.get(place);
    const twice = seen.has(place);
    seen.add(place);
    const at = (rule: string, message: string) => [{ path: `rows.${index}`, rule, message: `${place}: ${message}` }];
    if (!current || current.sellable === 0) return at('known', 'is not sold in this market.');
    if (twice) return at('unique', 'is in the file twice.');
    const { sale, after } = priceAfter(current, row, now);
    if (sale !== null && sale >= row.listAmount) return at('sale', 'the sale price must be below the list price.');
    const hold = after < payable(current, now) ? holds.get(row.site)?.get(row.sku) : undefined;
    return hold === undefined ? [] : at('hold', hold.reason);
  });
  if (fields.length > 0) throw new ShopError('BAD_REQUEST', { fields });
}

const isSteep = (before: number, after: number): boolean => Math.abs(after - before) * 2 > before;

/** What would change by more than half: what is crossed out, or what a shopper pays. */
function steepChanges(rows: readonly PriceRow[], held: ReadonlyMap<string, SkuMarket>, now: number): SteepChange[] {
  return rows.flatMap((row) => {
    const current = held.get(placeOf(row));
    if (!current) return [];
    const { sku, site } = row;
    const list = { sku, site, what: 'list price', before: current.list_amount, after: row.listAmount } as const;
    const paid = {
      sku,
      site,
      what: 'price',
      before: payable(current, now),
      after: priceAfter(current, row, now).after,
    } as const;
    const isSame = paid.before === list.before && paid.after === list.after;
    return (isSame ? [list] : [list, paid]).filter(({ before, after }) => isSteep(before, after));
  });
}

async function setPrice(shop: ShopContext, tx: Tx, current: SkuMarket, row: PriceRow): Promise<boolean> {
  const now = shop.clock.now();
  const { sale, newSale, after } = priceAfter(current, row, now);
  if (row.listAmount === current.list_amount && sale === current.sale_amount) return false;
  const before = payable(current, now);
  await tx
    .updateTable('sku_markets')
    .set({
      list_amount: row.listAmount,
      sale_amount: sale,
      updated_at: now,
      ...(newSale ? { sale_start: sale === null ? null : now, sale_end: null } : {}),
      ...(newSale ? { prior_lowest_amount: sale === null ? null : await lowestBefore(tx, current, now) } : {}),
    })
    .where('id', '=', current.id)
    .execute();
  if (after !== before) {
    await tx
      .insertInto('price_history')
      .values({
        id: shop.newId(),
        sku: current.sku,
        site: current.site,
        currency: current.currency,
        amount: after,
        at: now,
        created_at: now,
        updated_at: now,
      })
      .execute();
  }
  return true;
}

/** The sale price and what a shopper pays once a row has been taken over. */
function priceAfter(current: SkuMarket, row: PriceRow, now: number) {
  const sale = row.saleAmount === undefined ? current.sale_amount : row.saleAmount;
  const newSale = sale !== current.sale_amount;
  return { sale, newSale, after: sale !== null && (newSale || isOnSale(current, now)) ? sale : row.listAmount };
}

function isOnSale({ sale_amount: sale, sale_start: start, sale_end: end }: SkuMarket, now: number): boolean {
  return sale !== null && (start === null || now >= start) && (end === null || now < end);
}

const payable = (row: SkuMarket, now: number): number =>
  isOnSale(row, now) && row.sale_amount !== null ? row.sale_amount : row.list_amount;

/** The lowest price of the 30 days before a reduction that starts now, the one that was valid when they began included. */
async function lowestBefore(tx: Tx, current: SkuMarket, now: number): Promise<number> {
  const from = now - priorPeriod;
  const changes = await readAskedPrices(tx, current, from, now);
  return Math.min(payable(current, now), lowestBetween(changes, from, now)?.amount ?? Infinity);
}
