import { adoptZone } from '#rules/coin-check-in.ts';
import { zoneNamed } from '#rules/dates.ts';
import { markets } from '#rules/markets.ts';
import type { MemberContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { prepared, type Slots } from '#server/db/prepared.ts';
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

/** The zone of an account once the caller's device has named its own. */
function adoptedZone(row: Pick<CoinAccountRow, 'time_zone' | 'time_zone_since'>, { client }: Caller, now: number) {
  const deviceZone = client.timeZone === undefined ? undefined : zoneNamed(client.timeZone);
  return adoptZone({ zone: row.time_zone, since: row.time_zone_since }, deviceZone, now);
}

const dayRows = prepared((db, { one }: Slots<{ accountId: string; now: number }>) =>
  db
    .selectFrom('accounts')
    .leftJoin('coin_accounts', 'coin_accounts.account_id', 'accounts.id')
    .select(['accounts.site', 'available', 'pending', 'time_zone', 'time_zone_since'])
    .select(['check_in_day', 'check_in_streak'])
    .select(({ selectFrom }) =>
      selectFrom('coin_lots')
        .select(({ fn }) => fn.sum<number | null>('remaining').as('over'))
        .where('coin_lots.account_id', '=', one('accountId'))
        .where('remaining', '>', 0)
        .where('expire_time', '<=', one('now'))
        .as('over'),
    )
    .where('accounts.id', '=', one('accountId')),
);

/** A member's coins and the zone of their days, for a read: nothing is written. One statement. */
export async function readMemberDay({ db, clock }: ShopContext, caller: Caller) {
  const { accountId } = caller.account;
  const now = clock.now();
  const [row] = await dayRows(db, { accountId, now });
  if (!row) throw new ShopError('UNAUTHORIZED');
  const { zone, since } = adoptedZone(row, caller, now);
  const available = row.available ?? 0;
  return {
    row: {
      ...{ account_id: accountId, available, pending: row.pending ?? 0, time_zone: zone, time_zone_since: since },
      ...{ check_in_day: row.check_in_day, check_in_streak: row.check_in_streak ?? 0 },
    },
    /** Without those whose time is over and that the job has still to take out. */
    balance: available - Number(row.over ?? 0),
    zone: zone ?? markets[row.site].timeZone,
  };
}

/** Locks a member's coins, keeps the zone of their device where it counts, and says which one begins their days. */
export async function openMemberDay(shop: ShopContext, tx: Tx, caller: Caller) {
  const row = await openCoinAccount(shop, tx, caller.account.accountId);
  const { zone, since } = adoptedZone(row, caller, shop.clock.now());
  const adopted = { ...row, time_zone: zone, time_zone_since: since };
  if (zone !== row.time_zone) {
    await tx
      .updateTable('coin_accounts')
      .set({ time_zone: zone, time_zone_since: since })
      .where('account_id', '=', row.account_id)
      .execute();
  }
  return { row: adopted, zone: await zoneOf(tx, adopted) };
}
