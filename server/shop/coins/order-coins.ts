import { shareOverLots, consumeLots, refundedCoinExpiry, type LotPart, coinExpiry } from '#rules/coin-lots.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import type { CoinBook, CoinSource } from '#server/db/tables/coins.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type CoinAccountRow, zoneOf } from './ledger/coin-account.ts';
import { expireDueLots, openCoinAccount, openLot, partsToSpend, readSpendableLots } from './ledger/lots.ts';
import { partsOfOrder, payerOf, repeatedCause } from './ledger/order-ledger.ts';
import { isWritten, postMovement, type Transfer } from './ledger/post-movement.ts';

// The coins of an order. The caller has locked the order and its coupons; every function can be called again and then
// does nothing, and none of them lets a balance fall below 0.

export { readCoinBalance } from './ledger/coin-account.ts';

type Shop = Pick<ShopContext, 'clock' | 'newId'>;

const transfersOf = (parts: readonly LotPart[], from: CoinBook, to: CoinBook): Transfer[] =>
  parts.map(({ lotId, amount }) => ({ lotId, amount, from, to }));

const sumOf = (parts: readonly LotPart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** Holds coins for an order that was placed, those that run out first. @throws COIN_BALANCE */
export async function lockCoins(
  shop: Shop,
  tx: Tx,
  { accountId, orderNo, amount }: { readonly accountId: string; readonly orderNo: string; readonly amount: number },
): Promise<void> {
  const account = await openCoinAccount(shop, tx, accountId);
  if (amount === 0 || (await payerOf(tx, orderNo)) !== undefined) return;
  if (!(await hold(shop, tx, account, { orderNo, amount }))) throw new ShopError('COIN_BALANCE');
}

/** The order is paid: what it held is spent. */
export async function spendCoins(shop: Shop, tx: Tx, orderNo: string): Promise<void> {
  const accountId = await payerOf(tx, orderNo);
  if (accountId === undefined) return;
  const account = await openCoinAccount(shop, tx, accountId);
  const parts = await partsOfOrder(tx, orderNo, 'LOCKED');
  if (parts.length === 0) return;
  await postMovement(shop, tx, account, {
    ...ofOrder(orderNo),
    type: 'SPEND',
    cause: await repeatedCause(tx, orderNo, 'SPEND'),
    transfers: transfersOf(parts, 'LOCKED', 'REDEEMED'),
  });
}

/** The order is closed or cancelled before it was paid: what it held comes back; what ran out meanwhile is gone. */
export async function unlockCoins(shop: Shop, tx: Tx, orderNo: string): Promise<void> {
  const accountId = await payerOf(tx, orderNo);
  if (accountId === undefined) return;
  const account = await openCoinAccount(shop, tx, accountId);
  const parts = await partsOfOrder(tx, orderNo, 'LOCKED');
  if (parts.length === 0) return;
  const cause = await repeatedCause(tx, orderNo, 'UNLOCK');
  const transfers = transfersOf(parts, 'LOCKED', 'AVAILABLE');
  const after = await postMovement(shop, tx, account, { ...ofOrder(orderNo), type: 'UNLOCK', cause, transfers });
  await expireDueLots(shop, tx, after, cause);
}

/** A closed order was paid late and needs its coins again. @returns false where the balance does not cover it any more */
export async function relockCoins(shop: Shop, tx: Tx, orderNo: string): Promise<boolean> {
  const accountId = await payerOf(tx, orderNo);
  if (accountId === undefined) return true;
  const account = await openCoinAccount(shop, tx, accountId);
  const [isHeld, isSpent] = await Promise.all([
    partsOfOrder(tx, orderNo, 'LOCKED'),
    partsOfOrder(tx, orderNo, 'REDEEMED'),
  ]);
  if (isHeld.length > 0 || isSpent.length > 0) return true;
  const { available_change: change } = await tx
    .selectFrom('coin_movements')
    .select('available_change')
    .where('order_no', '=', orderNo)
    .where('type', '=', 'LOCK')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return hold(shop, tx, account, { orderNo, amount: -change });
}

/**
 * Gives coins of a paid order back to the lots that paid, at most what they have still to get; those of a lot that has
 * run out live 30 days more. Once per `refNo`.
 */
export async function refundCoins(
  shop: Shop,
  tx: Tx,
  { orderNo, amount, refNo }: { readonly orderNo: string; readonly amount: number; readonly refNo: string },
): Promise<void> {
  const accountId = await payerOf(tx, orderNo);
  if (accountId === undefined || amount <= 0) return;
  const account = await openCoinAccount(shop, tx, accountId);
  const cause = `REFUND:${refNo}`;
  if (await isWritten(tx, accountId, cause)) return;
  const parts = shareOverLots(await partsOfOrder(tx, orderNo, 'REDEEMED'), amount);
  if (parts.length === 0) return;
  const { overdue, living } = await splitByExpiry(shop, tx, parts);
  const transfers = transfersOf(living, 'REDEEMED', 'AVAILABLE');
  if (overdue.length > 0) {
    const expires = { at: refundedCoinExpiry(shop.clock.now(), await zoneOf(tx, account)) };
    const lotId = await openLot(shop, tx, account, { source: 'REFUND', refNo, amount: sumOf(overdue), expires });
    // Through the lot that paid, so that what it has still to get is the sum of its own entries.
    transfers.push(...transfersOf(overdue, 'REDEEMED', 'EXPIRED'), {
      lotId,
      amount: sumOf(overdue),
      from: 'EXPIRED',
      to: 'AVAILABLE',
    });
  }
  await postMovement(shop, tx, account, { type: 'REFUND', source: 'ORDER', cause, refNo, orderNo, transfers });
}

/** The order is paid: what it earns is shown, and becomes usable when it is completed. */
export async function grantOrderCoins(
  shop: Shop,
  tx: Tx,
  { accountId, orderNo, amount }: { readonly accountId: string; readonly orderNo: string; readonly amount: number },
): Promise<void> {
  if (amount <= 0) return;
  const account = await openCoinAccount(shop, tx, accountId);
  const cause = `EARN_PENDING:${orderNo}`;
  if (await isWritten(tx, accountId, cause)) return;
  const lotId = await openLot(shop, tx, account, { source: 'ORDER', refNo: orderNo, amount, expires: 'pending' });
  await postMovement(shop, tx, account, {
    ...ofOrder(orderNo),
    type: 'EARN_PENDING',
    cause,
    transfers: [{ lotId, amount, from: 'ISSUED', to: 'PENDING' }],
  });
}

/** The order is completed: what it earned can be used, and runs out by the rule from now on. */
export async function releaseOrderCoins(shop: Shop, tx: Tx, orderNo: string): Promise<void> {
  const earned = await readEarnedLot(tx, orderNo);
  if (!earned) return;
  const account = await openCoinAccount(shop, tx, earned.account_id);
  const lot = await readEarnedLot(tx, orderNo);
  if (!lot || lot.pending === 0) return;
  const now = shop.clock.now();
  await tx
    .updateTable('coin_lots')
    .set({ available_time: now, expire_time: coinExpiry(now, await zoneOf(tx, account)) })
    .where('id', '=', lot.id)
    .execute();
  await postMovement(shop, tx, account, {
    ...ofOrder(orderNo),
    type: 'EARN',
    cause: `EARN:${orderNo}`,
    transfers: [{ lotId: lot.id, amount: lot.pending, from: 'PENDING', to: 'AVAILABLE' }],
  });
}

/**
 * Takes back what an order earned: its own coins first, then those that run out first, and no more than there are. Once
 * per `refNo`.
 * @returns the coins that could not be taken
 */
export async function clawBackCoins(
  shop: Shop,
  tx: Tx,
  { orderNo, amount, refNo }: { readonly orderNo: string; readonly amount: number; readonly refNo: string },
): Promise<number> {
  const earned = await readEarnedLot(tx, orderNo);
  if (!earned || amount <= 0) return 0;
  const { account_id: accountId } = earned;
  const account = await openCoinAccount(shop, tx, accountId);
  const cause = `CLAWBACK:${refNo}`;
  const before = await tx
    .selectFrom('coin_movements')
    .select('shortfall')
    .where('account_id', '=', accountId)
    .where('cause', '=', cause)
    .executeTakeFirst();
  if (before) return before.shortfall;
  const lot = await readEarnedLot(tx, orderNo);
  const fromPending = Math.min(lot?.pending ?? 0, amount);
  const fromAvailable = Math.min(account.available, amount - fromPending);
  const lots = await readSpendableLots(tx, accountId);
  const ownFirst = [...lots.filter(({ id }) => id === earned.id), ...lots.filter(({ id }) => id !== earned.id)];
  const parts = consumeLots(
    ownFirst.map(({ id, remaining }) => ({ lotId: id, amount: remaining })),
    fromAvailable,
  );
  const shortfall = amount - fromPending - fromAvailable;
  await postMovement(shop, tx, account, {
    type: 'CLAWBACK',
    source: 'ORDER',
    cause,
    refNo,
    orderNo,
    shortfall,
    transfers: [
      ...(fromPending > 0 ? transfersOf([{ lotId: earned.id, amount: fromPending }], 'PENDING', 'RECLAIMED') : []),
      ...transfersOf(parts ?? [], 'AVAILABLE', 'RECLAIMED'),
    ],
  });
  return shortfall;
}

/** Gives a member coins at once, such as a refund in coins or a reward. Once per source and `refNo`. */
export async function creditCoins(
  shop: Shop,
  tx: Tx,
  credit: {
    readonly accountId: string;
    readonly amount: number;
    readonly source: CoinSource;
    readonly refNo: string;
    readonly text?: string;
    /** Growth points that come with it. */
    readonly points?: number;
  },
): Promise<void> {
  const { accountId, amount, source, refNo, text, points } = credit;
  if (amount <= 0) return;
  const account = await openCoinAccount(shop, tx, accountId);
  const cause = `CREDIT:${source}:${refNo}`;
  if (await isWritten(tx, accountId, cause)) return;
  const lotId = await openLot(shop, tx, account, { source, refNo, amount, expires: 'by rule' });
  await postMovement(shop, tx, account, {
    type: source === 'REFUND' ? 'REFUND' : source === 'STAFF' ? 'ADJUST' : 'EARN',
    source,
    cause,
    refNo,
    transfers: [{ lotId, amount, from: 'ISSUED', to: 'AVAILABLE' }],
    ...(text === undefined ? {} : { text }),
    ...(points === undefined ? {} : { points }),
  });
}

const ofOrder = (orderNo: string) => ({ source: 'ORDER', refNo: orderNo, orderNo }) as const;

/** @returns false where the balance does not cover the amount; nothing is written then */
async function hold(
  shop: Shop,
  tx: Tx,
  account: CoinAccountRow,
  { orderNo, amount }: { readonly orderNo: string; readonly amount: number },
): Promise<boolean> {
  const parts = await partsToSpend(tx, account.account_id, amount);
  if (!parts) return false;
  await postMovement(shop, tx, account, {
    ...ofOrder(orderNo),
    type: 'LOCK',
    cause: await repeatedCause(tx, orderNo, 'LOCK'),
    transfers: transfersOf(parts, 'AVAILABLE', 'LOCKED'),
  });
  return true;
}

/** The lot of what an order earned. */
function readEarnedLot(tx: Tx, orderNo: string) {
  return tx
    .selectFrom('coin_lots')
    .select(['id', 'account_id', 'pending'])
    .where('ref_no', '=', orderNo)
    .where('source', '=', 'ORDER')
    .executeTakeFirst();
}

/** Which of the parts belong to lots that have run out. */
async function splitByExpiry(shop: Shop, tx: Tx, parts: readonly LotPart[]) {
  const rows = await tx
    .selectFrom('coin_lots')
    .select(['id', 'expire_time'])
    .where(
      'id',
      'in',
      parts.map(({ lotId }) => lotId),
    )
    .execute();
  const now = shop.clock.now();
  const over = new Set(rows.filter(({ expire_time: time }) => time !== null && time <= now).map(({ id }) => id));
  return {
    overdue: parts.filter(({ lotId }) => over.has(lotId)),
    living: parts.filter(({ lotId }) => !over.has(lotId)),
  };
}
