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

/** The two ways out of a kind of mail: a page to choose on, and an address that ends it at once (RFC 8058). */
export interface UnsubscribeLinks {
  readonly page: string;
  readonly oneClick: string;
}

/** Each template with the facts it needs. */
export interface MailFacts {
  verificationCode: { readonly code: string; readonly minutes: number };
  orderPlaced: OrderMail & { readonly payBefore: number };
  orderPaid: OrderMail;
  orderShipped: OrderMail & { readonly carrier: string; readonly trackingNo: string; readonly trackingUrl?: string };
  orderCancelled: OrderMail & { readonly reason: string };
  cancelRefused: OrderMail & { readonly reason: string };
  withdrawalReceived: OrderMail & {
    readonly revokeNo: string;
    readonly name: string;
    readonly receivedTime: number;
    readonly returnDueTime: number;
    readonly goods: readonly { readonly title: string; readonly quantity: number }[];
    readonly refund: Money;
  };
  orderRefunded: OrderMail & { readonly refund: Money };
  dataExport: { readonly jobId: string; readonly json: string };
  deletionAsked: { readonly effectiveTime: number; readonly site: Site; readonly link: string };
  deletionCancelled: { readonly link: string };
  accountDeleted: { readonly ordersKept: number };
  stockBack: { readonly title: string; readonly link: string; readonly unsubscribe: UnsubscribeLinks };
  stockConfirm: { readonly title: string; readonly link: string };
  preferencesLink: { readonly link: string };
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

/** A file that goes with a mail. */
export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Header fields of a mail that its reader did not have to get. */
export type MailHeaders = Readonly<Record<string, string>>;
