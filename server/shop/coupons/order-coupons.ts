import { couponAt, type CouponStand, moveCoupon } from '#machines/coupon/move.ts';
import type { CouponEvent } from '#machines/coupon/types.ts';
import type { ErrorCode } from '#openapi/errors.ts';
import type { CouponStatus } from '#rules/coupon-terms.ts';
import { day } from '#rules/durations.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import {
  type CouponRow,
  readTemplates,
  standOf,
  type StoredCoupon,
  storedCoupon,
  type TemplateRow,
  lockCouponRows,
  withTemplates,
  writeStand,
} from './coupon-row.ts';

type Deps = Pick<ShopContext, 'clock'>;

/** A coupon that an order is placed with. Amounts are minor units of the order's currency. */
export interface UsedCoupon {
  readonly couponId: string;
  /** Above 0; of a gift, which takes nothing off, 0 or its worth. */
  readonly discount: number;
  /** What it could at most take off: eligible goods or the delivery. */
  readonly subtotal: number;
}

/** How long a coupon that is over is still offered with its reason, in ms. */
const recently = 7 * day;
const mostInWallet = 200;

const refusals: Readonly<Partial<Record<CouponStatus, ErrorCode>>> = {
  WAITING: 'COUPON_NOT_STARTED',
  LOCKED: 'COUPON_LOCKED',
  USED: 'COUPON_USED',
  EXPIRED: 'COUPON_EXPIRED',
  REVOKED: 'COUPON_REVOKED',
};

/**
 * The coupons of a member that an order can ask for: those that are not over for a week, what ends first in front, 200 at
 * most; or exactly these of the member, whatever became of them.
 */
export async function readWallet(
  db: Db,
  { accountId, couponIds, now }: { accountId: string; couponIds?: readonly string[]; now: number },
): Promise<StoredCoupon[]> {
  if (couponIds?.length === 0) return [];
  const own = db.selectFrom('coupons').selectAll().where('account_id', '=', accountId);
  const rows = await (
    couponIds
      ? own.where('coupon_id', 'in', couponIds)
      : own.where('status', '!=', 'USED').where('valid_to', '>', now - recently)
  )
    .orderBy('valid_to')
    .orderBy('coupon_id')
    .limit(mostInWallet)
    .execute();
  return withTemplates(db, rows, now);
}

/** The coupons that an order was placed with, in the order of their ids, as they stand now. */
export async function readOrderCoupons(
  db: Db,
  orderNo: string,
  now: number,
): Promise<(StoredCoupon & { readonly discount: number })[]> {
  const rows = await db
    .selectFrom('order_coupons')
    .innerJoin('coupons', (join) =>
      join
        .onRef('coupons.account_id', '=', 'order_coupons.account_id')
        .onRef('coupons.coupon_id', '=', 'order_coupons.coupon_id'),
    )
    .selectAll('coupons')
    .select('order_coupons.discount_amount as discount')
    .where('order_coupons.order_no', '=', orderNo)
    .orderBy('coupons.coupon_id')
    .execute();
  const templates = await readTemplates(
    db,
    rows.map(({ template_id: templateId }) => templateId),
  );
  return rows.flatMap(({ discount, ...row }) => {
    const template = templates.get(row.template_id);
    return template ? [{ ...storedCoupon(row, template, now), discount }] : [];
  });
}

/**
 * Holds coupons for an order that is being placed; the same order may ask again.
 * @throws NOT_FOUND for a coupon of somebody else, COUPON_NOT_STARTED, COUPON_LOCKED, COUPON_USED, COUPON_EXPIRED,
 * COUPON_REVOKED
 */
export async function lockCoupons(
  { clock }: Deps,
  tx: Tx,
  { accountId, orderNo, used }: { accountId: string; orderNo: string; used: readonly UsedCoupon[] },
): Promise<void> {
  const now = clock.now();
  const couponIds = used.map(({ couponId }) => couponId);
  const rows = new Map(
    (await lockCouponRows(tx, { accountId, couponIds, now })).map((row): [string, CouponRow] => [row.coupon_id, row]),
  );
  const templates = await readTemplates(
    tx,
    [...rows.values()].map(({ template_id: templateId }) => templateId),
  );
  for (const coupon of used) {
    const row = rows.get(coupon.couponId);
    if (!row) throw new ShopError('NOT_FOUND');
    if (row.status === 'LOCKED' && row.order_no === orderNo) continue;
    const locked = lock(row, templates.get(row.template_id), { orderNo, now, ...coupon });
    if (!locked.ok) throw locked.error;
    await writeStand(tx, row, locked.stand, { now });
    await tx
      .insertInto('order_coupons')
      .values({
        order_no: orderNo,
        coupon_id: coupon.couponId,
        account_id: accountId,
        discount_amount: coupon.discount,
        subtotal_amount: coupon.subtotal,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['order_no', 'coupon_id'])
          .doUpdateSet({ discount_amount: coupon.discount, subtotal_amount: coupon.subtotal }),
      )
      .execute();
  }
}

