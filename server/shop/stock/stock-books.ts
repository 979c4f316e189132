import type { Site } from '#rules/markets.ts';
import type { Db } from '#server/db/schema.ts';

/** The stock of one SKU in one market beside what its reservations say. */
export interface StockBook {
  readonly sku: string;
  readonly site: Site;
  /** In the warehouse, reserved or not. */
  readonly stock: number;
  /** Reserved, as the stock row counts it. */
  readonly reserved: number;
  /** Reserved, as the reservations that are neither allocated nor released add up, with what prizes wait for. */
  readonly held: number;
  /** Sold and not put back: allocated. */
  readonly sold: number;
}

/**
 * Reads the books of the stock. A reservation is held (neither mark), sold (`allocated_at`) or given back
 * (`released_at`), whether before or after it was paid.
 */
export async function readStockBooks(db: Db): Promise<StockBook[]> {
  const marks = db.selectFrom('stock_reservations').groupBy(['sku', 'site']);
  const sums = marks.select(['sku', 'site']).select((eb) => eb.fn.sum<number>('quantity').as('pieces'));
  const held = byPlace(await sums.where('released_at', 'is', null).where('allocated_at', 'is', null).execute());
  const prizes = byPlace(await heldByPrizes(db));
  const sold = byPlace(await sums.where('allocated_at', 'is not', null).execute());
  const rows = await db
    .selectFrom('sku_markets')
    .select(['sku', 'site', 'stock', 'reserved'])
    .orderBy('sku')
    .orderBy('site')
    .execute();
  return rows.map((row) => ({
    ...row,
    held: (held.get(placeKey(row)) ?? 0) + (prizes.get(placeKey(row)) ?? 0),
    sold: sold.get(placeKey(row)) ?? 0,
  }));
}

/** A prize that nobody has claimed holds one piece. */
async function heldByPrizes(db: Db): Promise<{ sku: string; site: Site; pieces: number }[]> {
  const rows = await db
    .selectFrom('prizes')
    .select(['sku', 'site'])
    .select((eb) => eb.fn.countAll<number>().as('pieces'))
    .where('status', '=', 'WON')
    .where('sku', 'is not', null)
    .groupBy(['sku', 'site'])
    .execute();
  return rows.flatMap(({ sku, ...row }) => (sku === null ? [] : [{ sku, ...row }]));
}

/**
 * What does not add up between two readings without a delivery or a count in between, one sentence each:
 * what is reserved equals the reservations that are held, and stock and sold pieces together stay the same.
 */
export function stockFaults(before: readonly StockBook[], after: readonly StockBook[]): string[] {
  const delivered = new Map(before.map((book) => [placeKey(book), book.stock + book.sold]));
  return after.flatMap((book) => {
    const { stock, reserved, held, sold } = book;
    const name = placeKey(book);
    const first = delivered.get(name);
    return [
      ...(reserved === held ? [] : [`${name}: ${reserved} reserved, but reservations of ${held}`]),
      ...(stock + sold === first ? [] : [`${name}: ${stock} in stock and ${sold} sold, but ${first} delivered`]),
      ...(stock >= reserved ? [] : [`${name}: ${reserved} reserved of only ${stock}`]),
    ];
  });
}

const placeKey = ({ sku, site }: { sku: string; site: Site }): string => `${sku} in ${site}`;

function byPlace(rows: readonly { sku: string; site: Site; pieces: number }[]): ReadonlyMap<string, number> {
  return new Map(rows.map((row) => [placeKey(row), Number(row.pieces)]));
}
