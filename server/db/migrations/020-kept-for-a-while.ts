import type { Migration } from './migration.ts';

/**
 * Files that nothing refers to are removed: when a file was last found in use, and which ones are being removed. What an
 * uploader has stored within a day is counted for the quota.
 */
export const unusedMedia: Migration = {
  name: '020-unused-media',
  statements: () => [
    `alter table media add column used_at bigint not null default 0`,
    `alter table media add column removed_at bigint`,
    `create index media_by_use on media (used_at)`,
    `create index media_by_account on media (account_id, created_at)`,
  ],
};
