import type { Selectable } from 'kysely';
import { couponAt, type CouponStand, moveCoupon } from '#machines/coupon/move.ts';
import type { CouponTerms, WalletCoupon } from '#rules/coupon-terms.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';
import { newcomerSources } from './newcomer-places.ts';

export type CouponRow = Selectable<Schema['coupons']>;
export type TemplateRow = Selectable<Schema['coupon_templates']>;

/** A coupon of a member with what its pages say about it. Instants are epoch ms. */
export interface StoredCoupon extends WalletCoupon {
  readonly name: string;
  readonly scopeText: string;
  readonly orderNo: string | null;
  readonly usedTime: number | null;
  /** Given to new members: once at an address. */
  readonly isForNewcomers: boolean;
}

/** What a template does. */
export const termsOf = (template: TemplateRow): CouponTerms => ({
  templateId: template.template_id,
  site: template.site,
  kind: template.kind,
  value: template.value,
  capAmount: template.cap_amount,
  thresholdAmount: template.threshold_amount,
  scope: template.scope,
  includeIds: JSON.parse(template.include_ids),
  excludeIds: JSON.parse(template.exclude_ids),
  buyTypes: JSON.parse(template.buy_types),
  withShippingCoupon: template.with_shipping_coupon === 1,
  withPromoPrice: template.with_promo_price === 1,
  gift: template.gift_sku === null ? null : { sku: template.gift_sku, quantity: template.gift_quantity ?? 1 },
});

/** Where a coupon stands, as its machine is asked. */
export const standOf = (row: CouponRow): CouponStand => ({
  status: row.status,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  orderNo: row.order_no,
  discount: row.discount_amount,
});

/** A coupon at an instant: what has begun or run out since its row was written is told as it is. */
export function storedCoupon(row: CouponRow, template: TemplateRow, now: number): StoredCoupon {
  const { status, validFrom, validTo, orderNo } = couponAt(standOf(row), now);
  return {
    couponId: row.coupon_id,
    terms: termsOf(template),
    status,
    validFrom,
    validTo,
    name: template.name,
    scopeText: template.scope_text,
    orderNo,
    usedTime: row.used_time,
    isForNewcomers: newcomerSources.some((source) => source === template.source),
  };
}

/** Templates by their ids. */
export async function readTemplates(db: Db, templateIds: readonly string[]): Promise<ReadonlyMap<string, TemplateRow>> {
  const ids = [...new Set(templateIds)];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('coupon_templates').selectAll().where('template_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.template_id, row]));
}

/** Rows of coupons with their templates, in the same order. */
export async function withTemplates(db: Db, rows: readonly CouponRow[], now: number): Promise<StoredCoupon[]> {
  const templates = await readTemplates(
    db,
    rows.map(({ template_id: templateId }) => templateId),
  );
  return rows.flatMap((row) => {
    const template = templates.get(row.template_id);
    return template ? [storedCoupon(row, template, now)] : [];
  });
}

/**
 * Takes coupons of a member to work on, in the order of their ids: whoever comes second waits for the first to commit.
 * Their order, if one is involved, must have been taken before.
 */
export async function lockCouponRows(
  tx: Tx,
  { accountId, couponIds, now }: { accountId: string; couponIds: readonly string[]; now: number },
): Promise<CouponRow[]> {
  const rows: CouponRow[] = [];
  for (const couponId of couponIds.toSorted()) {
    const row = await tx
      .updateTable('coupons')
      .set({ updated_at: now })
      .where('account_id', '=', accountId)
      .where('coupon_id', '=', couponId)
      .returningAll()
      .executeTakeFirst();
    if (row) rows.push(row);
  }
  return rows;
}

/** Writes down where a coupon stands that the transaction has taken. */
export async function writeStand(
  tx: Tx,
  { account_id: accountId, coupon_id: couponId }: CouponRow,
  { status, validTo, orderNo, discount }: CouponStand,
  { now, usedTime = null }: { now: number; usedTime?: number | null },
): Promise<void> {
  await tx
    .updateTable('coupons')
    .set({
      status,
      valid_to: validTo,
      order_no: orderNo,
      discount_amount: discount,
      used_time: usedTime,
      updated_at: now,
    })
    .where('account_id', '=', accountId)
    .where('coupon_id', '=', couponId)
    .execute();
}

/** Writes down that the time of a coupon has begun or is over. @returns false where nothing has changed */
export async function moveByClock(tx: Tx, row: CouponRow, now: number): Promise<boolean> {
  const stand = couponAt(standOf(row), now);
  if (stand.status === row.status) return false;
  await writeStand(tx, row, stand, { now });
  return true;
}

/** Takes a coupon back, wherever it stands. @returns false for one that is over */
export async function revokeRow(tx: Tx, row: CouponRow, now: number): Promise<boolean> {
  const move = moveCoupon(couponAt(standOf(row), now), { type: 'coupon.revoke' });
  if (move.ok) await writeStand(tx, row, move, { now, usedTime: row.used_time });
  return move.ok;
}
