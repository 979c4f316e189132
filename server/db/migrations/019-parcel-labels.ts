import type { Migration } from './migration.ts';

/**
 * A label is asked for at most once per order and reference, which is the key at the carrier too. `due_time` is when the
 * carrier is called next about it: to make it, then to ask for news.
 */
export const parcelLabels: Migration = {
  name: '019-parcel-labels',
  statements: () => [
    `create table parcel_labels (
      order_no text not null references orders (order_no),
      reference text not null,
      direction text not null,
      carrier text not null,
      lines text not null,
      status text not null,
      parcel_status text not null,
      tracking_no text,
      tracking_url text,
      refusal text,
      attempts integer not null default 0,
      due_time bigint,
      created_at bigint not null,
      updated_at bigint not null,
      primary key (order_no, reference)
    )`,
    `create unique index parcel_labels_by_number on parcel_labels (carrier, tracking_no) where tracking_no is not null`,
    `create index parcel_labels_due on parcel_labels (status, due_time) where due_time is not null`,
    `create table parcel_events (
      carrier text not null,
      event_id text not null,
      order_no text not null references orders (order_no),
      reference text not null,
      time bigint not null,
      code text not null,
      text text not null,
      location text,
      created_at bigint not null,
      primary key (carrier, event_id)
    )`,
    `create index parcel_events_by_order on parcel_events (order_no, reference)`,
  ],
};
