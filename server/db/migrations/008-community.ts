import type { Migration } from './migration.ts';

export const community: Migration = {
  name: '008-community',
  statements: () => [
    `create table share_codes (
      id text primary key,
      code text not null unique,
      account_id text not null unique references accounts (id),
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create table share_binds (
      id text primary key,
      invitee_id text not null unique references accounts (id),
      inviter_id text not null references accounts (id),
      code text not null,
      bound_time bigint not null,
      created_at bigint not null,
      updated_at bigint not null,
      check (invitee_id <> inviter_id)
    )`,
    `create index share_binds_by_inviter on share_binds (inviter_id)`,
    `create table favourites (
      id text primary key,
      account_id text not null references accounts (id),
      spu text not null references products (spu),
      created_at bigint not null,
      updated_at bigint not null,
      unique (account_id, spu)
    )`,
    `create index reviews_by_account on reviews (account_id)`,
    `create index reviews_to_moderate on reviews (created_at) where status = 'PENDING'`,
    // Ratings used to be written by hand; from here on they are counted from reviews, and a shop without reviews has none.
    `update products set rating_avg = 0, rating_count = 0
      where not exists (select 1 from reviews where reviews.spu = products.spu)`,
    `delete from product_facets where key = 'rating'
      and not exists (select 1 from reviews where reviews.spu = product_facets.spu)`,
  ],
};
