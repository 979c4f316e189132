import type { Migration } from './migration.ts';

export const pageTimes: Migration = {
  name: '007-page-times',
  statements: () => [
    `create table page_times (
      id text primary key,
      client_id text not null,
      path text not null,
      path_name text not null,
      module_id text not null,
      activity_name text not null,
      duration bigint not null,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index page_times_by_path on page_times (path_name, created_at)`,
  ],
};
