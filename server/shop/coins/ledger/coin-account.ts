import type { Selectable } from 'kysely';
import { markets } from '#rules/markets.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';

export type CoinAccountRow = Selectable<Schema['coin_accounts']>;

export interface CoinBalance {
  readonly available: number;
  /** Earned by orders that are not completed yet. */
  readonly pending: number;
}

/** The coins of a member as committed, without those whose time is over and that the job has still to take out. */
export async function readCoinBalance(db: Db, accountId: string, now: number): Promise<CoinBalance> {
  const row = await db
    .selectFrom('coin_accounts')
    .select((account) => [
      'available',
      'pending',
      account
        .selectFrom('coin_lots')
        .select((lot) => lot.fn.sum<number | null>('remaining').as('over'))
        .where('account_id', '=', accountId)
        .where('remaining', '>', 0)
        .where('expire_time', '<=', now)
        .as('over'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { available: (row?.available ?? 0) - Number(row?.over ?? 0), pending: row?.pending ?? 0 };
}

/**
 * Locks the coins of a member to work on, and makes the row where there is none: whoever comes second waits. Locked after
 * the order and the coupons, before any lot.
 */
export function lockCoinAccount({ clock }: Pick<ShopContext, 'clock'>, tx: Tx, accountId: string) {
  const now = clock.now();
  return tx
    .insertInto('coin_accounts')
    .values({ account_id: accountId, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ updated_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The clock of a member's days: the zone that was heard, before that the zone of the market they registered in. */
export async function zoneOf(db: Db, { account_id: accountId, time_zone: zone }: CoinAccountRow): Promise<string> {
  if (zone !== null) return zone;
  const { site } = await db.selectFrom('accounts').select('site').where('id', '=', accountId).executeTakeFirstOrThrow();
  return markets[site].timeZone;
}
