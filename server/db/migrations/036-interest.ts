import type { Migration } from './migration.ts';

/**
 * Who wants to hear of a project, by address: an account has one, and a guest proves theirs by a link. Those who count are
 * counted in several rows for each project, so that people who register at once seldom wait for each other.
 */
export const interest: Migration = {
  name: '036-interest',
  statements: () => [
    `create table interest_registrations (
      promo_id text not null references promotions (promo_id),
      email text not null,
      site text not null,
      option_sku text,
      answers text not null,
      bucket integer not null,
      link_hash text,
      mails integer not null,
      mailed_at bigint,
      confirmed_at bigint,
      notified_at bigint,
      created_at bigint not null,
      updated_at bigint not null,
      primary key (promo_id, email)
    )`,
    `create index interest_registrations_by_email on interest_registrations (email)`,
    `create index interest_registrations_by_link on interest_registrations (promo_id, link_hash)`,
    `create index interest_registrations_to_notify on interest_registrations (promo_id, site, email)
      where confirmed_at is not null and notified_at is null`,
    `create index interest_registrations_unconfirmed on interest_registrations (updated_at) where confirmed_at is null`,
    `create table interest_counts (
      promo_id text not null references promotions (promo_id),
      bucket integer not null,
      people integer not null check (people >= 0),
      primary key (promo_id, bucket)
    )`,
  ],
};
