import type { Migration } from './migration.ts';

/** Calls of the last hour that all processes count together, and the device that a wrong password came from. */
export const sharedLimits: Migration = {
  name: '045-shared-limits',
  statements: () => [
    `create table rate_counts (
      caller text primary key,
      tokens double precision not null,
      counted_at bigint not null
    )`,
    `create index rate_counts_by_time on rate_counts (counted_at)`,
    `alter table login_failures add column client_id text`,
  ],
};
