import type { Insertable } from 'kysely';
import type { CouponTerms } from '#rules/coupon-terms.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import type { CouponSource, CouponTemplateStatus } from '#server/db/tables/coupons.ts';

/** What staff says of a new template. Instants are epoch ms, amounts minor units of the currency of its market. */
export interface NewTemplate extends CouponTerms {
  readonly name: string;
  readonly scopeText: string;
  readonly source: CouponSource;
  readonly membersOnly?: boolean;
  /** Null for as many as are asked for. */
  readonly totalQuota: number | null;
  readonly perUserLimit: number;
  readonly claimStart: number;
  readonly claimEnd: number | null;
  /** Either one period for all coupons, or days that begin with each claim. */
  readonly validity: { readonly from: number; readonly to: number } | { readonly days: number };
  /** One that all may use who know it, as `parseCouponCode` gives it. */
  readonly sharedCode?: string;
  readonly status: CouponTemplateStatus;
}

/** Claims that arrive at once wait for each other only within one of so many rows. */
const claimBuckets = 8;

/** Writes a template with the buckets that count its claims. @throws Error of the database for a code that exists */
export async function createTemplate(tx: Tx, template: NewTemplate, now: number): Promise<void> {
  await tx.insertInto('coupon_templates').values(templateRow(template, now)).execute();
  await tx.insertInto('coupon_claim_counts').values(bucketsOf(template)).execute();
  if (template.sharedCode === undefined) return;
  const { sharedCode: code, templateId } = template;
  await tx
    .insertInto('coupon_codes')
    .values({ code, template_id: templateId, single_use: 0, account_id: null, claimed_time: null, created_at: now })
    .execute();
}

/** The buckets of a template; the quota is divided among them, and none of them is empty. */
function bucketsOf({ templateId, totalQuota }: Pick<NewTemplate, 'templateId' | 'totalQuota'>) {
  const buckets = totalQuota === null ? claimBuckets : Math.min(claimBuckets, totalQuota);
  return Array.from({ length: buckets }, (_, bucket) => ({
    template_id: templateId,
    bucket,
    quota: totalQuota === null ? null : Math.floor((totalQuota + bucket) / buckets),
  }));
}

function templateRow(template: NewTemplate, now: number): Insertable<Schema['coupon_templates']> {
  return {
    template_id: template.templateId,
    name: template.name,
    site: template.site,
    kind: template.kind,
    value: template.value,
    cap_amount: template.capAmount,
    threshold_amount: template.thresholdAmount,
    scope: template.scope,
    include_ids: JSON.stringify(template.includeIds),
    exclude_ids: JSON.stringify(template.excludeIds),
    scope_text: template.scopeText,
    buy_types: JSON.stringify(template.buyTypes),
    with_shipping_coupon: template.withShippingCoupon ? 1 : 0,
    with_promo_price: template.withPromoPrice ? 1 : 0,
    gift_sku: template.gift?.sku ?? null,
    gift_quantity: template.gift?.quantity ?? null,
    source: template.source,
    members_only: template.membersOnly === true ? 1 : 0,
    total_quota: template.totalQuota,
    per_user_limit: template.perUserLimit,
    claim_start: template.claimStart,
    claim_end: template.claimEnd,
    ...periodColumns(template),
    status: template.status,
    created_at: now,
    updated_at: now,
  };
}

const periodColumns = ({ validity }: NewTemplate) =>
  'days' in validity
    ? { valid_from: null, valid_to: null, valid_days: validity.days }
    : { valid_from: validity.from, valid_to: validity.to, valid_days: null };
