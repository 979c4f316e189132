import type { Migration } from './migration.ts';

/**
 * Coins in double entry (decision 074). An account row is locked before anything about its coins is written and carries
 * the balances; lots say when coins run out; each movement has entries that sum to 0.
 */
export const coins: Migration = {
  name: '022-coins',
  statements: () => [
    `alter table mail_preferences add column rewards integer not null default 1`,
    `create table coin_accounts (
      account_id text primary key references accounts (id),
      available bigint not null default 0 check (available >= 0),
      pending bigint not null default 0 check (pending >= 0),
      locked bigint not null default 0 check (locked >= 0),
      time_zone text,
      time_zone_since bigint,
      check_in_day text,
      check_in_streak integer not null default 0,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create table coin_lots (
      id text primary key,
      account_id text not null references accounts (id),
      source text not null,
      ref_no text not null,
      amount bigint not null check (amount > 0),
      pending bigint not null default 0 check (pending >= 0),
      remaining bigint not null default 0 check (remaining >= 0),
      locked bigint not null default 0 check (locked >= 0),
      available_time bigint,
      expire_time bigint,
      reminded_days integer,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index coin_lots_by_account on coin_lots (account_id, expire_time)`,
    `create index coin_lots_by_expiry on coin_lots (expire_time, account_id) where remaining > 0`,
    `create index coin_lots_by_ref on coin_lots (ref_no)`,
    `create table coin_movements (
      id text primary key,
      account_id text not null references accounts (id),
      type text not null,
      source text not null,
      cause text not null,
      ref_no text not null,
      order_no text,
      available_change bigint not null,
      pending_change bigint not null,
      available_after bigint not null,
      shortfall bigint not null default 0,
      points integer not null default 0,
      text text,
      time bigint not null,
      unique (account_id, cause)
    )`,
    `create index coin_movements_by_time on coin_movements (account_id, time, id)`,
    `create index coin_movements_by_order on coin_movements (order_no) where order_no is not null`,
    `create table coin_entries (
      movement_id text not null references coin_movements (id),
      seq integer not null,
      account_id text not null,
      book text not null,
      lot_id text not null references coin_lots (id),
      amount bigint not null check (amount <> 0),
      primary key (movement_id, seq)
    )`,
    `create index coin_entries_by_account on coin_entries (account_id)`,
    `create table coin_tasks (
      task_id text primary key,
      kind text not null,
      group_name text not null,
      title text not null,
      note text not null,
      reward integer not null check (reward > 0),
      target integer not null check (target > 0),
      period text not null,
      seconds integer,
      collection_id text,
      active integer not null default 1,
      sort integer not null
    )`,
    `create table coin_task_claims (
      account_id text not null references accounts (id),
      task_id text not null,
      period_key text not null,
      reward integer not null,
      time bigint not null,
      primary key (account_id, task_id, period_key)
    )`,
    `create table coin_task_targets (
      account_id text not null references accounts (id),
      task_id text not null,
      period_key text not null,
      target_id text not null,
      time bigint not null,
      primary key (account_id, task_id, period_key, target_id)
    )`,
    `create table coin_task_visits (
      nonce text primary key,
      account_id text not null references accounts (id),
      task_id text not null,
      target_id text not null,
      period_key text not null,
      started_time bigint not null,
      used_time bigint
    )`,
    `create index coin_task_visits_by_time on coin_task_visits (started_time)`,
    `create table coin_exchange_items (
      item_id text primary key,
      site text not null,
      title text not null,
      cost integer not null check (cost > 0),
      stock integer not null check (stock >= 0),
      per_user integer not null,
      template_id text not null,
      active integer not null default 1,
      sort integer not null
    )`,
    `create table coin_exchanges (
      exchange_no text primary key,
      account_id text not null references accounts (id),
      item_id text not null,
      cost integer not null,
      coupon_id text not null,
      time bigint not null
    )`,
    `create index coin_exchanges_by_account on coin_exchanges (account_id, item_id)`,
  ],
};
