import { promotionPhase } from '#machines/promotion/move.ts';
import { wholeSets } from '#rules/bundles.ts';
import { groupBy } from '#rules/group-by.ts';
import type { SuitGroup, SuitOffer } from '../../catalogue/offer.ts';
import type { PromotedLine, PromotionSource } from '../../pricing/promotions.ts';
import { holdSuits, readHadSets, releaseCancelledSuits, releaseSuits } from './suit-claims.ts';
import { readSuits, type Suit } from './suit-rows.ts';

interface Group {
  readonly suit: Suit;
  readonly groupId: string;
  readonly lines: readonly PromotedLine[];
}

/** The bundles among some lines, the one that has been in the cart longest first. */
function groupsOf(lines: readonly PromotedLine[], suits: ReadonlyMap<string, Suit>): Group[] {
  const byGroup = groupBy(lines, ({ suitGroupId, promoItemId }) => `${suitGroupId ?? ''} ${promoItemId ?? ''}`);
  return [...byGroup.values()].toReversed().flatMap((group) => {
    const [{ suitGroupId: groupId, promoItemId } = {}] = group;
    const suit = suits.get(promoItemId ?? '');
    return suit === undefined || groupId === undefined ? [] : [{ suit, groupId, lines: group }];
  });
}

/** What a group is granted. @param left sets that the shopper may have */
function grant({ suit, groupId, lines }: Group, now: number, left: number): SuitGroup {
  const selected = lines.filter((line) => line.selected);
  const counted = selected.length === 0 ? lines : selected;
  const sets = wholeSets(suit.items, counted);
  const group = { suitId: suit.suitId, groupId, title: suit.title, keys: counted.map(({ key }) => key), sets };
  if (promotionPhase(suit, now) !== 'LIVE') return { ...group, granted: 'ENDED' };
  if (sets === 0) return { ...group, granted: 'INCOMPLETE' };
  return { ...group, granted: sets > left ? 'LIMIT' : suit.discount };
}

/**
 * Bundles. The lines of one group have what their bundle takes off while they are whole sets of it; the promotion item of
 * such a line is the bundle. Its pieces are those of the stock, so that a bundle has a limit for each buyer and no quota.
 */
export const suitPromotions: PromotionSource = {
  buyTypes: [4],
  offersFor: async (db, { site, now, accountId }, lines) => {
    const suitIds = [...new Set(lines.flatMap(({ promoItemId }) => promoItemId ?? []))];
    const suits = await readSuits(db, site, suitIds);
    const had = accountId === undefined ? new Map<string, number>() : await readHadSets(db, accountId, suitIds);
    const offers = new Map<string, SuitOffer>();
    const taken = new Map(had);
    for (const group of groupsOf(lines, suits)) {
      const { suitId, perBuyerLimit } = group.suit;
      const before = taken.get(suitId) ?? 0;
      const suit = grant(group, now, (perBuyerLimit ?? Infinity) - before);
      const isChosen = group.lines.some(({ selected }) => selected);
      if (isChosen && typeof suit.granted !== 'string') taken.set(suitId, before + suit.sets);
      for (const { key } of group.lines) offers.set(key, { suit });
    }
    return offers;
  },
  hold: holdSuits,
  release: releaseSuits,
  releaseCancelled: releaseCancelledSuits,
};
