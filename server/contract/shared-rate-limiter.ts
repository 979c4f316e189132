import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { ShopContext } from '../shop-context.ts';
import type { Network } from '../security/network.ts';
import { refuseFor } from './rate-limiter.ts';
import type { Limit } from './rate-limits.ts';

type Counting = Pick<ShopContext, 'database' | 'clock' | 'tokenSecret'>;

/**
 * Counts a call in the database, for all processes together: a token bucket per name and network of the caller, each in one row.
 * The narrowest comes first, and what one refuses is counted for no wider one.
 * @throws RATE_LIMITED over HTTP 429 with `data.retryAfter` in seconds when there are too many
 */
export async function countShared(
  shop: Counting,
  name: string,
  { calls, perMs }: Pick<Limit, 'calls' | 'perMs'>,
  who: readonly Network[],
): Promise<void> {
  for (const { name: network, share } of who)
    await countOne(shop, `${name} ${digest(shop, network)}`, { calls: calls * share, perMs });
}

const digest = ({ tokenSecret }: Counting, who: string): string =>
  createHmac('sha256', tokenSecret).update(`limit ${who}`).digest('base64url');

/** A refused call writes nothing. */
async function countOne(
  { database, clock }: Counting,
  caller: string,
  { calls, perMs }: Pick<Limit, 'calls' | 'perMs'>,
): Promise<void> {
  const now = clock.now();
  const db = database.writers.relaxed;
  const elapsed = sql<number>`case when ${now} > rate_counts.counted_at then ${now} - rate_counts.counted_at else 0 end`;
  const full = sql<number>`rate_counts.tokens + (${elapsed}) * cast(${calls / perMs} as double precision)`;
  const refilled = sql<number>`case when ${full} > ${calls} then ${calls} else ${full} end`;
  const taken = await db
    .insertInto('rate_counts')
    .values({ caller, tokens: calls - 1, counted_at: now })
    .onConflict((conflict) =>
      conflict
        .column('caller')
        .doUpdateSet({ tokens: sql`(${refilled}) - 1`, counted_at: now })
        .where(sql<boolean>`(${refilled}) >= 1`),
    )
    .returning('tokens')
    .executeTakeFirst();
  if (taken) return;
  const row = await db
    .selectFrom('rate_counts')
    .select(['tokens', 'counted_at'])
    .where('caller', '=', caller)
    .executeTakeFirst();
  const tokens = row ? row.tokens + (Math.max(0, now - row.counted_at) * calls) / perMs : 0;
  refuseFor(((1 - Math.min(1, tokens)) * perMs) / calls);
}
