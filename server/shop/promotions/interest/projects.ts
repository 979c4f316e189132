import type { Selectable } from 'kysely';
import { promotionPhase } from '#machines/promotion/move.ts';
import type { components } from '#openapi/types.ts';
import type { InterestState } from '#rules/interest.ts';
import { isComing } from '#rules/launches.ts';
import { type Site, sites } from '#rules/markets.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type MarketProduct, readMarketCatalogue } from '../../catalogue/market-catalogue.ts';

type Detail = components['schemas']['InterestDetail'];

/** What a promotion of the type INTEREST keeps in its config. */
export interface InterestConfig {
  /** The product that it becomes; the catalogue need not have it yet. */
  readonly spu: string;
  readonly outline: components['schemas']['InterestOutline'];
  /** Paragraphs. */
  readonly story: readonly string[];
  readonly options: Detail['options'];
  readonly survey: Detail['survey'];
  /** The coupon templates that are given at the launch. */
  readonly rewards: Readonly<Partial<Record<Site, string>>>;
}

/** A project in one market at one moment. Instants are epoch ms. */
export interface Project {
  readonly row: Selectable<Schema['promotions']>;
  readonly config: InterestConfig;
  readonly site: Site;
  readonly state: InterestState;
  readonly startTime: number;
  /** When everybody can buy it; null where nobody knows, and once it is out. */
  readonly launchTime: number | null;
  /** What the market sells of it; undefined until its catalogue has the product. */
  readonly item: MarketProduct | undefined;
}

/** More projects than a page shows. */
const mostProjects = 60;

const rowsOf = (db: Db, site: Site) =>
  db
    .selectFrom('promotions')
    .innerJoin('promotion_windows', 'promotion_windows.promo_id', 'promotions.promo_id')
    .selectAll('promotions')
    .select(['preview_time', 'start_time', 'end_time'])
    .where('type', '=', 'INTEREST')
    .where('site', '=', site);

const shownStates = ['OPEN', 'COMING', 'LAUNCHED', 'ENDED'] as const;

/** The last projects of a market, what can be registered for in front and what begins first before the others. */
export async function readProjects(shop: ShopContext, site: Site): Promise<Project[]> {
  const rows = await rowsOf(shop.db, site)
    .where('status', 'in', ['SCHEDULED', 'ENDED'])
    .orderBy('start_time', 'desc')
    .orderBy('promotions.promo_id', 'desc')
    .limit(mostProjects)
    .execute();
  const projects = await projectsOf(shop, site, rows.toReversed());
  return shownStates.flatMap((state) => projects.filter((project) => project.state === state));
}

/** One of them; undefined where the market does not have it or does not show it yet. */
export async function findProject(shop: ShopContext, site: Site, promoId: string): Promise<Project | undefined> {
  const rows = await rowsOf(shop.db, site).where('promotions.promo_id', '=', promoId).execute();
  return (await projectsOf(shop, site, rows))[0];
}

/** The markets that show a project at all. */
export async function sitesOf(db: Db, promoId: string): Promise<Site[]> {
  const rows = await db
    .selectFrom('promotions')
    .innerJoin('promotion_windows', 'promotion_windows.promo_id', 'promotions.promo_id')
    .select('site')
    .where('promotions.promo_id', '=', promoId)
    .where('type', '=', 'INTEREST')
    .where('status', 'in', ['SCHEDULED', 'ENDED'])
    .execute();
  return sites.filter((site) => rows.some((row) => row.site === site));
}

type ProjectRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

async function projectsOf(shop: ShopContext, site: Site, rows: readonly ProjectRow[]): Promise<Project[]> {
  if (rows.length === 0) return [];
  const now = shop.clock.now();
  const { items } = await readMarketCatalogue(shop, site);
  return rows.flatMap(({ preview_time: previewTime, start_time: startTime, end_time: endTime, ...row }) => {
    const config: InterestConfig = JSON.parse(row.config);
    const item = items.get(config.spu);
    const offer = item?.variants[0].offer;
    const launchTime = offer && isComing(offer.launchTime, now) ? offer.launchTime : null;
    const isOut = offer !== undefined && launchTime === null;
    const phase = promotionPhase({ status: row.status, previewTime, startTime, endTime }, now);
    const states = { WARMUP: 'COMING', LIVE: 'OPEN', SOLD_OUT: 'OPEN', ENDED: 'ENDED' } as const;
    if (phase === 'DRAFT' || phase === 'SCHEDULED' || phase === 'ARCHIVED') return [];
    const state = isOut && phase !== 'WARMUP' ? 'LAUNCHED' : states[phase];
    return [{ row, config, site, state, startTime, launchTime, item }];
  });
}
