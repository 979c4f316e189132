import type { Selectable } from 'kysely';
import { coinExpiry, consumeLots, type LotPart } from '#rules/coin-lots.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import type { CoinSource } from '#server/db/tables/coins.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type CoinAccountRow, lockCoinAccount, zoneOf } from './coin-account.ts';
import { postMovement, type Transfer } from './post-movement.ts';

type Ledger = Pick<ShopContext, 'clock' | 'newId'>;
export type CoinLotRow = Selectable<Schema['coin_lots']>;

interface NewLot {
  readonly source: CoinSource;
  readonly refNo: string;
  readonly amount: number;
  /** 'pending' coins get their time when they become available. */
  readonly expires: 'pending' | 'by rule' | { readonly at: number };
}

/** Opens an empty lot for coins that a movement brings. @returns its id */
export async function openLot(
  { clock, newId }: Ledger,
  tx: Tx,
  account: CoinAccountRow,
  { source, refNo, amount, expires }: NewLot,
): Promise<string> {
  const now = clock.now();
  const id = newId();
  const expireTime =
    expires === 'pending' ? null : expires === 'by rule' ? coinExpiry(now, await zoneOf(tx, account)) : expires.at;
  await tx
    .insertInto('coin_lots')
    .values({
      id,
      account_id: account.account_id,
      source,
      ref_no: refNo,
      amount,
      available_time: expires === 'pending' ? null : now,
      expire_time: expireTime,
      reminded_days: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** The lots that hold coins to spend, the ones that run out first before the others. */
export function readSpendableLots(tx: Tx, accountId: string): Promise<CoinLotRow[]> {
  return tx
    .selectFrom('coin_lots')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('remaining', '>', 0)
    .orderBy('expire_time')
    .orderBy('id')
    .execute();
}

/** The parts of the lots that some coins are taken from, those that run out first; undefined where there are not as many. */
export async function partsToSpend(tx: Tx, accountId: string, amount: number): Promise<LotPart[] | undefined> {
  const lots = await readSpendableLots(tx, accountId);
  return consumeLots(
    lots.map(({ id, remaining }) => ({ lotId: id, amount: remaining })),
    amount,
  );
}

/**
 * Locks the coins of a member and takes out what has run out by now, so that nobody spends it before the job comes by.
 * Everything that writes about coins begins with this.
 */
export async function openCoinAccount(shop: Ledger, tx: Tx, accountId: string): Promise<CoinAccountRow> {
  const account = await lockCoinAccount(shop, tx, accountId);
  return account.available === 0 ? account : expireDueLots(shop, tx, account);
}

/** Takes out the coins whose time is over. @param because tells apart expiries of one time; without it, the job's */
export async function expireDueLots(
  shop: Ledger,
  tx: Tx,
  account: CoinAccountRow,
  because?: string,
): Promise<CoinAccountRow> {
  const due = await tx
    .selectFrom('coin_lots')
    .select(['id', 'remaining', 'expire_time'])
    .where('account_id', '=', account.account_id)
    .where('remaining', '>', 0)
    .where('expire_time', '<=', shop.clock.now())
    .orderBy('expire_time')
    .orderBy('id')
    .execute();
  let after = account;
  for (const expireTime of new Set(due.map((lot) => lot.expire_time))) {
    const transfers = due
      .filter((lot) => lot.expire_time === expireTime)
      .map(({ id, remaining }): Transfer => ({ lotId: id, amount: remaining, from: 'AVAILABLE', to: 'EXPIRED' }));
    const refNo = String(expireTime);
    const cause = `EXPIRE:${refNo}${because === undefined ? '' : `:${because}`}`;
    after = await postMovement(shop, tx, after, { type: 'EXPIRE', source: 'EXPIRY', cause, refNo, transfers });
  }
  return after;
}
