import { adoptZone } from '#rules/coin-check-in.ts';
import { zoneNamed } from '#rules/dates.ts';
import type { MemberContext } from '#server/contract/request-context.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type CoinAccountRow, zoneOf } from './ledger/coin-account.ts';
import { openCoinAccount } from './ledger/lots.ts';

type Caller = Pick<MemberContext, 'account' | 'client'>;

/** The coins of a member as committed, with nothing in them where there is no row yet. */
export async function readCoinAccount(db: Db, accountId: string): Promise<CoinAccountRow> {
  const row = await db.selectFrom('coin_accounts').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  return (
    row ?? {
      ...{ account_id: accountId, available: 0, pending: 0, locked: 0, time_zone: null, time_zone_since: null },
      ...{ check_in_day: null, check_in_streak: 0, created_at: 0, updated_at: 0 },
    }
  );
}

/** The account with the zone that it has once the caller's device has named its own. */
function withZone(row: CoinAccountRow, { client }: Caller, now: number): CoinAccountRow {
  const deviceZone = client.timeZone === undefined ? undefined : zoneNamed(client.timeZone);
  const { zone, since } = adoptZone({ zone: row.time_zone, since: row.time_zone_since }, deviceZone, now);
  return { ...row, time_zone: zone, time_zone_since: since };
}

/** A member's coins and the zone of their days, for a read: nothing is written. */
export async function readMemberDay(shop: ShopContext, caller: Caller) {
  const row = withZone(await readCoinAccount(shop.db, caller.account.accountId), caller, shop.clock.now());
  return { row, zone: await zoneOf(shop.db, row) };
}

/** Locks a member's coins, keeps the zone of their device where it counts, and says which one begins their days. */
export async function openMemberDay(shop: ShopContext, tx: Tx, caller: Caller) {
  const row = await openCoinAccount(shop, tx, caller.account.accountId);
  const adopted = withZone(row, caller, shop.clock.now());
  const { time_zone, time_zone_since } = adopted;
  if (time_zone !== row.time_zone) {
    await tx
      .updateTable('coin_accounts')
      .set({ time_zone, time_zone_since })
      .where('account_id', '=', row.account_id)
      .execute();
  }
  return { row: adopted, zone: await zoneOf(tx, adopted) };
}
