import type { Selectable } from 'kysely';
import type { ErrorCode } from '#openapi/errors.ts';
import { type BuyType, buyTypeOf, plainBuyType } from '#rules/cart-lines.ts';
import type { Site } from '#rules/markets.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';
import type { MakeId } from '#server/ids.ts';
import type { LineGrant, OtherWay, ShownPromotion, ShownPromotions } from '../catalogue/offer.ts';
import type { CartLine } from './cart-lines.ts';

/** A line as far as a promotion looks at it. */
export type PromotedLine = Pick<
  CartLine,
  'key' | 'sku' | 'buyType' | 'promoItemId' | 'suitGroupId' | 'quantity' | 'selected'
>;

/** Who asks for offers, where and when; a guest has no account. */
export interface OfferVisit {
  readonly site: Site;
  readonly now: number;
  readonly accountId?: string | undefined;
  /** Another member has had what new members get at the address that the order goes to. */
  readonly isPlaceTaken?: boolean;
  /** What is bought has limits of its own: a deposit, a pledge, an exchange. */
  readonly hasOwnLimits?: boolean;
}

/** What an order takes of one item's quota. */
export interface QuotaClaim {
  readonly promoItemId: string;
  readonly quantity: number;
}

/**
 * How an order came to nothing: it was not paid, it was called off before it was sent, or all of its money went back
 * after that.
 */
export type QuotaEnd = 'UNPAID' | 'CALLED_OFF' | 'REFUNDED';

type Order = Selectable<Schema['orders']>;

interface Shop {
  readonly clock: Clock;
  readonly newId: MakeId;
  readonly tokenSecret: string;
}

/** Where what everybody sees is read, once for all who look at it. */
interface ReadShop {
  readonly clock: Clock;
  readonly database: Database;
  readonly db: Db;
}

/**
 * The promotions of one area. Its quotas live in the transactions of orders: held while an order waits for its payment,
 * consumed when it is paid, released when it comes to nothing.
 */
export interface PromotionSource {
  /** Whose lines it answers for; no other source has one of them, unless it is for other orders. */
  readonly buyTypes: readonly BuyType[];
  /** Which orders it holds for, where another source has the same buy type; absent for all. */
  readonly isFor?: (order: Order) => boolean;
  /**
   * The offers of the promotions that run now or have not started yet, by the key of the line; absent where no line of a
   * cart can ask. A line that is missing from the answer has none: its promotion has ended or does not exist.
   * @param lines of its buy types, at least one
   */
  readonly offersFor?: (
    db: Db,
    visit: OfferVisit,
    lines: readonly PromotedLine[],
  ) => Promise<ReadonlyMap<string, LineGrant>>;
  /**
   * What pages and cards show of the promotions that run now, by SKU; absent where they show none. What is sold out is left
   * out. The same for everybody, and the same object while nothing in it changes.
   * @param skus at least one, which the answer must have; without them all that are in a promotion
   */
  readonly shownFor?: (shop: ReadShop, visit: OfferVisit, skus?: readonly string[]) => Promise<ShownPromotions>;
  /** The SKUs of the flash sessions that run now and have pieces left, in their order; absent where there are none. */
  readonly flashSkus?: (shop: ReadShop, visit: OfferVisit) => Promise<readonly string[]>;
  /**
   * Takes an order's pieces off the quotas and off what its member may have, each by a row that is locked or changed by a
   * condition. An order that was released may ask once more.
   * @param claims at least one, by item and in the order of the items
   * @returns why one of them cannot be had; the caller releases what was held before it
   */
  readonly hold: (shop: Shop, tx: Tx, order: Order, claims: readonly QuotaClaim[]) => Promise<ErrorCode | undefined>;
  /** The order is paid; absent where a piece that is held counts like one that is sold. */
  readonly consume?: (shop: Shop, tx: Tx, orderNo: string) => Promise<void>;
  /** Gives back what the order holds or has consumed. A second call finds nothing to give back. */
  readonly release: (shop: Shop, tx: Tx, orderNo: string, end: QuotaEnd) => Promise<void>;
  /**
   * Gives back pieces that will never be sent, quota and limit, of an order that keeps others. A second call finds nothing to
   * give back. Absent where an order has one piece at most.
   * @param rest of each item that the order was placed with, what it keeps: 0 or more, by item
   */
  readonly releaseCancelled?: (shop: Shop, tx: Tx, orderNo: string, rest: readonly QuotaClaim[]) => Promise<void>;
}

/** Order lines, of any kind. */
type OrderLine = Pick<Selectable<Schema['order_lines']>, 'buy_type' | 'promo_item_id' | 'quantity'>;
type CancelledLine = OrderLine & Pick<Selectable<Schema['order_lines']>, 'cancelled_quantity'>;

