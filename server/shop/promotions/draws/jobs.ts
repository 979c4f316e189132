import type { Job } from '#server/jobs/runner.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { announceDraw, giveDrawPrizes } from './announce-draw.ts';
import { findDraw } from './draw-row.ts';
import { holdDraw, sealEntries } from './hold-draw.ts';

const atOnce = 20;

/**
 * Carries draws on: entries are sealed at their close, winners drawn once the beacon has spoken, and told. A draw
 * that cannot go on is passed and in the log.
 * @returns how many went on
 */
export async function advanceDraws(shop: ShopContext): Promise<number> {
  const now = shop.clock.now();
  const due = shop.db
    .selectFrom('draws')
    .select(['promo_id', 'close_time'])
    .where((row) =>
      row.or([
        row.and([row('status', '=', 'SCHEDULED'), row('close_time', '<=', now)]),
        row.and([row('status', '=', 'CLOSED'), row('round_time', '<=', now)]),
        row('status', '=', 'DRAWN'),
      ]),
    )
    .limit(atOnce);
  const read = inPages(due, ['close_time', 'promo_id']);
  return workThrough(shop, {
    name: 'advance draws',
    read,
    keyOf: ({ promo_id: promoId }) => promoId,
    run: async ({ promo_id: promoId }) => {
      let hasMoved = false;
      for (const step of [sealEntries, holdDraw, announceDraw]) {
        const row = await findDraw(shop.db, promoId);
        if (row && (await step(shop, row))) hasMoved = true;
      }
      return hasMoved;
    },
  });
}

export const drawJobs: readonly Job[] = [
  { name: 'advance draws', everyMs: 10_000, run: advanceDraws },
  { name: 'give draw prizes', everyMs: 10_000, run: giveDrawPrizes },
];
