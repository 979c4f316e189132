import type { Migration } from './migration.ts';

/** Winners whose prize waits, and why it cannot be given. */
export const drawGifts: Migration = {
  name: '084-draw-gifts',
  statements: () => [
    `alter table draw_winners add column refusal text`,
    `create index draw_winners_waiting on draw_winners (promo_id, place) where granted_at is null`,
  ],
};