/** All promotions of a shop, so that carts and orders need none of them. */
export interface Promotions {
  /** The offers behind some lines, by key; plain lines have none, and a cart of them asks nobody. */
  offersFor(db: Db, visit: OfferVisit, lines: readonly PromotedLine[]): Promise<ReadonlyMap<string, LineGrant>>;
  /** What pages and cards show of some SKUs at least, or of all, the lowest price of each; absent where no source shows anything. */
  readonly shownFor?: (shop: ReadShop, visit: OfferVisit, skus?: readonly string[]) => Promise<ShownPromotions>;
  /** The SKUs of the flash sessions that run now and have pieces left. */
  flashSkus(shop: ReadShop, visit: OfferVisit): Promise<readonly string[]>;
  /**
   * Holds the quotas of an order that is placed, or was closed and is paid late. Its stock must be held before, its
   * coupons and coins after.
   * @returns why it cannot be had; nothing is held then
   */
  hold(shop: Shop, tx: Tx, order: Order, lines: readonly OrderLine[]): Promise<ErrorCode | undefined>;
  consume(shop: Shop, tx: Tx, orderNo: string): Promise<void>;
  release(shop: Shop, tx: Tx, orderNo: string, end: QuotaEnd): Promise<void>;
  /** Pieces of an order were cancelled before they were sent, which its lines say, and it keeps others. */
  releaseCancelled(shop: Shop, tx: Tx, orderNo: string, lines: readonly CancelledLine[]): Promise<void>;
}

/**
 * Several sources as one. Quotas are locked source by source in this order, and by item inside a source: two orders never
 * wait for each other.
 */
export function composePromotions(sources: readonly PromotionSource[]): Promotions {
  const release: Promotions['release'] = async (shop, tx, orderNo, end) => {
    for (const source of sources) await source.release(shop, tx, orderNo, end);
  };
  const shown = sources.flatMap(({ shownFor }) => shownFor ?? []);
  return {
    release,
    offersFor: async (db, visit, lines) => {
      const answers = await Promise.all(
        sources.map(async ({ buyTypes, offersFor }) => {
          const own = lines.filter(({ buyType }) => buyTypes.includes(buyType));
          return own.length === 0 || offersFor === undefined ? [] : [...(await offersFor(db, visit, own))];
        }),
      );
      return new Map(answers.flat());
    },
    ...(shown.length === 0
      ? {}
      : {
          shownFor: async (shop, visit, skus) =>
            lowestOf(await Promise.all(shown.map((shownFor) => shownFor(shop, visit, skus)))),
        }),
    flashSkus: async (shop, visit) =>
      (await Promise.all(sources.map(async ({ flashSkus }) => flashSkus?.(shop, visit) ?? []))).flat(),
    hold: async (shop, tx, order, lines) => {
      for (const { buyTypes, isFor, hold } of sources) {
        if (isFor?.(order) === false) continue;
        const claims = claimsOf(lines, buyTypes);
        const refusal = claims.length === 0 ? undefined : await hold(shop, tx, order, claims);
        if (refusal === undefined) continue;
        await release(shop, tx, order.order_no, 'UNPAID');
        return refusal;
      }
      return undefined;
    },
    consume: async (shop, tx, orderNo) => {
      for (const source of sources) await source.consume?.(shop, tx, orderNo);
    },
    releaseCancelled: async (shop, tx, orderNo, lines) => {
      const left = lines.map((line) => ({ ...line, quantity: line.quantity - line.cancelled_quantity }));
      for (const source of sources) {
        const rest = claimsOf(left, source.buyTypes);
        if (rest.length > 0) await source.releaseCancelled?.(shop, tx, orderNo, rest);
      }
    },
  };
}

function lowestOf(answers: readonly ShownPromotions[]): ShownPromotions {
  const [only, ...others] = answers;
  if (only && others.length === 0) return only;
  const costs = (shown: ShownPromotion | OtherWay): number => ('note' in shown ? Infinity : shown.amount);
  return new Map(answers.flatMap((answer) => [...answer]).toSorted(([, a], [, b]) => costs(b) - costs(a)));
}

const knownBuyType = (stored: number): BuyType => buyTypeOf(stored) ?? plainBuyType;

function claimsOf(lines: readonly OrderLine[], buyTypes: readonly BuyType[]): QuotaClaim[] {
  const sums = new Map<string, number>();
  for (const { promo_item_id: item, buy_type: buyType, quantity } of lines) {
    if (item !== null && buyTypes.includes(knownBuyType(buyType))) sums.set(item, (sums.get(item) ?? 0) + quantity);
  }
  return [...sums]
    .map(([promoItemId, quantity]) => ({ promoItemId, quantity }))
    .toSorted((a, b) => (a.promoItemId < b.promoItemId ? -1 : 1));
}
