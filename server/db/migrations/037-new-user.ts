import type { Migration } from './migration.ts';

/** Who has claimed the pack of new members; first-order prices hold for nobody else. */
export const newUser: Migration = {
  name: '037-new-user',
  statements: () => [
    `create table new_user_packs (
      account_id text not null references accounts (id),
      promo_id text not null references promotions (promo_id),
      claimed_at bigint not null,
      primary key (account_id, promo_id)
    )`,
  ],
};
