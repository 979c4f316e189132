import { day } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { createTemplate, type NewTemplate } from './create-template.ts';
import { giveCoupon } from './give-coupon.ts';

/** Writes a template: 10.00 off from 80.00 in US, claimable now, one for each member, valid for 30 days. */
export async function makeTemplate(shop: TestShop, changes: Partial<NewTemplate> = {}): Promise<string> {
  const now = shop.clock.now();
  const template: NewTemplate = {
    templateId: shop.newId(),
    name: '$10 off',
    scopeText: 'All items',
    site: 'US',
    kind: 'FIXED',
    value: 1_000,
    capAmount: null,
    thresholdAmount: 8_000,
    scope: 'ALL',
    includeIds: [],
    excludeIds: [],
    buyTypes: [0],
    withShippingCoupon: true,
    withPromoPrice: false,
    gift: null,
    source: 'CENTER',
    totalQuota: null,
    perUserLimit: 1,
    claimStart: now - day,
    claimEnd: null,
    validity: { from: now - day, to: now + 30 * day },
    status: 'SCHEDULED',
    ...changes,
  };
  await withTransaction(shop, 'durable', (tx) => createTemplate(tx, template, now));
  return template.templateId;
}

/** Gives a member a coupon of a template, made as said when there is none yet. */
export async function give(shop: TestShop, accountId: string, changes: Partial<NewTemplate> = {}): Promise<string> {
  const templateId = await makeTemplate(shop, changes);
  const { couponId } = await withTransaction(shop, 'durable', (tx) => giveCoupon(shop, tx, { accountId, templateId }));
  return couponId;
}
