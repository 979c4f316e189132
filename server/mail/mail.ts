import type { Site } from '#rules/markets.ts';
import type { Money } from '#rules/money.ts';

export interface MailLine {
  readonly title: string;
  readonly options: string;
  readonly quantity: number;
  readonly total: Money;
}

/** What every mail about an order tells. Links are absolute; `link` of a guest carries the order's access key. */
export interface OrderMail {
  readonly orderNo: string;
  readonly site: Site;
  readonly link: string;
  readonly lines: readonly MailLine[];
  readonly shipping: Money;
  readonly tax: Money;
  readonly taxIncluded: boolean;
  readonly total: Money;
}

/** Each template with the facts it needs. */
export interface MailFacts {
  verificationCode: { readonly code: string; readonly minutes: number };
  orderPlaced: OrderMail & { readonly payBefore: number };
  orderPaid: OrderMail;
  orderShipped: OrderMail & { readonly carrier: string; readonly trackingNo: string; readonly trackingUrl?: string };
  orderCancelled: OrderMail & { readonly reason: string };
  orderRefunded: OrderMail & { readonly refund: Money };
  dataExport: { readonly jobId: string; readonly json: string };
  stockBack: { readonly title: string; readonly link: string };
  stockConfirm: { readonly title: string; readonly link: string };
  guestOrderLink: { readonly orderNo: string; readonly link: string; readonly hours: number };
}

export type MailTemplate = keyof MailFacts;

export type Mail = {
  [Template in MailTemplate]: { readonly to: string; readonly template: Template; readonly facts: MailFacts[Template] };
}[MailTemplate];

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
