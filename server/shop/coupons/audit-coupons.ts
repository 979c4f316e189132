import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** An order that came to nothing, or all of whose money went back, holds no coupon. */
const endedStatuses = ['CLOSED', 'CANCELLED', 'REFUNDED'] as const;

/**
 * Proves that claims are counted as they are, that each coupon of an order has an order in a fitting state, and that no
 * coupon is in two orders. Repairs nothing.
 * @returns one sentence for each difference; none when all is well
 */
export async function auditCoupons(db: Db): Promise<string[]> {
  return [...(await miscounted(db)), ...(await strayHolds(db)), ...(await sharedCoupons(db))];
}

async function miscounted(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('coupon_templates')
    .select((template) => [
      'template_id',
      'total_quota',
      template
        .selectFrom('coupon_claim_counts')
        .select(sql<number>`coalesce(sum(claimed), 0)`.as('claimed'))
        .whereRef('coupon_claim_counts.template_id', '=', 'coupon_templates.template_id')
        .as('claimed'),
      template
        .selectFrom('coupons')
        .select((row) => row.fn.countAll<number>().as('coupons'))
        .whereRef('coupons.template_id', '=', 'coupon_templates.template_id')
        .as('coupons'),
    ])
    .orderBy('template_id')
    .execute();
  return rows.flatMap(({ template_id: templateId, total_quota: quota, claimed, coupons }) => [
    ...(Number(claimed) === Number(coupons)
      ? []
      : [`Template ${templateId} counts ${Number(claimed)} claims, and has ${Number(coupons)} coupons.`]),
    ...(quota !== null && Number(coupons) > quota
      ? [`Template ${templateId} has ${Number(coupons)} coupons for a quota of ${quota}.`]
      : []),
  ]);
}

async function strayHolds(db: Db): Promise<string[]> {
  const held = await db
    .selectFrom('coupons')
    .leftJoin('orders', 'orders.order_no', 'coupons.order_no')
    .select(['coupons.coupon_id', 'coupons.account_id', 'coupons.status', 'coupons.order_no'])
    .select(['orders.status as order_status', 'orders.account_id as buyer', 'orders.paid_time'])
    .where('coupons.order_no', 'is not', null)
    .orderBy('coupons.coupon_id')
    .execute();
  return held.flatMap((row) => {
    const coupon = `Coupon ${row.coupon_id} is ${row.status} by order ${row.order_no}`;
    if (row.order_status === null) return [`${coupon}, which does not exist.`];
    if (row.buyer !== row.account_id) return [`${coupon}, which belongs to somebody else.`];
    const isOpen = row.order_status === 'PENDING_PAYMENT';
    if (row.status === 'LOCKED') return isOpen ? [] : [`${coupon}, which is ${row.order_status}.`];
    return row.paid_time === null ? [`${coupon}, which is ${row.order_status} and was not paid.`] : [];
  });
}

async function sharedCoupons(db: Db): Promise<string[]> {
  const shared = await db
    .selectFrom('order_coupons')
    .innerJoin('orders', 'orders.order_no', 'order_coupons.order_no')
    .select('coupon_id')
    .select((row) => row.fn.countAll<number>().as('orders'))
    .where('orders.status', 'not in', endedStatuses)
    .groupBy('coupon_id')
    .having((row) => row.fn.countAll<number>(), '>', 1)
    .orderBy('coupon_id')
    .execute();
  return shared.map(({ coupon_id: couponId, orders }) => `Coupon ${couponId} is in ${Number(orders)} orders.`);
}
