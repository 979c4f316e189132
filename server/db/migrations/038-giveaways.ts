import type { Migration } from './migration.ts';

/**
 * Who takes part in a giveaway, and their entries. Numbers of entries are given out by several rows for each giveaway, so that
 * members who enter at once seldom wait for each other; the same rows say when entries were closed.
 */
export const giveaways: Migration = {
  name: '038-giveaways',
  statements: () => [
    `create table giveaway_members (
      account_id text primary key references accounts (id),
      pseudonym text not null,
      is_excluded integer not null,
      created_at bigint not null
    )`,
    `create table giveaway_entrants (
      account_id text not null references accounts (id),
      promo_id text not null references promotions (promo_id),
      site text not null,
      is_adult integer not null,
      bucket integer not null,
      created_at bigint not null,
      primary key (account_id, promo_id)
    )`,
    `create table giveaway_entries (
      account_id text not null references accounts (id),
      entry_id text not null,
      promo_id text not null references promotions (promo_id),
      sequence bigint not null,
      action text not null,
      ref text not null,
      created_time bigint not null,
      revoked_time bigint,
      primary key (account_id, entry_id),
      unique (account_id, promo_id, action, ref)
    )`,
    `create index giveaway_entries_by_promotion on giveaway_entries (promo_id, entry_id)`,
    `create table giveaway_counts (
      promo_id text not null references promotions (promo_id),
      bucket integer not null,
      issued bigint not null check (issued >= 0),
      revoked bigint not null check (revoked >= 0 and revoked <= issued),
      closed_time bigint,
      primary key (promo_id, bucket)
    )`,
  ],
};
