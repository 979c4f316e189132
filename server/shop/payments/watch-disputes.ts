import { day, hour } from '#rules/durations.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { receiveDispute } from './receive-dispute.ts';

/** How far back the list of the provider is read each time: a shop that was off for less misses nothing. */
const lookBack = 7 * day;

/** An open dispute is asked for by itself once nothing was heard of it for so long. */
const silence = hour;
const atOnce = 20;

/**
 * Job: asks the provider for the disputes whose webhooks did not come, and how those stand that have been open in silence.
 * @returns how many it asked for
 */
export async function watchDisputes(shop: ShopContext): Promise<number> {
  return (await readList(shop)) + (await askForOpen(shop));
}

async function readList(shop: ShopContext): Promise<number> {
  const changedSince = shop.clock.now() - lookBack;
  let count = 0;
  let after: string | undefined;
  do {
    const page = await shop.payments.listDisputes({ changedSince, after });
    if (!page.ok) {
      shop.log.warn({ code: page.failure.code }, 'the provider did not answer with its disputes');
      return count;
    }
    const { list } = page.value;
    await workThrough(shop, {
      name: 'take in disputes',
      read: async (after?: (typeof list)[number]) => (after ? [] : list),
      keyOf: ({ disputeRef }) => disputeRef,
      run: async (dispute) => {
        await receiveDispute(shop, dispute);
        return false;
      },
    });
    count += list.length;
    after = page.value.next;
  } while (after !== undefined);
  return count;
}

async function askForOpen(shop: ShopContext): Promise<number> {
  const now = shop.clock.now();
  const silent = shop.db
    .selectFrom('disputes')
    .select(['id', 'dispute_ref', 'updated_at'])
    .where('status', '=', 'OPEN')
    .where('updated_at', '<=', now - silence)
    .limit(atOnce);
  const read = inPages(silent, ['updated_at', 'id']);
  return workThrough(shop, {
    name: 'ask for open disputes',
    read,
    keyOf: ({ dispute_ref: ref }) => ref,
    run: async ({ id, dispute_ref: ref }) => {
      await shop.db.updateTable('disputes').set({ updated_at: now }).where('id', '=', id).execute();
      const dispute = await shop.payments.getDispute(ref);
      if (dispute.ok) await receiveDispute(shop, dispute.value);
      else shop.log.warn({ disputeRef: ref, code: dispute.failure.code }, 'the provider did not answer with a dispute');
      return true;
    },
  });
}