type Locked = { readonly ok: true; readonly stand: CouponStand } | { readonly ok: false; readonly error: Error };

function lock(
  row: CouponRow,
  template: TemplateRow | undefined,
  { orderNo, now, discount, subtotal }: UsedCoupon & { orderNo: string; now: number },
): Locked {
  const stand = couponAt(standOf(row), now);
  // A gift takes nothing off; the machine asks for an amount, so it holds the smallest one.
  const amounts = template?.kind === 'GIFT' ? { discount: 1, subtotal: 1 } : { discount, subtotal };
  const move = moveCoupon(stand, { type: 'coupon.lock', orderNo, ...amounts, now });
  if (move.ok) return { ok: true, stand: move };
  const code = refusals[stand.status];
  const error = code
    ? new ShopError(code)
    : new Error(`Coupon ${row.coupon_id} cannot take ${discount} off ${subtotal} of order ${orderNo}`);
  return { ok: false, error };
}

/** The order was paid: what it holds is used. Safe to repeat. */
export async function useCoupons({ clock }: Deps, tx: Tx, orderNo: string): Promise<void> {
  const now = clock.now();
  await moveHeld(tx, orderNo, { event: { type: 'order.paid', orderNo }, now, usedTime: now });
}

/** The order came to nothing before it was paid: what it held is free again, or over where its time ran out. Safe to repeat. */
export async function unlockCoupons({ clock }: Deps, tx: Tx, orderNo: string): Promise<void> {
  const now = clock.now();
  await moveHeld(tx, orderNo, { event: { type: 'order.closed', orderNo, now }, now });
}

/** The whole order came back: so do its coupons, for seven more days where their time is over. Safe to repeat. */
export async function returnCoupons({ clock }: Deps, tx: Tx, orderNo: string): Promise<void> {
  const now = clock.now();
  await moveHeld(tx, orderNo, { event: { type: 'order.returned', orderNo, now }, now });
}

async function moveHeld(
  tx: Tx,
  orderNo: string,
  { event, now, usedTime = null }: { event: CouponEvent; now: number; usedTime?: number | null },
): Promise<void> {
  const held = await tx
    .updateTable('coupons')
    .set({ updated_at: now })
    .where('order_no', '=', orderNo)
    .returningAll()
    .execute();
  for (const row of held) {
    const move = moveCoupon(standOf(row), event);
    if (move.ok) await writeStand(tx, row, move, { now, usedTime });
  }
}

/**
 * The payment of a closed order came after all: holds what the order was placed with once more.
 * @returns false, with nothing changed, when one of its coupons cannot be had any more
 */
export async function relockCoupons({ clock }: Deps, tx: Tx, orderNo: string): Promise<boolean> {
  const now = clock.now();
  const placed = await tx.selectFrom('order_coupons').selectAll().where('order_no', '=', orderNo).execute();
  const [first] = placed;
  if (!first) return true;
  const { account_id: accountId } = first;
  const couponIds = placed.map(({ coupon_id: couponId }) => couponId);
  const rows = await lockCouponRows(tx, { accountId, couponIds, now });
  const templates = await readTemplates(
    tx,
    rows.map(({ template_id: templateId }) => templateId),
  );
  const moves = placed.map((use) => {
    const row = rows.find(({ coupon_id: couponId }) => couponId === use.coupon_id);
    if (!row) return undefined;
    if (row.order_no === orderNo) return { row, stand: standOf(row) };
    const { discount_amount: discount, subtotal_amount: subtotal } = use;
    const held = { couponId: row.coupon_id, orderNo, discount, subtotal, now };
    const locked = lock(row, templates.get(row.template_id), held);
    return locked.ok ? { row, stand: locked.stand } : undefined;
  });
  if (moves.includes(undefined)) return false;
  for (const move of moves) {
    if (move && move.row.order_no !== orderNo) await writeStand(tx, move.row, move.stand, { now });
  }
  return true;
}
