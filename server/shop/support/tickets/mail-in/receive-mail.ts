import { randomUUID } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import { day } from '#rules/durations.ts';
import { encodeEmoji } from '#rules/emoji.ts';
import { mailboxOf } from '#rules/mailbox.ts';
import { ticketMediaMax } from '#rules/ticket-limits.ts';
import { ticketAfter } from '#rules/ticket-states.ts';
import { isEmail } from '#rules/validators.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { countOfDay } from '#server/security/daily-counts.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { storePicture } from '../../../media/store-upload.ts';
import { appendMessage } from '../append-message.ts';
import { applyEvent } from '../apply-event.ts';
import { countMail } from '../count-limits.ts';
import { mailAboutTicket } from '../mail-facts.ts';
import { ticketMails } from '../../mails.ts';
import { refuseTooMany } from '../shopper-moves.ts';
import { claimMedia } from '../ticket-media.ts';
import { lockTicket, stateOf, ticketNoOfToken, type TicketRow } from '../ticket-row.ts';
import type { TextPart } from './fold-quotes.ts';
import { createMailReader, type MailReader } from './mail-reader.ts';
import type { MailBody } from './read-body.ts';
import { readOwnMail } from './own-mail.ts';
import { type MailHead, readHead } from './read-head.ts';

type Outcome = components['schemas']['TicketMailReceipt']['outcome'];

/** A mail to a ticket, read. */
interface Mail extends Pick<MailHead, 'sender' | 'isSenderSure' | 'mailRef'> {
  readonly mailId: string;
  /** The ticket's own address wrote it. */
  readonly isShoppers: boolean;
  /** Undefined where it cannot be read. */
  readonly body: MailBody | undefined;
}

/** The files of a mail that were stored, and how many were not. */
interface Pictures {
  readonly draftId: string;
  readonly mediaIds: readonly string[];
  readonly refused: number;
}

/** Mails that one ticket sends on one day to addresses that are not its own. */
const mostWaiting = 3;

const mailReader = createMailReader();

/**
 * Takes in an answer by mail: its words go to the ticket that its address is signed for. What machines write, what is to
 * nobody and what is too much is ignored, and nothing but the first bytes of it has been looked at; what another address writes
 * is for staff only.
 * @param raw is used up
 * @throws UNAVAILABLE over HTTP 503 where many mails wait to be read
 */
export async function receiveMail(
  shop: ShopContext,
  raw: Uint8Array,
  reader: MailReader = mailReader,
): Promise<Outcome> {
  const head = await readHead(raw, shop.config);
  const { token, sender, isSenderSure, isAutomatic, mailId } = head;
  const ticketNo = token === undefined ? undefined : ticketNoOfToken(shop, token);
  if (ticketNo === undefined || isAutomatic) return 'IGNORED';
  const [seen, row] = await Promise.all([
    shop.db
      .selectFrom('ticket_mails')
      .select('mail_id')
      .where('mail_id', '=', mailId ?? '')
      .executeTakeFirst(),
    shop.db.selectFrom('tickets').selectAll().where('ticket_no', '=', ticketNo).executeTakeFirst(),
  ]);
  if (seen) return 'REPEATED';
  if (row === undefined || row.proved_at === null) return 'IGNORED';
  const isShoppers = isSenderSure && mailboxOf(sender) === mailboxOf(row.email);
  if (!(await countMail(shop, ticketNo))) return refuseMany(shop, ticketNo, isShoppers);
  const body = await reader.read(raw, await readOwnMail(shop, row));
  const mail: Mail = { ...head, isShoppers, body, mailId: mailId ?? body?.digest ?? randomUUID() };
  const pictures = await storePictures(shop, isShoppers ? (body?.files ?? []) : []);
  try {
    return await withTransaction(shop, 'durable', (tx) => addMail(shop, tx, ticketNo, mail, pictures));
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    shop.log.warn({ code: error.code, ticketNo }, 'a mail to a ticket was ignored');
    return error.code === 'TICKET_RATE' ? refuseMany(shop, ticketNo, isShoppers) : 'IGNORED';
  }
}

/** Whoever writes more than a ticket takes reads so in it, once a day. */
async function refuseMany(shop: ShopContext, ticketNo: string, isShoppers: boolean): Promise<Outcome> {
  if (isShoppers && (await countOfDay(shop, shop.db, `ticket mails refused ${ticketNo}`, 1))) {
    const text =
      'We received more emails today than one conversation can take. If something is missing here, please send it again tomorrow.';
    await withTransaction(shop, 'durable', async (tx) => {
      const row = await lockTicket(shop, tx, ticketNo);
      await appendMessage(tx, row, { time: shop.clock.now(), via: 'MAIL', author: 'SHOP_NOTE', text });
    });
  }
  return 'IGNORED';
}

