import { sql } from 'kysely';
import type { components } from '#openapi/types.ts';
import { spelled } from '#rules/by-site.ts';
import { percentOf, takesPledges, towardsGoal } from '#rules/crowd.ts';
import { currencyOfSite, type Site } from '#rules/markets.ts';
import { maskEmail } from '#rules/mask-name.ts';
import { money } from '#rules/money.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMarketCatalogue } from '../../catalogue/market-catalogue.ts';
import { inMarketSpelling } from '../../catalogue/market-spelling.ts';
import { readImage } from '../../media/picture.ts';
import { findRegistration } from '../interest/registrations.ts';
import { type CrowdCounts, readCounts } from './counts.ts';
import { readOwnPledges } from './pledges.ts';
import {
  type CrowdConfig,
  goalOf,
  leftOfTier,
  phaseOf,
  projectRows,
  type ProjectRow,
  rankOf,
  readTiers,
  type TierRow,
} from './projects.ts';

type Schemas = components['schemas'];
type Visit = Pick<RequestContext, 'site' | 'account'>;

const pageSize = 12;

/** The projects of a market, what takes pledges in front and what ends first before the others. */
export async function listProjects(
  shop: ShopContext,
  { site }: Visit,
  { pageNo = 1 }: { readonly pageNo?: number },
): Promise<Schemas['CrowdPage']> {
  const { db } = shop;
  const now = shop.clock.now();
  const rows = await projectRows(db)
    .where('promotion_windows.site', '=', site)
    .orderBy(rankOf(now))
    .orderBy('end_time')
    .orderBy('crowd_projects.promo_id')
    .offset((pageNo - 1) * pageSize)
    .limit(pageSize)
    .execute();
  const { total } = await db
    .selectFrom('crowd_projects')
    .innerJoin('promotion_windows', 'promotion_windows.promo_id', 'crowd_projects.promo_id')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('site', '=', site)
    .executeTakeFirstOrThrow();
  const ids = rows.map(({ promo_id: promoId }) => promoId);
  const [countsOf, tiers] = await Promise.all([readCounts(db, ids), readTiers(db, site, ids)]);
  const list = rows.map((row) =>
    presentCard(row, {
      counts: countsOf(row.promo_id),
      tiers: tiers.filter(({ promo_id: promoId }) => promoId === row.promo_id),
      now,
    }),
  );
  return { list, total: Number(total), pageSize };
}

/**
 * A project with its tiers, and what the member has pledged.
 * @param token of the link in a mail, whose follower is shown instead of the member
 * @throws NOT_FOUND, NOT_IN_MARKET with the markets that have it
 */
export async function readProject(
  shop: ShopContext,
  { site, account }: Visit,
  { id, token }: { readonly id: string; readonly token?: string | undefined },
): Promise<Schemas['CrowdDetail']> {
  const { db } = shop;
  const row = await requireProject(shop, site, id);
  const [countsOf, tiers, updates, market, orders, openRefunds, follower] = await Promise.all([
    readCounts(db, [id]),
    readTiers(db, site, [id]),
    readUpdates(db, id),
    readMarketCatalogue(shop, site),
    readOwnPledges(db, id, account?.accountId),
    hasOpenRefunds(db, row),
    findRegistration(db, { promoId: id, token, accountId: account?.accountId }),
  ]);
  const counts = countsOf(id);
  const { story, numbers, risks, questionsSpu }: CrowdConfig = JSON.parse(row.config);
  const milestones: readonly Pick<Schemas['CrowdMilestone'], 'units' | 'text'>[] = JSON.parse(row.milestones);
  const spu = questionsSpu !== undefined && market.items.has(questionsSpu) ? questionsSpu : null;
  return {
    project: presentCard(row, { counts, tiers, now: shop.clock.now() }),
    ...inMarketSpelling(
      {
        story,
        numbers,
        risks,
        updates,
        milestones: milestones.map(({ units, text }) => ({ units, text, reached: counts.units >= units })),
      },
      site,
    ),
    tiers: tiers.map(presentTier),
    ...{ spu, orders, openRefunds },
    following: follower
      ? { isConfirmed: follower.confirmed_at !== null, emailMasked: maskEmail(follower.email) }
      : null,
  };
}

/** @throws NOT_FOUND, NOT_IN_MARKET with the markets that have it */
export async function requireProject(shop: Pick<ShopContext, 'db'>, site: Site, id: string): Promise<ProjectRow> {
  const rows = await projectRows(shop.db).where('crowd_projects.promo_id', '=', id).execute();
  const row = rows.find((each) => each.site === site);
  if (row) return row;
  const sites = rows.map((each) => each.site);
  throw sites.length === 0 ? new ShopError('NOT_FOUND') : new ShopError('NOT_IN_MARKET', { data: { sites } });
}

interface Standing {
  readonly counts: CrowdCounts;
  readonly tiers: readonly TierRow[];
  readonly now: number;
}

function presentCard(row: ProjectRow, { counts, tiers, now }: Standing): Schemas['CrowdCard'] {
  const { site } = row;
  const currency = currencyOfSite(site);
  const config: CrowdConfig = JSON.parse(row.config);
  const goal = goalOf(row);
  const state = phaseOf(row, now);
  const open = tiers.filter((tier) => leftOfTier(tier) > 0).map(({ amount }) => amount);
  const isOffered = takesPledges(state) || state === 'COMING';
  return {
    id: row.promo_id,
    title: spelled(row.title, site),
    summary: spelled(row.summary, site),
    drawing: config.drawing,
    ...(row.image === null ? {} : { image: readImage(row.image) }),
    state,
    percent: percentOf(goal, towardsGoal(goal, counts)),
    goalUnits: goal.kind === 'UNITS' ? goal.value : null,
    goalAmount: goal.kind === 'AMOUNT' ? money(goal.value, currency) : null,
    pledgedUnits: counts.units,
    pledgedAmount: goal.kind === 'AMOUNT' ? money(counts.amount, currency) : null,
    backers: counts.backers,
    from: isOffered && open.length > 0 ? money(Math.min(...open), currency) : null,
    startTime: row.start_time,
    endTime: row.end_time,
  };
}

function presentTier(tier: TierRow): Schemas['CrowdTier'] {
  const currency = currencyOfSite(tier.site);
  return {
    promoItemId: tier.promo_item_id,
    title: spelled(tier.title, tier.site),
    price: money(tier.amount, currency),
    laterPrice: tier.list_amount > tier.amount ? money(tier.list_amount, currency) : null,
    quota: tier.quota ?? 0,
    left: leftOfTier(tier),
    shipMonth: tier.ship_month,
    perBuyerLimit: tier.per_buyer_limit,
  };
}

async function readUpdates(db: Db, promoId: string): Promise<Schemas['CrowdUpdate'][]> {
  const rows = await db
    .selectFrom('crowd_updates')
    .selectAll()
    .where('promo_id', '=', promoId)
    .orderBy('time', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ update_id: updateId, title, body, time }) => ({ updateId, title, body: JSON.parse(body), time }));
}

/** Whether some pledges of a project that failed are still to be paid back. */
async function hasOpenRefunds(db: Db, { promo_id: promoId, status }: ProjectRow): Promise<boolean> {
  if (status !== 'FAILED') return false;
  const open = await db
    .selectFrom('crowd_pledges')
    .select(sql.lit(1).as('one'))
    .where('promo_id', '=', promoId)
    .where('state', '=', 'PLEDGED')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
