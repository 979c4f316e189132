import { isDeepStrictEqual } from 'node:util';
import { type Site, sites } from '#rules/markets.ts';
import type { Database } from '#server/db/database.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { freePieces } from '../../catalogue/flash-pieces.ts';
import { type MarketCatalogue, readMarketCatalogue } from '../../catalogue/market-catalogue.ts';
import type { OtherWay, ShownPromotion, ShownPromotions } from '../../catalogue/offer.ts';
import { readOncePerVersion, readVersions, type VersionedShop } from '../../catalogue/versions.ts';
import type { OfferVisit } from '../../pricing/promotions.ts';
import { readCampaigns, shownStage } from '../deposits/campaign-rows.ts';
import { type Suit, readSuitsSince } from '../suits/suit-rows.ts';
import {
  firstOrderRowsSince,
  flashRowsSince,
  type ItemRow,
  ladderRowsSince,
  leftOf,
  openSteps,
  piecesLeft,
  sellingOf,
  timesOf,
} from '../quota/item-rows.ts';
import { otherWays, type SoldOtherwise } from './other-ways.ts';
import { shownPromotionOf } from '../quota/present-variant.ts';

/** What a market sells by promotions that are not over, as it was written; what is left of it is not looked at. */
interface Written extends SoldOtherwise {
  /** Flash items, and the steps of ladders. */
  readonly priced: readonly ItemRow[];
}

const writtenReaders = new Map(
  sites.map((site) => [
    site,
    readOncePerVersion(
      ['PROMOTIONS'],
      async ({ db, now: from }: VersionedShop & Pick<OfferVisit, 'now'>): Promise<Written> => {
        const [flash, ladders, firstOrders, deposits, suits] = await Promise.all([
          flashRowsSince(db, { site, from }),
          ladderRowsSince(db, { site, from }),
          firstOrderRowsSince(db, { site, from }),
          readCampaigns(db, { site }),
          readSuitsSince(db, site, from),
        ]);
        return { priced: [...flash, ...ladders], firstOrders, deposits, suits };
      },
    ),
  ]),
);

/** Which of it is sold from one moment until another. */
interface Selling {
  readonly written: Written;
  readonly from: number;
  readonly until: number;
  readonly now: Written;
  readonly skus: ReadonlySet<string>;
  /** The ids of items with a quota. */
  readonly counted: readonly string[];
}

/** What is shown of it, with so many pieces left. */
interface Shown {
  readonly selling: Selling;
  readonly market: MarketCatalogue;
  readonly left: ReadonlyMap<string, Pieces>;
  readonly promotions: ShownPromotions;
  /** Of the flash sessions, in their order. */
  readonly flashSkus: readonly string[];
}

/** Pieces left of an item's quota, and how many of them orders can have: no more than there are of the variant. */
interface Pieces {
  readonly ofQuota: number;
  readonly toSell: number;
}

/** What a market sells after one commit; the pieces that are left are read when something is shown of them. */
interface MarketSale {
  readonly mark: string;
  readonly selling: Selling;
  shown?: Promise<Shown>;
  /** What was shown before, which stands until a piece is sold. */
  latest: Shown | undefined;
}

type ReadShop = Pick<ShopContext, 'database' | 'db' | 'clock'>;

const salesByMarket = new WeakMap<Database['writers'], Map<Site, MarketSale>>();

const isSoldAt = ({ from, until }: Selling, now: number): boolean => from <= now && now < until;

function sellingAt(written: Written, from: number): Selling {
  const isOn = (row: ItemRow) => sellingOf(row, from) === 'NOW';
  const now: Written = {
    priced: written.priced.filter(isOn),
    firstOrders: written.firstOrders.filter(isOn),
    deposits: written.deposits.filter((campaign) => shownStage(campaign, from) === 'RESERVING'),
    suits: written.suits.filter(({ startTime, endTime }) => startTime <= from && from < endTime),
  };
  const items = rowsOf(now);
  const times = [...rowsOf(written).map(timesOf), ...written.suits];
  const moves = times.flatMap(({ startTime, endTime }) => [startTime, endTime]).filter((at) => at > from);
  return {
    written,
    from,
    now,
    until: moves.reduce((first, at) => Math.min(first, at), Infinity),
    skus: new Set([...items.map(({ sku }) => sku), ...now.suits.flatMap(skusOf)]),
    counted: items.flatMap(({ promo_item_id: id, quota }) => (quota === null ? [] : [id])),
  };
}

const rowsOf = ({ priced, firstOrders, deposits }: Written): ItemRow[] => [
  ...priced,
  ...firstOrders,
  ...deposits.map(({ item }) => item),
];

const skusOf = ({ items }: Suit): readonly string[] => items.flatMap(({ skus }) => skus);

const nothingWritten: Written = { priced: [], firstOrders: [], deposits: [], suits: [] };