async function storePictures(shop: ShopContext, files: readonly Uint8Array[]): Promise<Pictures> {
  const draftId = randomUUID();
  const mediaIds: string[] = [];
  for (const file of files.slice(0, ticketMediaMax)) {
    try {
      mediaIds.push((await storePicture(shop, { draftId }, file)).mediaId);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
    }
  }
  return { draftId, mediaIds, refused: files.length - mediaIds.length };
}

async function addMail(
  shop: ShopContext,
  tx: Tx,
  ticketNo: string,
  mail: Mail,
  { draftId, mediaIds, refused }: Pictures,
): Promise<Outcome> {
  const now = shop.clock.now();
  const { numInsertedOrUpdatedRows: isNew } = await tx
    .insertInto('ticket_mails')
    .values({ mail_id: mail.mailId, created_at: now })
    .onConflict((conflict) => conflict.column('mail_id').doNothing())
    .executeTakeFirstOrThrow();
  if (isNew !== 1n) return 'REPEATED';
  const row = await lockTicket(shop, tx, ticketNo);
  const notes = notesAbout(mail, refused);
  if (!mail.isShoppers) return addUnverified(shop, tx, row, mail, notes);
  if (!ticketAfter(stateOf(row), 'SHOPPER_WROTE', now)) return refuseClosed(shop, tx, row);
  await refuseTooMany(shop, tx, row);
  await applyEvent(shop, tx, row, 'SHOPPER_WROTE');
  const media = await claimMedia(tx, ticketNo, { draftId, mediaIds: [...mediaIds] });
  const words = wordsOf(mail);
  if (words.text !== '' || media.length > 0) {
    const { mailRef } = mail;
    await appendMessage(tx, row, { time: now, via: 'MAIL', author: 'SHOPPER', ...words, media, mailRef });
  }
  if (notes.length > 0) {
    await appendMessage(tx, row, { time: now, via: 'MAIL', author: 'SHOP_NOTE', text: notes.join(' ') });
  }
  return 'ADDED';
}

/** Keeps for staff what another address wrote, which hears that it waits. */
async function addUnverified(
  shop: ShopContext,
  tx: Tx,
  row: TicketRow,
  mail: Mail,
  notes: readonly string[],
): Promise<Outcome> {
  const { sender, isSenderSure } = mail;
  const message = { time: shop.clock.now(), via: 'MAIL', author: 'UNVERIFIED', sender } as const;
  await appendMessage(tx, row, { ...message, ...wordsOf(mail, notes) });
  // A name that is surely not theirs gets no mail, and a ticket sends few.
  const isDue =
    isSenderSure &&
    isEmail(sender) &&
    (await countOfDay(shop, tx, `ticket waits ${mailboxOf(sender)}`, 1)) &&
    (await countOfDay(shop, tx, `ticket waits of ${row.ticket_no}`, mostWaiting));
  if (isDue) await sendMail(shop, tx, { to: sender, template: ticketMails.ticketWaits, facts: { site: row.site } });
  return 'UNVERIFIED';
}

/** The own words as they are stored with what is noted about them, and the whole where it is more. */
function wordsOf(
  { body }: Mail,
  notes: readonly string[] = [],
): { readonly text: string; readonly parts?: readonly TextPart[] } {
  const parts = [...(body?.parts ?? []), ...notes.map((text) => ({ text, isQuoted: false }))].map(
    ({ text, isQuoted }) => ({ text: encodeEmoji(text), isQuoted }),
  );
  const text = parts
    .filter(({ isQuoted }) => !isQuoted)
    .map((part) => part.text)
    .join('\n\n');
  return parts.some(({ isQuoted }) => isQuoted) ? { text, parts } : { text };
}

/** What of a mail did not come through, for who wrote it and for staff. */
function notesAbout({ body }: Mail, refused: number): string[] {
  if (body === undefined)
    return [
      'We received an email we can’t read: it’s too large, or in a format we don’t support. Please write here, or send it again as plain text.',
    ];
  const files = `${refused} ${refused === 1 ? 'file' : 'files'} of this email couldn’t be saved: we accept up to ${ticketMediaMax} pictures (JPEG, PNG or WebP) of 8 MB.`;
  return [
    ...(body.parts.length === 0 && body.files.length === 0 ? ['We received an empty email.'] : []),
    ...(refused > 0 ? [files] : []),
    ...(body.isCut ? ['This email was too long: the end is missing.'] : []),
  ];
}

/** Whoever writes to what is closed hears so, once a day. */
async function refuseClosed(shop: ShopContext, tx: Tx, row: TicketRow): Promise<Outcome> {
  const today = Math.floor(shop.clock.now() / day);
  await mailAboutTicket(shop, tx, row, ticketMails.ticketClosed, { once: `closed ${today}` });
  return 'IGNORED';
}
