import type { Migration } from './migration.ts';

/** The withdrawal that took the place of a request. */
export const endedRequests: Migration = {
  name: '061-ended-requests',
  statements: () => [`alter table rmas add column revoke_no text`],
};
