import { randomBytes } from 'node:crypto';
import { makeCouponCode } from '#rules/coupon-codes.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { CouponTemplateStatus } from '#server/db/tables/coupons.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockCouponRows, revokeRow } from './coupon-row.ts';

/** From where staff may move a template to a status. */
const earlier: Readonly<Record<Exclude<CouponTemplateStatus, 'DRAFT'>, readonly CouponTemplateStatus[]>> = {
  SCHEDULED: ['DRAFT', 'PAUSED'],
  PAUSED: ['SCHEDULED'],
  ENDED: ['DRAFT', 'SCHEDULED', 'PAUSED'],
};

/** Moves a template; what was claimed of it stays. @returns false where it does not stand at one of the statuses before it */
export async function moveTemplate(
  shop: ShopContext,
  templateId: string,
  status: keyof typeof earlier,
  from: readonly CouponTemplateStatus[] = earlier[status],
): Promise<boolean> {
  const { numUpdatedRows: moved } = await shop.db
    .updateTable('coupon_templates')
    .set({ status, updated_at: shop.clock.now() })
    .where('template_id', '=', templateId)
    .where('status', 'in', from)
    .executeTakeFirst();
  return moved === 1n;
}

/** Codes of one transaction. */
const batch = 500;

/** Makes codes of one coupon each. @throws NOT_FOUND for an unknown template */
export async function makeCodes(shop: ShopContext, templateId: string, pieces: number): Promise<string[]> {
  const template = await shop.db
    .selectFrom('coupon_templates')
    .select('template_id')
    .where('template_id', '=', templateId)
    .executeTakeFirst();
  if (!template) throw new ShopError('NOT_FOUND');
  const made: string[] = [];
  while (made.length < pieces) {
    const rows = Array.from({ length: Math.min(batch, pieces - made.length) }, () => ({
      code: makeCouponCode(randomBytes(32)),
      template_id: templateId,
      single_use: 1 as const,
      account_id: null,
      claimed_time: null,
      created_at: shop.clock.now(),
    }));
    const inserted = await shop.db
      .insertInto('coupon_codes')
      .values(rows)
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .execute();
    made.push(...inserted.map(({ code }) => code));
  }
  return made;
}

/** Takes a coupon back from a member, wherever it stands. @returns false for one that is over @throws NOT_FOUND */
export async function revokeCoupon(shop: ShopContext, couponId: string): Promise<boolean> {
  const owner = await shop.db
    .selectFrom('coupons')
    .select('account_id')
    .where('coupon_id', '=', couponId)
    .executeTakeFirst();
  if (!owner) throw new ShopError('NOT_FOUND');
  const now = shop.clock.now();
  return withTransaction(shop, 'durable', async (tx) => {
    const [row] = await lockCouponRows(tx, { accountId: owner.account_id, couponIds: [couponId], now });
    return row !== undefined && revokeRow(tx, row, now);
  });
}
