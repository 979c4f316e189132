import { decideCrowd } from '#machines/crowd/move.ts';
import { towardsGoal } from '#rules/crowd.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readCounts } from './counts.ts';
import { goalOf } from './projects.ts';
import { addUpdate } from './updates.ts';

const atOnce = 100;

/** What followers read once a project is decided. */
const said = {
  SUCCEEDED: {
    title: 'Goal reached: we’re making it',
    body: ['Enough of you want it. We’re ordering the tools now, and we’ll post updates here.'],
  },
  FAILED: {
    title: 'The goal was missed',
    body: ['Too few people wanted it. We won’t make it, and every pledge is being refunded in full.'],
  },
} as const;

/**
 * Job: decides the projects whose time is over. One with payments under way that could still reach its goal waits for them;
 * an unpaid order ends by itself, so that none waits for ever.
 * @returns how many are decided
 */
export function decideProjects(shop: ShopContext): Promise<number> {
  const due = shop.db
    .selectFrom('crowd_projects')
    .innerJoin('promotion_windows', 'promotion_windows.promo_id', 'crowd_projects.promo_id')
    .select('crowd_projects.promo_id')
    .distinct()
    .where('status', '=', 'OPEN')
    .where('end_time', '<=', shop.clock.now())
    .limit(atOnce);
  const read = inPages(due, ['crowd_projects.promo_id']);
  return workThrough(shop, {
    name: 'decide crowdfunding',
    read,
    keyOf: ({ promo_id: promoId }) => promoId,
    run: ({ promo_id: promoId }) => decide(shop, promoId),
  });
}

function decide(shop: ShopContext, promoId: string): Promise<boolean> {
  return withTransaction(shop, 'durable', async (tx) => {
    const now = shop.clock.now();
    const project = await tx
      .selectFrom('crowd_projects')
      .selectAll()
      .where('promo_id', '=', promoId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const { start_time: startTime, end_time: endTime } = await tx
      .selectFrom('promotion_windows')
      .select((row) => [row.fn.min('start_time').as('start_time'), row.fn.max('end_time').as('end_time')])
      .where('promo_id', '=', promoId)
      .executeTakeFirstOrThrow();
    // Before the sums: a pledge that is paid between the two reads counts, and is never waited for no more without counting.
    const waiting = await tx
      .selectFrom('crowd_pledges')
      .select('order_no')
      .where('promo_id', '=', promoId)
      .where('state', '=', 'HELD')
      .limit(1)
      .execute();
    const goal = goalOf(project);
    const pledged = towardsGoal(goal, (await readCounts(tx, [promoId]))(promoId));
    const record = { status: project.status, startTime: Number(startTime), endTime: Number(endTime) };
    const status = decideCrowd(record, { pledged, goal: goal.value, waiting: waiting.length }, now);
    if (status !== 'SUCCEEDED' && status !== 'FAILED') return false;
    await tx
      .updateTable('crowd_projects')
      .set((row) => ({ status, decided_at: now, version: row('version', '+', 1) }))
      .where('promo_id', '=', promoId)
      .execute();
    await addUpdate(shop, tx, promoId, said[status]);
    return true;
  });
}
