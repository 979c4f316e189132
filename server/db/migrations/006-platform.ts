import type { Migration } from './migration.ts';

export const platform: Migration = {
  name: '006-platform',
  statements: () => [
    `create table idempotency_keys (
      id text primary key,
      scope text not null,
      key text not null,
      request_hash text not null,
      status integer,
      response text,
      expire_time bigint not null,
      created_at bigint not null,
      updated_at bigint not null,
      unique (scope, key)
    )`,
    `create index idempotency_keys_to_expire on idempotency_keys (expire_time)`,
    `create table outbox (
      id text primary key,
      kind text not null,
      payload text not null,
      dedup_key text unique,
      available_at bigint not null,
      attempts integer not null default 0,
      locked_until bigint not null default 0,
      done_at bigint,
      dead_at bigint,
      last_error text,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index outbox_waiting on outbox (available_at) where done_at is null and dead_at is null`,
    `create table mail_inbox (
      id text primary key,
      to_address text not null,
      subject text not null,
      template text not null,
      text text not null,
      html text not null,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index mail_inbox_by_address on mail_inbox (to_address, created_at)`,
    `create table shop_facts (
      name text primary key,
      value text not null,
      updated_at bigint not null
    )`,
  ],
};
