import type { Site } from '#rules/markets.ts';
import type { Generated } from 'kysely';
import type { TicketAuthor, TicketCategory, TicketStatus } from '#rules/ticket-states.ts';
import type { DefaultCount, JsonText } from './common.ts';

export interface TicketsTable {
  ticket_no: string;
  /** Null for a guest, whose ticket belongs to the address. */
  account_id: string | null;
  email: string;
  site: Site;
  category: TicketCategory;
  order_no: string | null;
  /** The product (`spu`) that it is about. */
  model: string | null;
  subject: string;
  status: TicketStatus;
  /** Reminders sent since the shop waits for the shopper. */
  reminders: DefaultCount;
  /** When time moves it on; null where only people do. */
  next_time: number | null;
  /** Until when the shop has said that it answers; null while it owes no answer. */
  answer_time: number | null;
  /** When the address was found to be that of who wrote; null before, and staff does not see it until then. */
  proved_at: number | null;
  /** How many messages it has: the number of the last one. */
  messages: DefaultCount;
  /** Messages of the shop that the shopper has not seen. */
  unread: DefaultCount;
  rating: Generated<number | null>;
  assignee: Generated<string | null>;
  closed_time: Generated<number | null>;
  created_at: number;
  updated_at: number;
}

export interface TicketMessagesTable {
  ticket_no: string;
  seq: number;
  time: number;
  author: TicketAuthor;
  via: 'PAGE' | 'MAIL' | 'OPS';
  /** The address that an unverified mail came from. */
  sender: string | null;
  /** Of a mail the own words; where they are not all of it, the whole is in `parts`. */
  text: string;
  /** Own words and quotes of a mail in their order, as JSON; null where nothing is quoted. */
  parts: Generated<string | null>;
  /** The Message-ID of a mail; null for what came otherwise, or without one. */
  mail_ref: Generated<string | null>;
  media: JsonText;
}

/** A picture for a message, by the draft that it was chosen for; without a ticket until the message is sent. */
export interface TicketMediaTable {
  draft_id: string;
  media_id: string;
  ticket_no: Generated<string | null>;
  kind: 'IMAGE' | 'VIDEO';
  content_type: string;
  bytes: number;
  path: string;
  created_at: number;
  /** When it was found unused: nothing can begin to refer to it, and its file goes. */
  removed_at: Generated<number | null>;
}

/** An address that guests wrote from. */
export interface TicketGuestsTable {
  email: string;
  /** Of the key in its mails, which opens its tickets. */
  key_hash: string;
  /** When the mail that asks whose address it is was last sent. */
  mailed_at: number;
  created_at: number;
}

/** Mails that came in, by a digest, so that none counts twice. */
export interface TicketMailsTable {
  mail_id: string;
  created_at: number;
}
