import type { Migration } from './migration.ts';

/** Returns, replacements and claims belong to the family of their order, and so do the pictures that go with them. */
export const rmas: Migration = {
  name: '018-rmas',
  statements: () => [
    `create table rmas (
      order_no text not null references orders (order_no),
      rma_no text not null,
      account_id text references accounts (id),
      type text not null,
      status text not null,
      currency text not null,
      paid_amount bigint not null check (paid_amount >= 0),
      delivery_amount bigint not null default 0,
      refund_amount bigint not null default 0,
      note text,
      deadline_time bigint,
      label_carrier text,
      label_tracking_no text,
      label_tracking_url text,
      label_paid_by text,
      parcel_carrier text,
      parcel_tracking_no text,
      restocked_quantity integer,
      replacement_carrier text,
      replacement_tracking_no text,
      closed_time bigint,
      created_at bigint not null,
      updated_at bigint not null,
      primary key (order_no, rma_no),
      check (refund_amount between 0 and paid_amount)
    )`,
    `create index rmas_by_account on rmas (account_id, created_at) where account_id is not null`,
    `create index rmas_by_deadline on rmas (deadline_time) where deadline_time is not null`,
    `create index rmas_open on rmas (created_at) where closed_time is null`,
    `create table rma_lines (
      order_no text not null,
      rma_no text not null,
      line_id text not null,
      quantity integer not null check (quantity > 0),
      amount bigint not null check (amount >= 0),
      reason text not null,
      note text,
      media text not null,
      primary key (order_no, rma_no, line_id),
      foreign key (order_no, rma_no) references rmas (order_no, rma_no)
    )`,
    `create table rma_messages (
      order_no text not null,
      rma_no text not null,
      seq integer not null,
      time bigint not null,
      author text not null,
      text text not null,
      media text not null,
      primary key (order_no, rma_no, seq),
      foreign key (order_no, rma_no) references rmas (order_no, rma_no)
    )`,
    `create table rma_history (
      order_no text not null,
      rma_no text not null,
      seq integer not null,
      time bigint not null,
      event text not null,
      status text not null,
      actor text not null,
      primary key (order_no, rma_no, seq),
      foreign key (order_no, rma_no) references rmas (order_no, rma_no)
    )`,
    `create table order_media (
      order_no text not null references orders (order_no),
      media_id text not null,
      kind text not null,
      content_type text not null,
      bytes bigint not null,
      path text not null,
      created_at bigint not null,
      primary key (order_no, media_id)
    )`,
  ],
};
