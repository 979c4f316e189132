import type { MailTemplates } from '#server/mail/mailer.ts';
import { accountMails } from './account/mails.ts';
import { aftersaleMails } from './aftersale/mails.ts';
import { checkoutMails } from './checkout/mails.ts';
import { coinMails } from './coins/mails.ts';
import { invoiceMails } from './invoices/mails.ts';
import { orderMails } from './orders/mails.ts';
import { paymentMails } from './payments/mails.ts';
import { communityMails } from './community/mails.ts';
import { prizeMails } from './prizes/mails.ts';
import { promotionMails } from './promotions/mails.ts';
import { stockMails } from './stock/mails.ts';
import { ticketMails } from './support/mails.ts';

/** Every kind of mail that the areas send. */
export const shopMails: MailTemplates = Object.values({
  ...accountMails,
  ...aftersaleMails,
  ...checkoutMails,
  ...coinMails,
  ...invoiceMails,
  ...orderMails,
  ...paymentMails,
  ...communityMails,
  ...prizeMails,
  ...promotionMails,
  ...stockMails,
  ...ticketMails,
});
