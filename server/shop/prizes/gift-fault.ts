import type { Site } from '#rules/markets.ts';
import type { Db } from '#server/db/schema.ts';

/** What a promotion means to give in one market, before anybody can win it. Instants are epoch ms. */
interface PlannedGift {
  readonly site: Site;
  readonly award:
    | { readonly kind: 'PRODUCT'; readonly sku: string }
    | { readonly kind: 'COUPON'; readonly templateId: string }
    | { readonly kind: 'COINS' };
  /** When it is given at the earliest and at the latest. */
  readonly from: number;
  readonly to: number;
  /** How many are given at the most; null for as many as are won. */
  readonly pieces: number | null;
}

/** Why a gift could not be given when it is won, behind its field; undefined where it could. */
export async function giftFault(db: Db, { site, award, from, to, pieces }: PlannedGift): Promise<string | undefined> {
  if (award.kind === 'COINS') return undefined;
  if (award.kind === 'PRODUCT') {
    const row = await db
      .selectFrom('sku_markets')
      .select('sellable')
      .where('sku', '=', award.sku)
      .where('site', '=', site)
      .executeTakeFirst();
    return row?.sellable === 1 ? undefined : `is no variant that ${site} sells`;
  }
  const template = await db
    .selectFrom('coupon_templates')
    .select(['site', 'status', 'claim_start', 'claim_end', 'valid_to', 'total_quota'])
    .where('template_id', '=', award.templateId)
    .executeTakeFirst();
  if (template?.site !== site) return `is no coupon of ${site}`;
  if (template.status !== 'SCHEDULED') return `is a coupon that is ${template.status}`;
  if (template.claim_start > from) return 'is a coupon that can’t be given yet when it could be won';
  if ([template.claim_end, template.valid_to].some((end) => end !== null && end < to))
    return 'is a coupon that ends while it can still be won';
  const { total_quota: quota } = template;
  if (quota !== null && (pieces === null || quota < pieces)) return `is a coupon with only ${quota}`;
  return undefined;
}
