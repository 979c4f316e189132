import type { Migration } from './migration.ts';

/** Who wants one mail before an item of a promotion is sold. */
export const promoReminders: Migration = {
  name: '034-promo-reminders',
  statements: () => [
    `create table promo_reminders (
      email text not null,
      promo_item_id text not null references promo_items (promo_item_id),
      account_id text references accounts (id),
      send_time bigint not null,
      sent_at bigint,
      created_at bigint not null,
      primary key (email, promo_item_id)
    )`,
    `create index promo_reminders_to_send on promo_reminders (send_time) where sent_at is null`,
    `create index promo_reminders_by_account on promo_reminders (account_id)`,
  ],
};
