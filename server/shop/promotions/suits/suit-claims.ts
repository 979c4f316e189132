import { groupBy } from '#rules/group-by.ts';
import type { Site } from '#rules/markets.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { PromotionSource } from '../../pricing/promotions.ts';
import { buyersOf, countEach, memberBuyer } from '../quota/buyers.ts';

/** The sets that a member holds or has bought, by bundle. */
export async function readHadSets(
  db: Db,
  accountId: string,
  suitIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (suitIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('suit_buyers')
    .select(['suit_id', 'sets'])
    .where('buyer', '=', memberBuyer(accountId))
    .where('suit_id', 'in', suitIds)
    .execute();
  return new Map(rows.map(({ suit_id: suitId, sets }) => [suitId, sets]));
}

/** A bundle that an order was placed with. */
interface OrderedSuit {
  readonly groupId: string;
  readonly suitId: string;
  readonly title: string;
  readonly sets: number;
  /** Sets of which a piece has been sent or will be. */
  readonly rest: number;
}

/** The bundles of an order, by its lines. */
export async function readOrderedSuits(db: Db, orderNo: string): Promise<OrderedSuit[]> {
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('promotions', 'promotions.promo_id', 'order_lines.promo_item_id')
    .innerJoin('suit_choices', (join) =>
      join
        .onRef('suit_choices.suit_id', '=', 'order_lines.promo_item_id')
        .onRef('suit_choices.sku', '=', 'order_lines.sku'),
    )
    .innerJoin('suit_items', (join) =>
      join.onRef('suit_items.suit_id', '=', 'suit_choices.suit_id').onRef('suit_items.item', '=', 'suit_choices.item'),
    )
    .select(['suit_items.suit_id', 'suit_items.item', 'promotions.title', 'order_lines.suit_group_id'])
    .select([
      'order_lines.quantity as pieces',
      'suit_items.quantity as pieces_in_set',
      'order_lines.cancelled_quantity',
    ])
    .where('order_lines.order_no', '=', orderNo)
    .orderBy('order_lines.sort')
    .execute();
  return [...groupBy(lines, ({ suit_group_id: groupId }) => groupId)].flatMap(([groupId, group]) => {
    const [first] = group;
    if (first === undefined || groupId === null) return [];
    const pieces = group.reduce((sum, line) => (line.item === first.item ? sum + line.pieces : sum), 0);
    const rest = [...groupBy(group, ({ item }) => item).values()].map(
      (lines) =>
        lines.reduce((sum, line) => sum + line.pieces - line.cancelled_quantity, 0) / (lines[0]?.pieces_in_set ?? 1),
    );
    const { suit_id: suitId, title } = first;
    return [{ groupId, suitId, title, sets: pieces / first.pieces_in_set, rest: Math.ceil(Math.max(...rest)) }];
  });
}

/** The sets of each bundle, in the order of the bundles. */
function setsBySuit(ordered: readonly OrderedSuit[]): [string, number][] {
  const sets = new Map<string, number>();
  for (const { suitId, sets: more } of ordered) sets.set(suitId, (sets.get(suitId) ?? 0) + more);
  return [...sets].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Counts the sets of an order for its buyer, each bundle by one row that is changed by a condition. */
export const holdSuits: PromotionSource['hold'] = async ({ clock }, tx, order) => {
  const now = clock.now();
  const { order_no: orderNo, site } = order;
  const buyers = buyersOf(order);
  for (const [suitId, sets] of setsBySuit(await readOrderedSuits(tx, orderNo))) {
    const limit = await readLimit(tx, site, suitId);
    if (sets > limit) return 'PROMO_USER_LIMIT';
    const isCounted = await countEach(buyers, {
      count: (buyer) => countSets(tx, { buyer, suitId, sets }, limit),
      uncount: (buyer) => uncountSets(tx, [buyer], { suitId, sets }),
    });
    if (!isCounted) return 'PROMO_USER_LIMIT';
    const claim = {
      order_no: orderNo,
      suit_id: suitId,
      buyers: JSON.stringify(buyers),
      sets,
      state: 'HELD' as const,
      updated_at: now,
    };
    await tx
      .insertInto('suit_claims')
      .values({ ...claim, created_at: now })
      .onConflict((conflict) => conflict.columns(['order_no', 'suit_id']).doUpdateSet(claim))
      .execute();
  }
  return undefined;
};

interface Sets {
  readonly suitId: string;
  readonly sets: number;
}

/** Counts sets for a buyer. @returns false, with nothing counted, where that would be more than the limit */
async function countSets(
  tx: Tx,
  { buyer, suitId, sets }: Sets & { readonly buyer: string },
  limit: number,
): Promise<boolean> {
  const counted = await tx
    .insertInto('suit_buyers')
    .values({ buyer, suit_id: suitId, sets })
    .onConflict((conflict) => {
      const more = conflict
        .columns(['buyer', 'suit_id'])
        .doUpdateSet((row) => ({ sets: row('suit_buyers.sets', '+', sets) }));
      return limit === Infinity ? more : more.where('suit_buyers.sets', '<=', limit - sets);
    })
    .returning('sets')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Sets of one shopper; Infinity for any number. */
async function readLimit(tx: Tx, site: Site, suitId: string): Promise<number> {
  const terms = await tx
    .selectFrom('suit_terms')
    .select('per_buyer_limit')
    .where('suit_id', '=', suitId)
    .where('site', '=', site)
    .executeTakeFirst();
  return terms?.per_buyer_limit ?? Infinity;
}

/** Frees what an order counts for, however it came to nothing. */
export const releaseSuits: PromotionSource['release'] = async ({ clock }, tx, orderNo) => {
  const released = await tx
    .updateTable('suit_claims')
    .set({ state: 'RELEASED', updated_at: clock.now() })
    .where('order_no', '=', orderNo)
    .where('state', '=', 'HELD')
    .returning(['buyers', 'suit_id', 'sets'])
    .execute();
  for (const { buyers, suit_id: suitId, sets } of released) await uncountSets(tx, JSON.parse(buyers), { suitId, sets });
};

/** Frees the sets of which no piece is kept. A set that is kept in part counts as one. */
export const releaseCancelledSuits: NonNullable<PromotionSource['releaseCancelled']> = async (
  { clock },
  tx,
  orderNo,
) => {
  const rest = new Map(setsBySuit((await readOrderedSuits(tx, orderNo)).map((suit) => ({ ...suit, sets: suit.rest }))));
  const claims = await tx
    .selectFrom('suit_claims')
    .select(['buyers', 'suit_id', 'sets'])
    .where('order_no', '=', orderNo)
    .where('state', '=', 'HELD')
    .orderBy('suit_id')
    .execute();
  for (const claim of claims) {
    const sets = rest.get(claim.suit_id) ?? 0;
    if (sets >= claim.sets) continue;
    await tx
      .updateTable('suit_claims')
      .set({ updated_at: clock.now() })
      .set(sets === 0 ? { state: 'RELEASED' } : { sets })
      .where('order_no', '=', orderNo)
      .where('suit_id', '=', claim.suit_id)
      .execute();
    await uncountSets(tx, JSON.parse(claim.buyers), { suitId: claim.suit_id, sets: claim.sets - sets });
  }
};

async function uncountSets(tx: Tx, buyers: readonly string[], { suitId, sets }: Sets): Promise<void> {
  for (const buyer of buyers) {
    await tx
      .updateTable('suit_buyers')
      .set((row) => ({ sets: row('sets', '-', sets) }))
      .where('buyer', '=', buyer)
      .where('suit_id', '=', suitId)
      .execute();
  }
}
