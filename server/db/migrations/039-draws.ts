import type { Migration } from './migration.ts';

/** Draws of giveaways: what was published when, the entries as they were sealed, and who won. */
export const draws: Migration = {
  name: '039-draws',
  statements: () => [
    `create table draws (
      promo_id text primary key references promotions (promo_id),
      campaign text not null,
      status text not null,
      seed text not null,
      seed_commit text not null,
      chain text not null,
      beacon_origin text not null,
      round bigint not null,
      round_time bigint not null,
      close_time bigint not null,
      prizes text not null,
      entries text,
      entry_count integer,
      root text,
      root_time bigint,
      randomness text,
      signature text,
      postponed_at bigint,
      drawn_at bigint,
      announced_at bigint,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index draws_by_status on draws (status, close_time)`,
    `create table draw_winners (
      promo_id text not null references draws (promo_id),
      place integer not null,
      entry_id text not null,
      leaf integer not null,
      account_id text references accounts (id),
      site text,
      prize integer not null,
      masked_name text not null,
      country text not null,
      prize_id text,
      granted_at bigint,
      primary key (promo_id, place)
    )`,
    `create index draw_winners_by_account on draw_winners (account_id) where account_id is not null`,
    `create index draw_winners_by_prize on draw_winners (prize_id) where prize_id is not null`,
  ],
};
