import type { Migration } from './migration.ts';

/** What a doll machine gives in each market, and what members have played: the result stands here before anybody sees it. */
export const dollMachine: Migration = {
  name: '041-doll-machine',
  statements: () => [
    `create table doll_prizes (
      promo_id text not null references promotions (promo_id),
      site text not null,
      prize_id text not null,
      kind text not null,
      title text not null,
      sku text references skus (sku),
      template_id text references coupon_templates (template_id),
      coins integer check (coins > 0),
      weight integer not null check (weight >= 0),
      remaining integer check (remaining >= 0),
      sort integer not null,
      primary key (promo_id, site, prize_id)
    )`,
    `create table doll_plays (
      account_id text not null references accounts (id),
      play_id text not null,
      promo_id text not null references promotions (promo_id),
      site text not null,
      number integer not null,
      day text not null,
      cost integer not null check (cost >= 0),
      prize_id text,
      coins integer not null check (coins >= 0),
      expire_time bigint,
      without_pity integer not null check (without_pity >= 0),
      played_time bigint not null,
      seen_time bigint,
      primary key (account_id, play_id),
      unique (account_id, number)
    )`,
    `create index doll_plays_by_day on doll_plays (account_id, day)`,
  ],
};
