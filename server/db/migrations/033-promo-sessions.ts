import type { Migration } from './migration.ts';

/** Finds the sessions that a market sells in now, and their items, however many have been before. */
export const promoSessions: Migration = {
  name: '033-promo-sessions',
  statements: () => [
    `create index promo_sessions_by_market on promo_sessions (site, end_time)`,
    `create index promo_items_by_session on promo_items (session_id)`,
  ],
};
