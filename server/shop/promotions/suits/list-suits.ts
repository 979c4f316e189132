import type { components } from '#openapi/types.ts';
import { type BundleRoom, bundleRooms } from '#rules/bundles.ts';
import type { Site } from '#rules/markets.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMarketCatalogue } from '../../catalogue/market-catalogue.ts';
import { type SuitCard, suitCard } from './present-suit.ts';
import { publishedSuits, readSuits } from './suit-rows.ts';

const pageSize = 12;

/** The bundles of a market that run or are announced. */
const openSuits = (db: Db, site: Site, now: number) =>
  publishedSuits(db, site)
    .where('promotions.status', '=', 'SCHEDULED')
    .where('promotion_windows.end_time', '>', now)
    .where((row) => row(row.fn.coalesce('promotion_windows.preview_time', 'promotion_windows.start_time'), '<=', now));

/** The cards of some bundles in the same order, without those that the market cannot have. */
async function cardsOf(shop: ShopContext, site: Site, suitIds: readonly string[]): Promise<SuitCard[]> {
  const now = shop.clock.now();
  const [suits, market] = await Promise.all([readSuits(shop.db, site, suitIds), readMarketCatalogue(shop, site)]);
  return suitIds.flatMap((suitId) => {
    const suit = suits.get(suitId);
    return (suit && suitCard(market, suit, now)) ?? [];
  });
}

/** A page of the bundles that run or are announced, in the order of the shop. */
export async function listSuits(
  shop: ShopContext,
  site: Site,
  { room, pageNo = 1 }: { readonly room?: BundleRoom; readonly pageNo?: number },
): Promise<components['schemas']['SuitPage']> {
  const open = openSuits(shop.db, site, shop.clock.now());
  const inRoom = room === undefined ? open : open.where('suits.room', '=', room);
  const [rows, { total }, found] = await Promise.all([
    inRoom
      .select('suits.suit_id')
      .orderBy('suits.sort')
      .orderBy('suits.suit_id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    inRoom.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    open.select('suits.room').distinct().execute(),
  ]);
  const suitIds = rows.map(({ suit_id: suitId }) => suitId);
  return {
    list: await cardsOf(shop, site, suitIds),
    total: Number(total),
    pageNo,
    pageSize,
    rooms: bundleRooms.filter((one) => found.some((row) => row.room === one)),
  };
}

const isOnSale = ({ phase }: SuitCard): boolean => phase === 'LIVE';

/** The bundles on sale that a product is in. */
export async function listSuitsOfProduct(shop: ShopContext, site: Site, spu: string): Promise<SuitCard[]> {
  const rows = await openSuits(shop.db, site, shop.clock.now())
    .innerJoin('suit_items', 'suit_items.suit_id', 'suits.suit_id')
    .select('suits.suit_id')
    .where('suit_items.spu', '=', spu)
    .orderBy('suits.sort')
    .limit(pageSize)
    .execute();
  const cards = await cardsOf(shop, site, [...new Set(rows.map(({ suit_id: suitId }) => suitId))]);
  return cards.filter(isOnSale);
}

const othersShown = 3;

/** Other bundles on sale, those of the same room first. */
export async function listOtherSuits(shop: ShopContext, site: Site, { suitId, room }: SuitCard): Promise<SuitCard[]> {
  const rows = await openSuits(shop.db, site, shop.clock.now())
    .select(['suits.suit_id', 'suits.room'])
    .where('suits.suit_id', '!=', suitId)
    .orderBy('suits.sort')
    .limit(pageSize)
    .execute();
  const near = rows.toSorted((a, b) => Number(b.room === room) - Number(a.room === room));
  const cards = await cardsOf(
    shop,
    site,
    near.map((row) => row.suit_id),
  );
  return cards.filter(isOnSale).slice(0, othersShown);
}
