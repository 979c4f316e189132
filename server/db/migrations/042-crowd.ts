import type { Migration } from './migration.ts';

/**
 * Crowdfunding projects with their tiers, their pledges and what staff tell of them. What is paid for is counted in several
 * rows for each project, so that pledges that are paid at once seldom wait for each other.
 */
export const crowd: Migration = {
  name: '042-crowd',
  statements: () => [
    `create table crowd_projects (
      promo_id text primary key references promotions (promo_id),
      status text not null,
      goal_kind text not null,
      goal_value bigint not null check (goal_value > 0),
      milestones text not null,
      version integer not null,
      decided_at bigint
    )`,
    `create index crowd_projects_by_status on crowd_projects (status)`,
    `create table crowd_tiers (
      promo_item_id text primary key references promo_items (promo_item_id),
      title text not null,
      ship_month text not null
    )`,
    `create table crowd_pledges (
      order_no text primary key references orders (order_no),
      promo_id text not null references promotions (promo_id),
      promo_item_id text not null references promo_items (promo_item_id),
      backer text not null,
      units integer not null check (units > 0),
      amount bigint not null check (amount >= 0),
      state text not null,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index crowd_pledges_by_project on crowd_pledges (promo_id, state, order_no)`,
    `create index crowd_pledges_by_backer on crowd_pledges (promo_id, backer)`,
    `create table crowd_counts (
      promo_id text not null references promotions (promo_id),
      bucket integer not null,
      units integer not null check (units >= 0),
      amount bigint not null check (amount >= 0),
      backers integer not null check (backers >= 0),
      primary key (promo_id, bucket)
    )`,
    `create table crowd_updates (
      update_id text primary key,
      promo_id text not null references promotions (promo_id),
      title text not null,
      body text not null,
      time bigint not null
    )`,
    `create index crowd_updates_by_project on crowd_updates (promo_id, time)`,
  ],
};
