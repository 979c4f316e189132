import { randomUUID } from 'node:crypto';
import { hour } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { createProject, tierItemId } from '#server/shop/promotions/crowd/create-project.ts';
import { decideProjects } from '#server/shop/promotions/crowd/decide-projects.ts';
import { refundFailedPledges } from '#server/shop/pledge-orders.ts';
import { besideShop } from './ops.ts';

/** Starts a project of the US that nobody can reach: one tier for 129.00, three pieces needed, an hour left. */
export async function startProject(title: string): Promise<{ id: string; tier: string }> {
  const id = `crowd-${randomUUID().slice(0, 8)}`;
  const sku = `LM-${id.toUpperCase()}`;
  await besideShop((shop) =>
    withTransaction(shop, 'durable', async (tx) => {
      const now = shop.clock.now();
      await createProject(tx, now, shop.newId, {
        ...{ id, title, summary: 'It hangs.', spu: `${sku}-SPU`, drawing: 'TRIO' },
        picture: { slug: 'sq-parcel', alt: 'Closed carton' },
        goal: { kind: 'UNITS', value: 3 },
        ...{ startTime: now - hour, endTime: now + hour },
        ...{ story: ['It hangs.'], numbers: [], risks: ['Glass breaks.'], milestones: [] },
        tiers: [
          {
            ...{ tierId: 'one', sku, title: 'One of them', shipMonth: '2051-05', quota: 5, perBuyerLimit: 2 },
            ...{ amounts: { US: 12_900 }, later: { US: 19_900 } },
          },
        ],
      });
    }),
  );
  return { id, tier: tierItemId(id, 'one', 'US') };
}

/** Lets the time of a project be over, and does at once what the shop does within half a minute. */
export async function endProject(id: string): Promise<void> {
  await besideShop(async (shop) => {
    const endTime = shop.clock.now();
    await shop.db.updateTable('promotion_windows').set({ end_time: endTime }).where('promo_id', '=', id).execute();
    await decideProjects(shop);
    await refundFailedPledges(shop);
  });
}
