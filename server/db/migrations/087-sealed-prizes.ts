import type { Migration } from './migration.ts';

/**
 * The seed of a draw names its prizes and the limit of entries; one that was sealed before has no limit here. A prize that
 * nobody took waits for a draw that is sealed later.
 */
export const sealedPrizes: Migration = {
  name: '087-sealed-prizes',
  statements: () => [
    `alter table draws add column entry_limit integer`,
    `create table draw_prizes_left (
      promo_id text not null,
      place integer not null,
      path text not null,
      prize text not null,
      taken_by text,
      created_at bigint not null,
      updated_at bigint not null,
      primary key (promo_id, place),
      foreign key (promo_id, place) references draw_winners (promo_id, place)
    )`,
    `create index draw_prizes_waiting on draw_prizes_left (path) where taken_by is null`,
    `create index draw_prizes_taken on draw_prizes_left (taken_by) where taken_by is not null`,
  ],
};
