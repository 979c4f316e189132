import type { Site } from '#rules/markets.ts';
import type { Currency } from '#rules/money.ts';
import type { DefaultFlag, JsonText, Row } from './common.ts';

/** The last number given out in a market and year. The row is held until the commit, so that no number is lost. */
export interface InvoiceNumbersTable {
  site: Site;
  year: number;
  last: number;
}

/** `document` is the invoice of the contract as it was issued. A credit note belongs to the refund it documents. */
export interface InvoicesTable extends Row {
  invoice_no: string;
  order_no: string;
  type: 'RECEIPT' | 'VAT_INVOICE' | 'CREDIT_NOTE';
  site: Site;
  year: number;
  number: number;
  refund_no: string | null;
  currency: Currency;
  total_amount: number;
  tax_amount: number;
  document: JsonText;
  issued_time: number;
}

/** The company that a shopper wants on an invoice which is not issued yet. */
export interface InvoiceBuyersTable extends Row {
  order_no: string;
  company: string | null;
  tax_id: string | null;
}

/** What somebody wants to read; an address without a row has made no choice. `news` counts for guests: a member's is on the account. */
export interface MailPreferencesTable extends Row {
  email: string;
  stock_alerts: DefaultFlag;
  /** Reminders of coins that run out. */
  rewards: DefaultFlag;
  /** What is said below own answers. */
  community: DefaultFlag;
  news: DefaultFlag;
  reason_code: string | null;
}
