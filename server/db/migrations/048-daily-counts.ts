import type { Migration } from './migration.ts';

/** How much of something a person, a browser or a network has had on a day, by digests. */
export const dailyCounts: Migration = {
  name: '048-daily-counts',
  statements: () => [
    `create table daily_counts (
      subject text not null,
      day integer not null,
      count integer not null check (count > 0),
      primary key (subject, day)
    )`,
    `create index daily_counts_by_day on daily_counts (day)`,
  ],
};
