import type { components } from '#openapi/types.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { maskEmail } from '#rules/mask-name.ts';
import { displayText } from '#rules/text.ts';
import { ticketAfter } from '#rules/ticket-states.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { findProductIfShown } from '../../catalogue/find-product.ts';
import { readMedia } from '../../media/own-media.ts';
import { stateOf, type TicketRow } from './ticket-row.ts';
import { ticketStatusText } from './ticket-texts.ts';

export type Ticket = components['schemas']['Ticket'];
type TextPart = components['schemas']['TicketTextPart'];

/** The whole of a mail that quotes, as it is shown. */
export const readParts = (parts: string): TextPart[] =>
  (JSON.parse(parts) as TextPart[]).map(({ text, isQuoted }) => ({ text: displayText(text), isQuoted }));

/** What a list says of a ticket. */
export const toSummary = (row: TicketRow): components['schemas']['TicketSummary'] => ({
  ticketNo: row.ticket_no,
  subject: displayText(row.subject),
  category: row.category,
  status: row.status,
  statusText: ticketStatusText(row, row.site),
  isProved: row.proved_at !== null,
  unread: row.unread,
  createdTime: row.created_at,
  changedTime: row.updated_at,
});

/** A ticket as its shopper sees it: without what came from strangers. */
export async function readTicket(shop: ShopContext, row: TicketRow): Promise<Ticket> {
  const [messages, product] = await Promise.all([
    shop.db.selectFrom('ticket_messages').selectAll().where('ticket_no', '=', row.ticket_no).orderBy('seq').execute(),
    row.model === null ? undefined : findProductIfShown(shop, { spu: row.model }),
  ]);
  return {
    ...toSummary(row),
    emailMasked: maskEmail(row.email),
    rating: row.rating,
    messages: messages.flatMap(({ seq, time, author, via, text, parts, media }) => {
      if (author === 'UNVERIFIED') return [];
      const shown = { text: displayText(text), ...(parts === null ? {} : { parts: readParts(parts) }) };
      return [{ seq, time, from: author, byMail: via === 'MAIL', ...shown, media: readMedia(media) }];
    }),
    actions: actionsOf(row, shop.clock.now()),
    ...(row.order_no === null ? {} : { orderNo: row.order_no }),
    ...(row.model === null ? {} : { model: row.model }),
    ...(product === undefined ? {} : { productTitle: product.title }),
    ...(row.answer_time === null ? {} : { answerText: deadlineText(row.answer_time, row.site) }),
    ...(row.status === 'RESOLVED' && row.next_time !== null
      ? { closesText: deadlineText(row.next_time, row.site) }
      : {}),
  };
}

/** What the shopper can do: what the states would not refuse. */
function actionsOf(row: TicketRow, now: number): Ticket['actions'] {
  if (row.proved_at === null) return ['CONFIRM'];
  const state = stateOf(row);
  return [
    ...(ticketAfter(state, 'SHOPPER_WROTE', now) ? (['REPLY'] as const) : []),
    ...(ticketAfter(state, 'RESOLVE', now) ? (['RESOLVE'] as const) : []),
    ...(ticketAfter(state, 'REOPEN', now) ? (['REOPEN'] as const) : []),
    ...(row.status === 'RESOLVED' || row.status === 'CLOSED' ? (['RATE'] as const) : []),
  ];
}
