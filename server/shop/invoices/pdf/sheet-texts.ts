import { dayAt } from '#rules/market-dates.ts';
import { markets, type Site } from '#rules/markets.ts';
import type { Invoice } from '../compose-invoice.ts';
import type { SheetSize } from '#server/pdf/pen.ts';

export interface InvoiceSheet {
  readonly invoice: Invoice;
  readonly orderNo: string;
  readonly site: Site;
}

/** The paper that printers of a market hold. */
export const sizeOf = (site: Site): SheetSize => (site === 'US' || site === 'CA' ? 'US' : 'A4');

/** What a document is called on its face. */
export const titles: Readonly<Record<Invoice['type'], string>> = {
  RECEIPT: 'Receipt',
  VAT_INVOICE: 'Invoice',
  CREDIT_NOTE: 'Credit note',
};

/** The day of an instant in the market's own time; its month in letters, or after the year: nobody takes the day for the month. */
export function dayOf({ site }: Pick<InvoiceSheet, 'site'>, instant: number): string {
  const { timeZone, dateOrder } = markets[site];
  if (dateOrder === 'YMD') return dayAt(instant, site);
  const language = dateOrder === 'MDY' ? 'en-US' : 'en-GB';
  return new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'long' }).format(instant);
}
