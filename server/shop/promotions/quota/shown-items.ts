import { type Site, sites } from '#rules/markets.ts';
import type { Database } from '#server/db/database.ts';
import type { ShownPromotion, ShownPromotions } from '../../catalogue/offer.ts';
import { readOncePerVersion, readVersions, type VersionedShop } from '../../catalogue/versions.ts';
import type { OfferVisit } from '../../pricing/promotions.ts';
import {
  flashRowsSince,
  type ItemRow,
  ladderRowsSince,
  leftOf,
  openSteps,
  piecesLeft,
  sellingOf,
  timesOf,
} from './item-rows.ts';
import { shownPromotionOf } from './present-variant.ts';

/** The items of each market that are not over, as they were written; what is left of them is not looked at. */
const itemReaders = new Map(
  sites.map((site) => [
    site,
    readOncePerVersion(['PROMOTIONS'], async ({ db, now: from }: VersionedShop & Pick<OfferVisit, 'now'>) =>
      (await Promise.all([flashRowsSince(db, { site, from }), ladderRowsSince(db, { site, from })])).flat(),
    ),
  ]),
);

/** Which of a market's items are sold from one moment until another. */
interface Selling {
  readonly items: readonly ItemRow[];
  readonly from: number;
  readonly until: number;
  readonly now: readonly ItemRow[];
  readonly skus: ReadonlySet<string>;
  /** The ids of those with a quota. */
  readonly counted: readonly string[];
}

/** What is shown of them, with so many pieces left. */
interface Shown {
  readonly selling: Selling;
  readonly left: ReadonlyMap<string, number>;
  readonly promotions: ShownPromotions;
  /** Of the flash sessions, in their order. */
  readonly flashSkus: readonly string[];
}

/** What a market sells after one commit; the pieces that are left are read when something is shown of them. */
interface MarketSale {
  readonly mark: string;
  readonly selling: Selling;
  shown?: Promise<Shown>;
  /** What was shown before, which stands until a piece is sold. */
  latest: Shown | undefined;
}

const salesByMarket = new WeakMap<Database['writers'], Map<Site, MarketSale>>();

const isSoldAt = ({ from, until }: Selling, now: number): boolean => from <= now && now < until;

function sellingAt(items: readonly ItemRow[], from: number): Selling {
  const now = items.filter((row) => sellingOf(row, from) === 'NOW');
  const moves = items.flatMap((row) => Object.values(timesOf(row))).filter((at) => at > from);
  return {
    ...{ items, from, now },
    until: moves.reduce((first, at) => Math.min(first, at), Infinity),
    skus: new Set(now.map(({ sku }) => sku)),
    counted: now.flatMap(({ promo_item_id: id, quota }) => (quota === null ? [] : [id])),
  };
}

/** What a market sells now: read again after a promotion was written, counted again when the clock reaches a begin or an end. */
async function readSale(shop: VersionedShop, { site, now }: OfferVisit): Promise<MarketSale> {
  const { writers } = shop.database;
  const markets = salesByMarket.get(writers) ?? new Map<Site, MarketSale>();
  salesByMarket.set(writers, markets);
  const { mark } = await readVersions(shop);
  const before = markets.get(site);
  if (before?.mark === mark && isSoldAt(before.selling, now)) return before;
  const items = (await itemReaders.get(site)?.({ ...shop, now })) ?? [];
  const meanwhile = markets.get(site);
  if (meanwhile?.mark === mark && isSoldAt(meanwhile.selling, now)) return meanwhile;
  const isSame = before?.selling.items === items && isSoldAt(before.selling, now);
  const sale: MarketSale = { mark, selling: isSame ? before.selling : sellingAt(items, now), latest: before?.latest };
  markets.set(site, sale);
  return sale;
}

/** What is shown of a sale: read once, unless reading fails. */
function showSale(shop: VersionedShop, sale: MarketSale): Promise<Shown> {
  if (sale.shown) return sale.shown;
  const shown = readShown(shop, sale);
  sale.shown = shown;
  shown.then(
    (latest) => (sale.latest = latest),
    () => delete sale.shown,
  );
  return shown;
}

async function readShown({ db }: VersionedShop, { selling, latest }: MarketSale): Promise<Shown> {
  const { counted: ids } = selling;
  const rows = ids.length === 0 ? [] : await piecesLeft(db, { ids });
  const left = new Map(rows.map(({ promo_item_id: id, left }) => [id, Number(left)]));
  if (latest?.selling === selling && haveSameLeft(latest.left, left)) return latest;
  const now = selling.now.map((row) => ({ ...row, left: left.get(row.promo_item_id) ?? 0 }));
  const openStep = openSteps(now);
  const lowest = new Map<string, ItemRow>();
  for (const row of now) {
    const isShown = openStep(row) === row && leftOf(row) !== 0;
    if (isShown && row.amount < (lowest.get(row.sku)?.amount ?? Infinity)) lowest.set(row.sku, row);
  }
  const promotions = [...lowest].map(async ([sku, row]): Promise<[string, ShownPromotion]> => {
    const before = latest?.selling.items === selling.items ? latest.promotions.get(sku) : undefined;
    const isSame = before?.promoItemId === row.promo_item_id && before.left === leftOf(row);
    return [sku, isSame ? before : await shownPromotionOf(db, row, selling.from)];
  });
  return {
    ...{ selling, left },
    promotions: new Map(await Promise.all(promotions)),
    flashSkus: now.flatMap((row) => (row.session_id === null || leftOf(row) === 0 ? [] : [row.sku])),
  };
}

const haveSameLeft = (before: Shown['left'], after: Shown['left']): boolean =>
  before.size === after.size && [...before].every(([id, left]) => after.get(id) === left);

const nothingShown: ShownPromotions = new Map();

/**
 * Flash items of the session that runs, and the open steps of ladders; the lowest price of each SKU. The same object while nothing
 * in it has changed, and the same promotion of a SKU while nothing of it has.
 */
export async function shownItems(
  shop: VersionedShop,
  visit: OfferVisit,
  skus?: readonly string[],
): Promise<ShownPromotions> {
  const sale = await readSale(shop, visit);
  const isAsked = skus?.some((sku) => sale.selling.skus.has(sku)) ?? true;
  return isAsked ? (await showSale(shop, sale)).promotions : nothingShown;
}

/** The variants of the flash sessions that run, as long as pieces are left, in the order of their sale. */
export async function shownFlashSkus(shop: VersionedShop, visit: OfferVisit): Promise<readonly string[]> {
  return (await showSale(shop, await readSale(shop, visit))).flashSkus;
}
