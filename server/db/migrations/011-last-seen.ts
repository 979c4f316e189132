import type { Migration } from './migration.ts';

export const lastSeen: Migration = {
  name: '011-last-seen',
  statements: () => [`alter table sessions add column last_seen_at bigint`],
};
