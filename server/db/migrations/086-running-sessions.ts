import type { Migration } from './migration.ts';

/** What a running flash session sells of a variant is asked with every offer: found without reading those that are to come. */
export const runningSessions: Migration = {
  name: '086-running-sessions',
  statements: () => [
    `drop index promo_sessions_by_market`,
    `create index promo_sessions_by_market on promo_sessions (site, end_time, start_time, promo_id, session_id)`,
    `drop index promo_items_by_session`,
    `create index promo_items_by_session on promo_items (session_id, sku)`,
  ],
};
