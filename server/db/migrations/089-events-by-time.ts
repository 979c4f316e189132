import type { Migration } from './migration.ts';

/** How far a database has come: its newest event of an order, by which one that is older than it was is known. */
export const eventsByTime: Migration = {
  name: '089-events-by-time',
  statements: () => [`create index order_events_by_time on order_events (time)`],
};
