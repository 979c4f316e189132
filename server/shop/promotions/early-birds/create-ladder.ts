import { sites } from '#rules/markets.ts';
import type { PromotionStatus } from '#rules/promotion-states.ts';
import type { Tx } from '#server/db/schema.ts';
import { createPromotion } from '../create-promotion.ts';
import { addItems } from '../quota/add-items.ts';
import type { LadderPlan } from './ladder-file.ts';

/** Writes a ladder with an item for each step in each of its markets. @returns whether it is new */
export async function createLadder(tx: Tx, plan: LadderPlan, status: PromotionStatus, now: number): Promise<boolean> {
  const { handle, title, summary, sku, steps, windows } = plan;
  const promotion = { promoId: handle, type: 'EARLY_BIRD', handle, title, summary, status, windows } as const;
  if (!(await createPromotion(tx, promotion, now))) return false;
  const limits = { per_order_limit: plan.perOrderLimit, per_buyer_limit: plan.perBuyerLimit };
  await addItems(
    tx,
    sites
      .filter((site) => windows[site] !== undefined)
      .flatMap((site) =>
        steps.map(({ quota, amounts }, index) => ({
          ...{ promo_item_id: ladderItem(handle, site, index), promo_id: handle, site, sku, session_id: null },
          ...{ tier: index + 1, amount: amounts[site] ?? 0, quota, sort: index, ...limits },
        })),
      ),
  );
  return true;
}

/** The item of a step, counted from 0. */
export const ladderItem = (handle: string, site: string, index: number): string =>
  `${handle}-${site.toLowerCase()}-${index + 1}`;
