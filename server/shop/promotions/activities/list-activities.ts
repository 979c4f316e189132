import type { components } from '#openapi/types.ts';
import { day } from '#rules/durations.ts';
import type { Site } from '#rules/markets.ts';
import { type PromotionType, promotionTypes } from '#rules/promotion-states.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { inMarketSpelling } from '../../catalogue/market-spelling.ts';
import { readImage } from '../../media/picture.ts';
import { readProjects } from '../interest/projects.ts';

type Schemas = components['schemas'];

/** The types that have a page, as the contract lists them. */
const typesWithPage: readonly Schemas['ActivityCard']['type'][] = [
  'EVENT',
  'FLASH_SALE',
  'EARLY_BIRD',
  'EARLY_BIRD_CAMPAIGN',
  'INTEREST',
  'CROWDFUND',
  'NEW_USER',
  'GIVEAWAY',
];

/** So many that a page of them shows each kind of an ordinary season. */
const pageSize = 24;
/** How long what is over stays in the list. */
const shownAfterEnd = 365 * day;

interface ActivityQuery {
  readonly site: Site;
  readonly status: Schemas['ActivityState'];
  readonly pageNo?: number;
}

/**
 * The public promotions of a market that have a page: what runs by its end, what comes by its start, what is over with the
 * last one in front.
 */
export async function listActivities(
  shop: ShopContext,
  { site, status, pageNo = 1 }: ActivityQuery,
): Promise<Schemas['ActivityList']> {
  const now = shop.clock.now();
  const launched = status === 'LIVE' ? await launchedProjects(shop, site) : [];
  const found = shop.db
    .selectFrom('promotion_windows')
    .innerJoin('promotions', 'promotions.promo_id', 'promotion_windows.promo_id')
    .where('site', '=', site)
    .where('type', 'in', typesWithPage)
    // One that staff ended has its end in its windows; where it never began it is in no list.
    .where('status', 'in', status === 'ENDED' ? ['SCHEDULED', 'ENDED'] : ['SCHEDULED'])
    .where('end_time', status === 'ENDED' ? '<=' : '>', now)
    .$if(launched.length > 0, (query) => query.where('promotions.promo_id', 'not in', launched))
    .$if(status === 'ENDED', (query) => query.where('end_time', '>', now - shownAfterEnd))
    .$if(status === 'LIVE', (query) => query.where('start_time', '<=', now))
    .$if(status === 'COMING', (query) => query.where('start_time', '>', now).where('preview_time', '<=', now));
  const [{ total }, rows, kinds] = await Promise.all([
    found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    found
      .select(['promotions.promo_id', 'type', 'handle', 'title', 'summary', 'image', 'start_time', 'end_time'])
      .select((row) =>
        row
          .selectFrom('promo_items')
          .innerJoin('skus', 'skus.sku', 'promo_items.sku')
          .whereRef('promo_items.promo_id', '=', 'promotions.promo_id')
          .where('promo_items.site', '=', site)
          .select('skus.image')
          .orderBy('promo_items.sort')
          .orderBy('promo_item_id')
          .limit(1)
          .as('sold_image'),
      )
      .orderBy(status === 'COMING' ? 'start_time' : 'end_time', status === 'ENDED' ? 'desc' : 'asc')
      .orderBy('promotions.promo_id')
      .offset((pageNo - 1) * pageSize)
      .limit(pageSize)
      .execute(),
    readKinds(shop, site),
  ]);
  const list = rows.flatMap((row): Schemas['ActivityCard'][] => {
    const image = row.image ?? row.sold_image;
    const type = typesWithPage.find((each) => each === row.type);
    const { title, text: summary } = inMarketSpelling({ title: row.title, text: row.summary }, site);
    if (type === undefined) return [];
    return [
      {
        promoId: row.promo_id,
        type,
        handle: row.handle,
        title,
        summary,
        ...(image !== null && { image: inMarketSpelling(readImage(image), site) }),
        state: status,
        startTime: row.start_time,
        endTime: row.end_time,
      },
    ];
  });
  return { list, total: Number(total), pageSize, kinds };
}

/** The kinds of promotions that run in a market or are announced there, whether or not they have a page each. */
async function readKinds({ db, clock }: ShopContext, site: Site): Promise<PromotionType[]> {
  const now = clock.now();
  const rows = await db
    .selectFrom('promotion_windows')
    .innerJoin('promotions', 'promotions.promo_id', 'promotion_windows.promo_id')
    .where('site', '=', site)
    .where('status', '=', 'SCHEDULED')
    .where('end_time', '>', now)
    .where((row) => row.or([row('start_time', '<=', now), row('preview_time', '<=', now)]))
    .select('type')
    .distinct()
    .execute();
  const present = new Set(rows.map(({ type }) => type));
  return promotionTypes.filter((type) => present.has(type));
}

/** What is out is a product like any other, and nothing to wait for. */
async function launchedProjects(shop: ShopContext, site: Site): Promise<string[]> {
  const projects = await readProjects(shop, site);
  return projects.filter(({ state }) => state === 'LAUNCHED').map(({ row }) => row.promo_id);
}
