import type { Migration } from './migration.ts';

/**
 * Tickets with what was written. A ticket of a guest belongs to an address, which its mail proves; what is counted for limits
 * knows people and networks by digests only.
 */
export const tickets: Migration = {
  name: '059-tickets',
  statements: () => [
    `create table tickets (
      ticket_no text primary key,
      account_id text references accounts (id),
      email text not null,
      site text not null,
      category text not null,
      order_no text,
      model text,
      subject text not null,
      status text not null,
      reminders integer not null default 0,
      next_time bigint,
      answer_time bigint,
      proved_at bigint,
      messages integer not null default 0,
      unread integer not null default 0,
      rating integer check (rating between 1 and 5),
      assignee text,
      closed_time bigint,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index tickets_by_account on tickets (account_id, created_at) where account_id is not null`,
    `create index tickets_by_email on tickets (email, created_at)`,
    `create index tickets_by_deadline on tickets (next_time) where next_time is not null`,
    `create index tickets_to_answer on tickets (answer_time) where answer_time is not null`,
    `create index tickets_unproved on tickets (created_at) where proved_at is null`,
    `create index tickets_closed on tickets (closed_time) where closed_time is not null`,
    `create table ticket_messages (
      ticket_no text not null references tickets (ticket_no),
      seq integer not null,
      time bigint not null,
      author text not null,
      via text not null,
      sender text,
      text text not null,
      media text not null,
      primary key (ticket_no, seq)
    )`,
    `create table ticket_media (
      draft_id text not null,
      media_id text not null,
      ticket_no text,
      kind text not null,
      content_type text not null,
      bytes bigint not null,
      path text not null,
      created_at bigint not null,
      removed_at bigint,
      primary key (draft_id, media_id)
    )`,
    `create index ticket_media_unused on ticket_media (created_at) where ticket_no is null`,
    `create index ticket_media_by_ticket on ticket_media (ticket_no) where ticket_no is not null`,
    `create table ticket_guests (
      email text primary key,
      key_hash text not null unique,
      mailed_at bigint not null,
      created_at bigint not null
    )`,
    `create table ticket_mails (
      mail_id text primary key,
      created_at bigint not null
    )`,
    `create index ticket_mails_by_time on ticket_mails (created_at)`,
    `alter table mail_inbox add column reply_to text`,
  ],
};
