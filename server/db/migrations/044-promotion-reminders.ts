import type { Migration } from './migration.ts';

const columns = 'email, promo_item_id, account_id, send_time, sent_at, created_at';

/**
 * A reminder is about an item, or about all that a promotion brings to a market. SQLite cannot change a primary key, so the
 * table is written anew.
 */
export const promotionReminders: Migration = {
  name: '044-promotion-reminders',
  statements: () => [
    `create table promo_reminders_by_subject (
      email text not null,
      promo_item_id text references promo_items (promo_item_id),
      promo_id text references promotions (promo_id),
      site text,
      account_id text references accounts (id),
      send_time bigint not null,
      sent_at bigint,
      created_at bigint not null,
      check ((promo_item_id is null) <> (promo_id is null) and (promo_id is null) = (site is null))
    )`,
    `insert into promo_reminders_by_subject (${columns}) select ${columns} from promo_reminders`,
    `drop table promo_reminders`,
    `alter table promo_reminders_by_subject rename to promo_reminders`,
    `create unique index promo_reminders_of_item on promo_reminders (email, promo_item_id) where promo_id is null`,
    `create unique index promo_reminders_of_promotion on promo_reminders (email, promo_id, site)
      where promo_item_id is null`,
    `create index promo_reminders_to_send on promo_reminders (send_time) where sent_at is null`,
    `create index promo_reminders_by_account on promo_reminders (account_id)`,
  ],
};
