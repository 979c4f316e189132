import type { Migration } from './migration.ts';

/** How the comparison of the books finds what they call paid back since an instant. */
export const refundsByTime: Migration = {
  name: '094-refunds-by-time',
  statements: () => [`create index refunds_by_settled_time on refunds (settled_time) where settled_time is not null`],
};
