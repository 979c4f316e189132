import { randomUUID } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import { day } from '#rules/durations.ts';
import { encodeEmoji } from '#rules/emoji.ts';
import { ticketMediaMax } from '#rules/ticket-limits.ts';
import { ticketAfter } from '#rules/ticket-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
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
import { type IncomingMail, readMail } from './read-mail.ts';

type Outcome = components['schemas']['TicketMailReceipt']['outcome'];

/** The files of a mail that were stored, and how many were not. */
interface Pictures {
  readonly draftId: string;
  readonly mediaIds: readonly string[];
  readonly refused: number;
}

/**
 * Takes in an answer by mail: its words go to the ticket that its address is signed for. What machines write, what is to
 * nobody and what is too much is ignored; what another address writes is for staff only.
 */
export async function receiveMail(shop: ShopContext, raw: Uint8Array): Promise<Outcome> {
  const mail = await readMail(raw, shop.config);
  const ticketNo = mail?.token === undefined ? undefined : ticketNoOfToken(shop, mail.token);
  if (mail === undefined || ticketNo === undefined || mail.isAutomatic) return 'IGNORED';
  if (mail.text === '' && mail.files.length === 0) return 'IGNORED';
  const [seen, ticket] = await Promise.all([
    shop.db.selectFrom('ticket_mails').select('mail_id').where('mail_id', '=', mail.mailId).executeTakeFirst(),
    shop.db.selectFrom('tickets').select('email').where('ticket_no', '=', ticketNo).executeTakeFirst(),
  ]);
  if (seen) return 'REPEATED';
  const pictures = await storePictures(shop, ticket?.email === mail.sender ? mail.files : []);
  try {
    return await withTransaction(shop, 'durable', (tx) => addMail(shop, tx, ticketNo, mail, pictures));
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    shop.log.warn({ code: error.code, ticketNo }, 'a mail to a ticket was ignored');
    return 'IGNORED';
  }
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
  mail: IncomingMail,
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
  if (row.proved_at === null || !(await countMail(shop, tx, ticketNo))) return 'IGNORED';
  const message = { time: now, via: 'MAIL', text: encodeEmoji(mail.text) } as const;
  if (mail.sender !== row.email) {
    await appendMessage(tx, row, { ...message, author: 'UNVERIFIED', sender: mail.sender });
    return 'UNVERIFIED';
  }
  if (!ticketAfter(stateOf(row), 'SHOPPER_WROTE', now)) return refuseClosed(shop, tx, row);
  await refuseTooMany(shop, tx, row);
  await applyEvent(shop, tx, row, 'SHOPPER_WROTE');
  const media = await claimMedia(tx, ticketNo, { draftId, mediaIds: [...mediaIds] });
  await appendMessage(tx, row, { ...message, author: 'SHOPPER', media });
  const note = noteAbout(mail, refused);
  if (note !== '') await appendMessage(tx, row, { time: now, via: 'MAIL', author: 'SHOP_NOTE', text: note });
  return 'ADDED';
}

/** What of a mail did not come through. */
function noteAbout({ isCut }: IncomingMail, refused: number): string {
  const files = `${refused} ${refused === 1 ? 'file' : 'files'} of this mail could not be kept: we take up to ${ticketMediaMax} pictures (JPEG, PNG or WebP) of 8 MB.`;
  return [...(refused > 0 ? [files] : []), ...(isCut ? ['This mail was longer than we keep.'] : [])].join(' ');
}

/** Whoever writes to what is closed hears so, once a day. */
async function refuseClosed(shop: ShopContext, tx: Tx, row: TicketRow): Promise<Outcome> {
  const today = Math.floor(shop.clock.now() / day);
  await mailAboutTicket(shop, tx, row, ticketMails.ticketClosed, { once: `closed ${today}` });
  return 'IGNORED';
}
