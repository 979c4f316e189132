import { civilTime } from '#rules/dates.ts';
import { markets, type Site } from '#rules/markets.ts';
import type { Tx } from '#server/db/schema.ts';

/** The numbers of a market and year, and the last that was given out. */
export interface InvoiceSeries {
  readonly site: Site;
  readonly year: number;
  readonly last: number;
}

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

/** Goes on behind these numbers: what a database has forgotten may have been sent. Never goes back. */
export async function raiseInvoiceNumbers(tx: Tx, series: readonly InvoiceSeries[]): Promise<void> {
  for (const { site, year, last } of series) {
    const raised = await tx
      .updateTable('invoice_numbers')
      .set((eb) => ({ last: eb.case().when('last', '<', last).then(last).else(eb.ref('last')).end() }))
      .where('site', '=', site)
      .where('year', '=', year)
      .executeTakeFirst();
    if (raised.numUpdatedRows === 0n) await tx.insertInto('invoice_numbers').values({ site, year, last }).execute();
  }
}