/** What a market sells now: read again after a promotion was written, counted again when the clock reaches a begin or an end. */
async function readSale(shop: ReadShop, { site, now }: OfferVisit): Promise<MarketSale> {
  const { writers } = shop.database;
  const markets = salesByMarket.get(writers) ?? new Map<Site, MarketSale>();
  salesByMarket.set(writers, markets);
  const { mark } = await readVersions(shop);
  const before = markets.get(site);
  if (before?.mark === mark && isSoldAt(before.selling, now)) return before;
  const written = (await writtenReaders.get(site)?.({ ...shop, now })) ?? nothingWritten;
  const meanwhile = markets.get(site);
  if (meanwhile?.mark === mark && isSoldAt(meanwhile.selling, now)) return meanwhile;
  const isSame = before?.selling.written === written && isSoldAt(before.selling, now);
  const sale: MarketSale = { mark, selling: isSame ? before.selling : sellingAt(written, now), latest: before?.latest };
  markets.set(site, sale);
  return sale;
}

/** What is shown of a sale: read once, unless reading fails. */
function showSale(shop: ReadShop, site: Site, sale: MarketSale): Promise<Shown> {
  if (sale.shown) return sale.shown;
  const shown = readShown(shop, site, sale);
  sale.shown = shown;
  shown.then(
    (latest) => (sale.latest = latest),
    () => delete sale.shown,
  );
  return shown;
}

async function readShown(shop: ReadShop, site: Site, { selling, latest }: MarketSale): Promise<Shown> {
  const { db } = shop;
  const { counted: ids, now } = selling;
  const [market, rows] = await Promise.all([
    readMarketCatalogue(shop, site),
    ids.length === 0 ? [] : piecesLeft(db, { ids }),
  ]);
  const left = piecesOf(now.priced, rows);
  if (latest?.selling === selling && latest.market === market && isDeepStrictEqual(latest.left, left)) return latest;
  const priced = now.priced.map((row) => ({ ...row, left: left.get(row.promo_item_id)?.ofQuota ?? 0 }));
  const toSell = (row: ItemRow): number => left.get(row.promo_item_id)?.toSell ?? 0;
  const openStep = openSteps(priced);
  const lowest = new Map<string, ItemRow>();
  for (const row of priced) {
    const isShown = openStep(row) === row && leftOf(row) !== 0;
    if (isShown && row.amount < (lowest.get(row.sku)?.amount ?? Infinity)) lowest.set(row.sku, row);
  }
  const promotions = [...lowest].map(async ([sku, row]): Promise<[string, ShownPromotion]> => {
    const before = latest?.selling.written === selling.written ? latest.promotions.get(sku) : undefined;
    const own = row.quota === null ? row : { ...row, left: toSell(row) };
    if (before && !('note' in before) && before.promoItemId === row.promo_item_id && before.left === leftOf(own))
      return [sku, before];
    return [sku, await shownPromotionOf(db, own, selling.from)];
  });
  const ways = otherWays(market, now, toSell, selling.from).map(([sku, way]): [string, OtherWay] => {
    const before = latest?.promotions.get(sku);
    return [sku, before && 'note' in before && isDeepStrictEqual(before, way) ? before : way];
  });
  return {
    selling,
    market,
    left,
    promotions: new Map<string, ShownPromotion | OtherWay>([...ways, ...(await Promise.all(promotions))]),
    flashSkus: priced.flatMap((row) => (row.session_id === null || leftOf(row) === 0 ? [] : [row.sku])),
  };
}

/** By item. What flash sessions have left of a variant, and there is, is set aside for them alone. */
function piecesOf(
  priced: readonly ItemRow[],
  rows: Awaited<ReturnType<typeof piecesLeft>>,
): ReadonlyMap<string, Pieces> {
  const ofQuota = new Map(rows.map(({ promo_item_id: id, left }) => [id, Number(left)]));
  const flash = new Map<string, number>();
  const inSessions = priced.filter(({ session_id: sessionId }) => sessionId !== null);
  for (const { sku, promo_item_id: id } of inSessions) flash.set(sku, (flash.get(sku) ?? 0) + (ofQuota.get(id) ?? 0));
  const sessionIds = new Set(inSessions.map(({ promo_item_id: id }) => id));
  return new Map(
    rows.map(({ promo_item_id: id, sku, ...row }) => {
      const { available, setAside } = freePieces({ ...row, flash_pieces: flash.get(sku) ?? null });
      const quota = ofQuota.get(id) ?? 0;
      return [id, { ofQuota: quota, toSell: Math.min(quota, sessionIds.has(id) ? available + setAside : available) }];
    }),
  );
}

const nothingShown: ShownPromotions = new Map();

/**
 * Flash items of the session that runs, and the open steps of ladders, the lowest price of each SKU; of other SKUs another way to
 * buy them. The same object while nothing in it has changed, and the same promotion of a SKU while nothing of it has.
 */
export async function shownItems(
  shop: ReadShop,
  visit: OfferVisit,
  skus?: readonly string[],
): Promise<ShownPromotions> {
  const sale = await readSale(shop, visit);
  const isAsked = skus?.some((sku) => sale.selling.skus.has(sku)) ?? true;
  return isAsked ? (await showSale(shop, visit.site, sale)).promotions : nothingShown;
}

/** The variants of the flash sessions that run, as long as pieces are left, in the order of their sale. */
export async function shownFlashSkus(shop: ReadShop, visit: OfferVisit): Promise<readonly string[]> {
  return (await showSale(shop, visit.site, await readSale(shop, visit))).flashSkus;
}
