import { promotionPhase } from '#machines/promotion/move.ts';
import { markets, type Site } from '#rules/markets.ts';
import { type NewUserFacts, newUserStanding, type NewUserStanding } from '#rules/new-user.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { StoredPicture } from '../../media/picture.ts';
import { hasPaid } from '../../account/has-paid.ts';

/** What the promotion of new members keeps in its config. */
export interface NewUserConfig {
  readonly coins: number;
  /** The picture of the promotion, cut for a narrow screen. */
  readonly upright?: StoredPicture;
}

/** The offer of new members that runs in a market. */
export interface RunningOffer {
  readonly promoId: string;
  readonly config: NewUserConfig;
  /** Stored as JSON. */
  readonly image: string | null;
}

/** The offer of a market at a moment; undefined where none runs. */
export async function readRunningOffer(db: Db, site: Site, now: number): Promise<RunningOffer | undefined> {
  const rows = await db
    .selectFrom('promotions')
    .innerJoin('promotion_windows', 'promotion_windows.promo_id', 'promotions.promo_id')
    .select(['promotions.promo_id', 'image', 'config', 'status', 'preview_time', 'start_time', 'end_time'])
    .where('type', '=', 'NEW_USER')
    .where('status', '=', 'SCHEDULED')
    .where('site', '=', site)
    .where('end_time', '>', now)
    .orderBy('start_time')
    .execute();
  const running = rows.find(
    ({ status, preview_time: previewTime, start_time: startTime, end_time: endTime }) =>
      promotionPhase({ status, previewTime, startTime, endTime }, now) === 'LIVE',
  );
  return running && { promoId: running.promo_id, image: running.image, config: JSON.parse(running.config) };
}

interface Ask {
  readonly accountId: string;
  readonly site: Site;
  readonly promoId: string;
  readonly now: number;
}

/** @param orderNo an order whose own claims do not count */
export async function readFacts(
  db: Db,
  { accountId, promoId }: Pick<Ask, 'accountId' | 'promoId'>,
  orderNo?: string,
): Promise<NewUserFacts> {
  const [account, paid, used, claimed] = await Promise.all([
    db.selectFrom('accounts').select('created_at').where('id', '=', accountId).executeTakeFirstOrThrow(),
    hasPaid(db, accountId),
    db
      .selectFrom('promo_claims')
      .innerJoin('promo_items', 'promo_items.promo_item_id', 'promo_claims.promo_item_id')
      .innerJoin('promotions', 'promotions.promo_id', 'promo_items.promo_id')
      .innerJoin('orders', 'orders.order_no', 'promo_claims.order_no')
      .select('promo_claims.order_no')
      .where('orders.account_id', '=', accountId)
      .where('promotions.type', '=', 'NEW_USER')
      .where('promo_claims.state', '!=', 'RELEASED')
      .where('promo_claims.order_no', '!=', orderNo ?? '')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('new_user_packs')
      .select('revoked_at')
      .where('account_id', '=', accountId)
      .where('promo_id', '=', promoId)
      .executeTakeFirst(),
  ]);
  return {
    joined: account.created_at,
    hasPaid: paid,
    hasUsed: used !== undefined,
    hasClaimed: claimed?.revoked_at === null,
    isKnown: typeof claimed?.revoked_at === 'number',
  };
}

/** An order whose own claims do not count. */
export interface PlacedOrder {
  readonly orderNo: string;
  /** It had its prices before it was closed, and is paid late. */
  readonly wasGranted: boolean;
}

/**
 * Whether a member can order at first-order prices: the pack is claimed and stands, and no other order has them. An order
 * that was granted them keeps them for a late payment unless another one has them by then.
 */
export async function hasFirstPrices(db: Db, { site, now, ...ask }: Ask, order?: PlacedOrder): Promise<boolean> {
  const facts = await readFacts(db, ask, order?.orderNo);
  return order?.wasGranted === true ? !facts.hasUsed : standingOf(facts, site, now) === 'CLAIMED';
}

/** Two first orders of one member that are placed at once: the second waits, and finds what the first has taken. */
export async function lockForFirstOrder(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

/** Where a member stands, by the days of a market. */
export const standingOf = (facts: NewUserFacts, site: Site, now: number): NewUserStanding =>
  newUserStanding(facts, now, markets[site].timeZone);
