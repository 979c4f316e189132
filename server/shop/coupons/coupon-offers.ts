import type { components } from '#openapi/types.ts';
import { civilTime } from '#rules/dates.ts';
import { markets, type Site } from '#rules/markets.ts';
import type { Db } from '#server/db/schema.ts';
import type { CouponSource } from '#server/db/tables/coupons.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMarketCatalogue } from '../catalogue/market-catalogue.ts';
import { type CouponRow, termsOf, type TemplateRow } from './coupon-row.ts';
import { variantsInScope } from './variants-in-scope.ts';
import { presentTerms, readGifts } from './present-coupon.ts';

type Offer = components['schemas']['CouponOffer'];

/** More templates at a time than any center shows. */
const mostTemplates = 100;

interface ClaimCount {
  readonly quota: number | null;
  readonly claimed: number;
  readonly lastTime: number;
}

const noClaims: ClaimCount = { quota: null, claimed: 0, lastTime: 0 };

/** Templates of a market that can be claimed by a source now or later, what ends first in front. */
export function readCurrentTemplates(
  db: Db,
  { site, sources, now }: { site: Site; sources: readonly CouponSource[]; now: number },
): Promise<TemplateRow[]> {
  return db
    .selectFrom('coupon_templates')
    .selectAll()
    .where('site', '=', site)
    .where('source', 'in', sources)
    .where('status', '=', 'SCHEDULED')
    .where((row) => row.or([row('claim_end', 'is', null), row('claim_end', '>', now)]))
    .where((row) => row.or([row('valid_to', 'is', null), row('valid_to', '>', now)]))
    .orderBy('claim_start')
    .orderBy('template_id')
    .limit(mostTemplates)
    .execute();
}

/** Templates as a shopper sees them in the center. @param accountId whose claims count; nobody's for a guest */
export async function presentOffers(
  shop: ShopContext,
  templates: readonly TemplateRow[],
  accountId: string | undefined,
): Promise<Offer[]> {
  const ids = templates.map(({ template_id: templateId }) => templateId);
  const shown = templates.map((template) => ({
    terms: termsOf(template),
    name: template.name,
    scopeText: template.scope_text,
  }));
  const [site] = new Set(templates.map((template) => template.site));
  if (site === undefined) return [];
  const [counts, own, gifts, market] = await Promise.all([
    readCounts(shop.db, ids),
    readOwn(shop.db, ids, accountId),
    readGifts(shop, shown),
    readMarketCatalogue(shop, site),
  ]);
  const now = shop.clock.now();
  return templates.map((template, index): Offer => {
    const count = counts.get(template.template_id) ?? noClaims;
    const mine = own.filter(({ template_id: templateId }) => templateId === template.template_id);
    const usable = mine.find(({ status, valid_to: end }) => (status === 'UNUSED' || status === 'WAITING') && end > now);
    const face = shown[index];
    if (!face) throw new Error('A template has lost its terms');
    return {
      terms: presentTerms(face, gifts),
      state: stateOf(template, { count, claims: mine.length, now }),
      ...(usable ? { couponId: usable.coupon_id } : {}),
      claimStart: template.claim_start,
      claimEnd: template.claim_end,
      leftPercent: leftPercent(count),
      validTo: template.valid_to,
      validDays: template.valid_days,
      isForNewMembers: template.source === 'NEW_USER',
      isForSavvyMembers: template.members_only === 1,
      // One that is for all goods names none.
      products: face.terms.scope === 'ALL' ? [] : variantsInScope(market, face.terms).products,
    };
  });
}

/** How each template stands for a member, or for a guest without an account. */
export async function readStates(
  db: Db,
  templates: readonly TemplateRow[],
  { accountId, now }: { accountId: string | undefined; now: number },
): Promise<Offer['state'][]> {
  const ids = templates.map(({ template_id: templateId }) => templateId);
  const [counts, own] = await Promise.all([readCounts(db, ids), readOwn(db, ids, accountId)]);
  return templates.map((template) => {
    const claims = own.filter(({ template_id: templateId }) => templateId === template.template_id).length;
    return stateOf(template, { count: counts.get(template.template_id) ?? noClaims, claims, now });
  });
}

const isGone = ({ quota, claimed }: ClaimCount): boolean => quota !== null && claimed >= quota;

function stateOf(
  template: TemplateRow,
  { count, claims, now }: { count: ClaimCount; claims: number; now: number },
): Offer['state'] {
  if (claims >= template.per_user_limit) return 'CLAIMED';
  if (now < template.claim_start) return 'SOON';
  return isGone(count) ? 'GONE' : 'CLAIMABLE';
}

/** One that is claimed to the last stays in sight until the market's day ends; those who have claimed it keep seeing it. */
export async function withoutOldGone(db: Db, templates: readonly TemplateRow[], now: number): Promise<TemplateRow[]> {
  const counts = await readCounts(
    db,
    templates.map(({ template_id: templateId }) => templateId),
  );
  return templates.filter(({ template_id: templateId, site }) => {
    const count = counts.get(templateId);
    return count === undefined || !isGone(count) || isSameDay(count.lastTime, now, site);
  });
}

function isSameDay(instant: number, now: number, site: Site): boolean {
  const [a, b] = [civilTime(instant, markets[site].timeZone), civilTime(now, markets[site].timeZone)];
  return a.year === b.year && a.month === b.month && a.day === b.day;
}

const leftPercent = ({ quota, claimed }: ClaimCount): number | null =>
  quota === null ? null : Math.ceil((100 * Math.max(0, quota - claimed)) / quota);

async function readCounts(db: Db, templateIds: readonly string[]): Promise<ReadonlyMap<string, ClaimCount>> {
  if (templateIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('coupon_claim_counts')
    .select('template_id')
    .select((row) => [
      row.fn.sum<number | null>('quota').as('quota'),
      row.fn.sum<number>('claimed').as('claimed'),
      row.fn.max('claimed_at').as('last_time'),
    ])
    .where('template_id', 'in', templateIds)
    .groupBy('template_id')
    .execute();
  return new Map(
    rows.map(({ template_id: templateId, quota, claimed, last_time: lastTime }) => [
      templateId,
      { quota: quota === null ? null : Number(quota), claimed: Number(claimed), lastTime: Number(lastTime) },
    ]),
  );
}

async function readOwn(
  db: Db,
  templateIds: readonly string[],
  accountId: string | undefined,
): Promise<Pick<CouponRow, 'template_id' | 'coupon_id' | 'status' | 'valid_to'>[]> {
  if (accountId === undefined || templateIds.length === 0) return [];
  return db
    .selectFrom('coupons')
    .select(['template_id', 'coupon_id', 'status', 'valid_to'])
    .where('template_id', 'in', templateIds)
    .where('account_id', '=', accountId)
    .orderBy('number')
    .execute();
}
