import { lockCouponRows, moveByClock, revokeRow } from '#server/shop/coupons/coupon-row.ts';
import { createTemplate } from '#server/shop/coupons/create-template.ts';
import { giveCoupon } from '#server/shop/coupons/give-coupon.ts';
import { lockCoupons, useCoupons } from '#server/shop/coupons/order-coupons.ts';
import type { Tx } from '../../db/schema.ts';
import { day, hour } from '../days.ts';
import { demoShopper } from '../demo-shopper.ts';
import { seedId } from '../seed-id.ts';
import { seededTemplateId, seededTemplates } from './templates.ts';

/** A seeded coupon: of which template, claimed so long ago (ms), and what became of it. */
interface DemoCoupon {
  readonly key: string;
  readonly claimedAgo: number;
  readonly usedBy?: string;
  readonly isRevoked?: true;
}

/** An unpaid order lives for half an hour, so none of them is held by one. */
const demoCoupons: readonly DemoCoupon[] = [
  { key: 'ten', claimedAgo: 2 * day },
  { key: 'floor', claimedAgo: 13 * day },
  { key: 'share', claimedAgo: 5 * day },
  { key: 'delivery', claimedAgo: 9 * day },
  { key: 'early', claimedAgo: hour },
  { key: 'task', claimedAgo: 49 * day, usedBy: 'LMDEMO0001' },
  { key: 'sorry', claimedAgo: 80 * day },
  { key: 'prize', claimedAgo: 20 * day, isRevoked: true },
];

/** Gives the demo shopper coupons in every state that lasts; the last of one that nobody else can claim any more. */
export async function seedDemoCoupons(tx: Tx, now: number): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', demoShopper.email)
    .executeTakeFirst();
  const templateId = seededTemplateId('ten', 'US');
  const ten = await tx
    .selectFrom('coupon_templates')
    .select('template_id')
    .where('template_id', '=', templateId)
    .executeTakeFirst();
  if (!account || !ten) return;
  await writeEarly(tx, now);
  for (const coupon of demoCoupons) await writeCoupon(tx, coupon, { accountId: account.id, now });
}

/** A coupon for the day after tomorrow, of which there was one. */
async function writeEarly(tx: Tx, now: number): Promise<void> {
  const ten = seededTemplates(now).find(({ templateId }) => templateId === seededTemplateId('ten', 'US'));
  if (!ten) throw new Error('The seed has lost its first coupon');
  const early = { templateId: seededTemplateId('early', 'US'), name: 'First light, $10 off', totalQuota: 1 };
  const validity = { from: now + 2 * day, to: now + 9 * day };
  await createTemplate(tx, { ...ten, ...early, validity, claimEnd: now + 7 * day }, now);
}

async function writeCoupon(
  tx: Tx,
  { key, claimedAgo, usedBy, isRevoked }: DemoCoupon,
  { accountId, now }: { accountId: string; now: number },
): Promise<void> {
  const claimed = now - claimedAgo;
  const clock = { now: () => claimed };
  const newId = () => seedId(`demo coupon ${key}`);
  const { couponId } = await giveCoupon({ clock, newId }, tx, { accountId, templateId: seededTemplateId(key, 'US') });
  if (usedBy !== undefined) {
    const used = [{ couponId, discount: 499, subtotal: 499 }];
    await lockCoupons({ clock }, tx, { accountId, orderNo: usedBy, used });
    await useCoupons({ clock }, tx, usedBy);
    return;
  }
  const [row] = await lockCouponRows(tx, { accountId, couponIds: [couponId], now });
  if (!row) throw new Error('A seeded coupon is gone');
  await (isRevoked ? revokeRow(tx, row, now) : moveByClock(tx, row, now));
}
