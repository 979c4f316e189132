import { answerDeadline } from '#rules/support-hours.ts';
import { displayText } from '#rules/text.ts';
import { consultationPath } from '#rules/page-paths.ts';
import type { Tx } from '#server/db/schema.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { MailTemplate } from '#server/mail/template.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type TicketMail, ticketMails } from '../mails.ts';
import { guestKeyOf, replyToken, type TicketRow } from './ticket-row.ts';

type Addressed = Pick<TicketRow, 'email' | 'site'>;

/** Where a guest sees all tickets of the address. The key stands in the fragment, which no request and no referrer carries. */
export function guestLink(shop: ShopContext, { email, site }: Addressed, ticketNo?: string): string {
  const link = ticketLink(shop, { site, ticketNo });
  link.hash = `key=${guestKeyOf(shop, email)}`;
  return link.href;
}

function ticketLink(
  { config }: Pick<ShopContext, 'config'>,
  { site, ticketNo }: Pick<TicketRow, 'site'> & { readonly ticketNo: string | undefined },
): URL {
  const link = new URL(consultationPath, config.publicOrigin);
  link.searchParams.set('tab', 'tickets');
  if (ticketNo !== undefined) link.searchParams.set('ticketNo', ticketNo);
  link.searchParams.set('site', site);
  return link;
}

/** The address that takes an answer to a ticket by mail; none where nothing would bring it in. */
function replyAddress(shop: ShopContext, ticketNo: string): string | undefined {
  const { supportMail, supportMailSecret, smtpUrl } = shop.config;
  if (supportMailSecret === undefined && smtpUrl !== undefined) return undefined;
  return supportMail.replace('@', `+${replyToken(shop, ticketNo)}@`);
}

/** What every mail about a ticket knows of it. */
export function factsOf(shop: ShopContext, row: TicketRow): TicketMail {
  const { ticket_no: ticketNo, site, subject, answer_time: answerTime, next_time: nextTime } = row;
  const replyTo = replyAddress(shop, ticketNo);
  return {
    ticketNo,
    site,
    subject: displayText(subject),
    link: row.account_id === null ? guestLink(shop, row, ticketNo) : ticketLink(shop, { site, ticketNo }).href,
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(answerTime === null ? {} : { answerTime }),
    ...(nextTime === null ? {} : { nextTime }),
  };
}

/** What mail programs thread a mail by: one name for the ticket, which no mail has, and the shopper's latest mail. */
async function threadOf({ config }: ShopContext, tx: Tx, ticketNo: string): Promise<readonly string[]> {
  const latest = await tx
    .selectFrom('ticket_messages')
    .select('mail_ref')
    .where('ticket_no', '=', ticketNo)
    .where('author', '=', 'SHOPPER')
    .where('mail_ref', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const root = `<ticket.${ticketNo.toLowerCase()}@${new URL(config.publicOrigin).hostname}>`;
  return [root, ...(latest?.mail_ref ? [latest.mail_ref] : [])];
}

/** Queues a mail about a ticket to whom it belongs, once for a message or a step that is named. */
export async function mailAboutTicket(
  shop: ShopContext,
  tx: Tx,
  row: TicketRow,
  template: MailTemplate<TicketMail>,
  { once, ...more }: Pick<TicketMail, 'words' | 'pictures'> & { readonly once: string },
): Promise<void> {
  const { ticket_no: ticketNo, email } = row;
  const facts: TicketMail = { ...factsOf(shop, row), ...more, thread: await threadOf(shop, tx, ticketNo) };
  await sendMail(shop, tx, { to: email, template, facts }, { dedupKey: `ticket ${ticketNo} ${once}` });
}

/** Lets staff see a ticket, says until when we answer, and confirms it to whom it belongs. */
export async function announceTicket(shop: ShopContext, tx: Tx, row: TicketRow): Promise<void> {
  const now = shop.clock.now();
  const announced = await tx
    .updateTable('tickets')
    .set({ proved_at: now, answer_time: answerDeadline(now, row.site) })
    .where('ticket_no', '=', row.ticket_no)
    .returningAll()
    .executeTakeFirstOrThrow();
  await mailAboutTicket(shop, tx, announced, ticketMails.ticketReceived, { once: 'received' });
}
