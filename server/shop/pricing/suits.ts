import type { ErrorCode } from '#openapi/errors.ts';
import type { components } from '#openapi/types.ts';
import { bundleDiscount } from '#rules/bundles.ts';
import { type Currency, money } from '#rules/money.ts';
import type { PricedOrder, SpreadDiscount } from '#rules/prices.ts';
import type { SuitGroup, SuitLapse } from '../catalogue/offer.ts';
import type { ResolvedLine } from './line-offers.ts';

type CartSuit = components['schemas']['CartSuit'];

/** The bundles of some lines, in the order of their first lines. */
function groupsOf(lines: readonly ResolvedLine[]): SuitGroup[] {
  const groups = new Map(lines.flatMap(({ offer: { suit } }) => (suit === undefined ? [] : [[suit.groupId, suit]])));
  return [...groups.values()];
}

const isWithin = ({ keys }: SuitGroup, lines: readonly ResolvedLine[]): boolean =>
  keys.every((key) => lines.some(({ line }) => line.key === key));

/** What the bundles of some lines take off them. One of whose lines something is missing takes nothing off. */
export function suitDiscounts(lines: readonly ResolvedLine[]): SpreadDiscount[] {
  return groupsOf(lines).flatMap((group) => {
    const { suitId, keys, sets, granted } = group;
    if (typeof granted === 'string' || !isWithin(group, lines)) return [];
    const goods = lines
      .filter(({ line }) => keys.includes(line.key))
      .reduce((sum, { line, offer }) => sum + offer.unitAmount * line.quantity, 0);
    return [{ id: suitId, keys, amount: bundleDiscount(granted, sets, goods) }];
  });
}

const refusals: Readonly<Record<SuitLapse, ErrorCode>> = {
  INCOMPLETE: 'SUIT_INCOMPLETE',
  ENDED: 'PROMO_ENDED',
  LIMIT: 'PROMO_USER_LIMIT',
};

/** Why a line of a bundle cannot be put into a cart at the price of its bundle. */
export function suitRefusal({ offer: { suit } }: ResolvedLine): ErrorCode | undefined {
  return typeof suit?.granted === 'string' ? refusals[suit.granted] : undefined;
}

const notices: Readonly<Record<SuitLapse | 'MISSING', string>> = {
  INCOMPLETE: 'This bundle is incomplete, so the normal prices apply.',
  ENDED: 'This bundle isn’t on sale right now, so the normal prices apply.',
  LIMIT: 'You’ve reached the limit for this bundle, so the normal prices apply.',
  MISSING: 'Part of this bundle isn’t available right now, so the normal prices apply.',
};

/**
 * The bundles of some lines with what each takes off, or why nothing.
 * @param payable those that `priced` is the price of
 */
export function suitsPart(
  lines: readonly ResolvedLine[],
  payable: readonly ResolvedLine[],
  priced: PricedOrder,
  currency: Currency,
): { readonly suits?: CartSuit[] } {
  const suits = groupsOf(lines).map((group): CartSuit => {
    const { suitId, groupId, title, keys, sets, granted } = group;
    const save = priced.lines
      .filter(({ key }) => keys.includes(key))
      .flatMap(({ discounts }) => discounts)
      .reduce((sum, { source, amount }) => (source === 'SUIT' ? sum + amount : sum), 0);
    const isChosen = lines.some(({ line }) => line.selected && keys.includes(line.key));
    const lapse =
      typeof granted === 'string' ? granted : isChosen && !isWithin(group, payable) ? ('MISSING' as const) : undefined;
    return {
      ...{ suitGroupId: groupId, suitId, title, quantity: sets, save: money(save, currency) },
      ...(lapse === undefined ? {} : { notice: notices[lapse] }),
    };
  });
  return suits.length === 0 ? {} : { suits };
}
