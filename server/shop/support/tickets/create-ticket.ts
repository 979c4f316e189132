import type { components } from '#openapi/types.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { maskEmail } from '#rules/mask-name.ts';
import { answerDeadline } from '#rules/support-hours.ts';
import { newTicket } from '#rules/ticket-states.ts';
import { encodeEmoji } from '#rules/emoji.ts';
import { isProved, type RequestContext } from '#server/contract/request-context.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type Intent, once } from '#server/intents.ts';
import { tokenHash } from '#server/security/token-hash.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { findProduct } from '../../catalogue/find-product.ts';
import { openOrder } from '../../orders/order-access.ts';
import { askerOf } from '../assistant/sessions.ts';
import { readTranscript, type TranscriptMessage } from '../assistant/transcript.ts';
import { appendMessage } from './append-message.ts';
import { countTicket } from './count-limits.ts';
import { requireEmail } from '../../account/require-email.ts';
import { askForProof } from './guests.ts';
import { announceTicket } from './mail-facts.ts';
import { claimMedia } from './ticket-media.ts';
import { emailOfKey, makeTicketNo, type TicketRow } from './ticket-row.ts';
import { storedText } from './written-text.ts';

type NewTicket = components['schemas']['NewTicket'];

/** Who writes: a member, or an address that is proved by the key of its link or not yet. An account that no mail has proved is the latter. */
interface Writer {
  readonly accountId: string | null;
  readonly email: string;
  readonly isProved: boolean;
}

async function writerOf(
  { db }: ShopContext,
  { account }: RequestContext,
  { email: guestEmail }: NewTicket,
  key: string | undefined,
): Promise<Writer> {
  if (account === undefined) {
    const email = requireEmail(guestEmail);
    return { accountId: null, email, isProved: (await emailOfKey(db, key)) === email };
  }
  const { accountId } = account;
  const { email } = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!isProved(account)) return { accountId: null, email, isProved: false };
  return { accountId, email, isProved: true };
}

/**
 * Takes what a shopper writes, once however often it is sent. A guest whose address is not proved gets a link by mail, and the
 * answer is the same whatever is known of the address.
 * @throws NOT_FOUND for an order, a product or a picture that the caller has not, TICKET_RATE, BAD_REQUEST for texts and addresses
 */
export async function createTicket(
  shop: ShopContext,
  context: RequestContext,
  input: NewTicket,
  { key, ticketKey }: { readonly key: string; readonly ticketKey: string | undefined },
): Promise<components['schemas']['TicketReceipt']> {
  const writer = await writerOf(shop, context, input, ticketKey);
  if (input.orderNo !== undefined) await openOrder(shop, input.orderNo, context);
  const model = input.model === undefined ? null : (await findProduct(shop, { spu: input.model })).spu;
  const { sessionId } = input;
  const transcript = sessionId === undefined ? [] : await readTranscript(shop.db, sessionId, askerOf(context));
  const subject = writer.accountId ?? tokenHash(`ticket ${writer.email}`);
  const intent: Intent<'createTicket'> = { operation: 'createTicket', subject, key, request: input };
  const { ticketNo, state, answerTime } = await withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, intent, () => writeTicket(shop, tx, { context, input, writer, model, transcript })),
  );
  return {
    ticketNo,
    state,
    emailMasked: maskEmail(writer.email),
    answerTime,
    answerText: deadlineText(answerTime, context.site),
  };
}

interface Writing {
  readonly context: RequestContext;
  readonly input: NewTicket;
  readonly writer: Writer;
  readonly model: string | null;
  /** What was said to the assistant; undefined for a conversation that is not theirs, or is cleared. */
  readonly transcript: readonly TranscriptMessage[] | undefined;
}

async function writeTicket(shop: ShopContext, tx: Tx, { context, input, writer, model, transcript = [] }: Writing) {
  const now = shop.clock.now();
  const { site, client } = context;
  const text = storedText('text', input.text);
  const subject = storedText('subject', input.subject);
  await countTicket(shop, tx, writer.accountId ?? `${writer.isProved ? '' : 'unproved '}${writer.email}`, client);
  const { status, reminders, nextTime } = newTicket;
  const row: TicketRow = await tx
    .insertInto('tickets')
    .values({
      ...{ ticket_no: makeTicketNo(), account_id: writer.accountId, email: writer.email, site },
      ...{ category: input.category, order_no: input.orderNo ?? null, model, subject },
      ...{ status, reminders, next_time: nextTime, answer_time: null, proved_at: null },
      ...{ created_at: now, updated_at: now },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const { who: author, text: said, time } of transcript) {
    await appendMessage(tx, row, { time, author, via: 'PAGE', text: encodeEmoji(said) });
  }
  const media = await claimMedia(tx, row.ticket_no, input.media);
  await appendMessage(tx, row, { time: now, author: 'SHOPPER', via: 'PAGE', text, media });
  if (writer.isProved) await announceTicket(shop, tx, row);
  else await askForProof(shop, tx, row);
  return {
    ticketNo: row.ticket_no,
    state: writer.isProved ? ('SENT' as const) : ('VERIFY' as const),
    answerTime: answerDeadline(now, site),
  };
}
