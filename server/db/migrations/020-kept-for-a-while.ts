import type { Migration } from './migration.ts';

/**
 * Files that nothing refers to are removed: when a file was last found in use, and which ones are being removed. What an
 * uploader has stored within a day is counted for the quota. Orders of deleted members lose what names a person when the law
 * does not ask for it any more.
 */
export const keptForAWhile: Migration = {
  name: '020-kept-for-a-while',
  statements: () => [
    `alter table media add column used_at bigint not null default 0`,
    `alter table media add column removed_at bigint`,
    `create index media_by_use on media (used_at)`,
    `alter table orders add column stripped_at bigint`,
    `create index orders_to_strip on orders (placed_time) where stripped_at is null`,
    `create index media_by_account on media (account_id, created_at)`,
  ],
};
