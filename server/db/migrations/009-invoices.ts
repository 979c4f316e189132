import type { Migration } from './migration.ts';

export const invoices: Migration = {
  name: '009-invoices',
  statements: () => [
    `create table invoice_numbers (
      site text not null,
      year integer not null,
      last integer not null,
      primary key (site, year)
    )`,
    `create table invoices (
      id text primary key,
      invoice_no text not null unique,
      order_no text not null references orders (order_no),
      type text not null,
      site text not null,
      year integer not null,
      number integer not null,
      refund_no text unique references refunds (refund_no),
      currency text not null,
      total_amount bigint not null,
      tax_amount bigint not null,
      document text not null,
      issued_time bigint not null,
      created_at bigint not null,
      updated_at bigint not null,
      unique (site, year, number)
    )`,
    `create index invoices_by_order on invoices (order_no, issued_time)`,
    `create unique index invoices_one_per_order on invoices (order_no) where refund_no is null`,
    `create table invoice_buyers (
      id text primary key,
      order_no text not null unique references orders (order_no),
      company text,
      tax_id text,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create table mail_preferences (
      id text primary key,
      email text not null unique,
      stock_alerts integer not null default 1,
      news integer not null default 0,
      reason_code text,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `alter table revokes add column refund_amount bigint`,
    `update revokes set mode = 'CANCEL_REQUEST' where mode = 'CANCEL_PAID' and status in ('SUBMITTED', 'REFUSED')`,
  ],
};
