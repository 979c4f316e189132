import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { inMarketSpelling } from '../../catalogue/market-spelling.ts';
import { readImage } from '../../media/picture.ts';
import { type DrawRow, stateOf } from './draw-row.ts';

type Schemas = components['schemas'];

const pageSize = 24;
/** Those that have still to be held. */
const ahead: DrawRow['status'][] = ['SCHEDULED', 'CLOSED', 'DRAWN'];

/**
 * The draws of a market whose giveaway is public, those that were called off among them: the next ones first, then those that were
 * held, with the last one in front.
 */
export async function listDraws(
  { db, clock }: ShopContext,
  { site, pageNo = 1 }: { readonly site: Site; readonly pageNo?: number | undefined },
): Promise<Schemas['DrawList']> {
  const now = clock.now();
  const found = db
    .selectFrom('draws')
    .innerJoin('promotions', 'promotions.promo_id', 'draws.promo_id')
    .innerJoin('promotion_windows', 'promotion_windows.promo_id', 'draws.promo_id')
    .where('site', '=', site)
    .where('promotions.status', 'in', ['SCHEDULED', 'ENDED'])
    .where((row) => row.or([row('start_time', '<=', now), row('preview_time', '<=', now)]));
  const [{ total }, rows] = await Promise.all([
    found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    found
      .select(['campaign', 'draws.status', 'round_time', 'drawn_at', 'entry_count', 'title', 'summary', 'image'])
      .select((row) =>
        row
          .selectFrom('draw_winners')
          .whereRef('draw_winners.promo_id', '=', 'draws.promo_id')
          .where('draws.status', '=', 'ANNOUNCED')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .as('winners'),
      )
      .orderBy((row) => row.case().when('draws.status', 'in', ahead).then(row.lit(0)).else(row.lit(1)).end())
      .orderBy((row) =>
        row
          .case()
          .when('draws.status', 'in', ahead)
          .then(row.ref('round_time'))
          .else(row.neg(row.ref('round_time')))
          .end(),
      )
      .orderBy('campaign')
      .offset((pageNo - 1) * pageSize)
      .limit(pageSize)
      .execute(),
  ]);
  const list = rows.map((row): Schemas['DrawCard'] => ({
    handle: row.campaign,
    ...inMarketSpelling({ title: row.title, summary: row.summary }, site),
    ...(row.image !== null && { image: inMarketSpelling(readImage(row.image), site) }),
    state: stateOf[row.status],
    drawTime: row.drawn_at ?? row.round_time,
    entries: row.entry_count,
    winners: Number(row.winners ?? 0),
  }));
  return { list, total: Number(total), pageSize };
}
