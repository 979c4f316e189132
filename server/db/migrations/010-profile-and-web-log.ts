import type { Migration } from './migration.ts';

export const profileAndWebLog: Migration = {
  name: '010-profile-and-web-log',
  statements: () => [
    `alter table accounts add column theme_id integer not null default 3`,
    `alter table accounts add column deletion_reason text`,
    `alter table mail_inbox add column attachments text not null default '[]'`,
    `create table web_log (
      id text primary key,
      trace_id text not null,
      app_id text not null,
      client_id text not null,
      href text not null,
      data text not null,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index web_log_by_time on web_log (created_at)`,
    `create index web_log_by_trace on web_log (trace_id, created_at)`,
    `create index page_times_by_time on page_times (created_at)`,
  ],
};
