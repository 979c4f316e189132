import { civilTime } from '#rules/dates.ts';
import { markets, type Site } from '#rules/markets.ts';
import type { Tx } from '#server/db/schema.ts';

export interface InvoiceNumber {
  readonly invoiceNo: string;
  readonly year: number;
  readonly number: number;
}

/**
 * The next number of a market and of the year its calendar shows. The count is held until the transaction commits and
 * falls back with it, so that no number is ever skipped: ask for it last, because everybody else of the market waits.
 */
export async function nextInvoiceNumber(tx: Tx, site: Site, now: number): Promise<InvoiceNumber> {
  const { year } = civilTime(now, markets[site].timeZone);
  const { last } = await tx
    .insertInto('invoice_numbers')
    .values({ site, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['site', 'year']).doUpdateSet((eb) => ({ last: eb('invoice_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return { invoiceNo: `${site}-${year}-${String(last).padStart(6, '0')}`, year, number: last };
}
