import { day } from './durations.ts';

/** What a badge can say of a product, the most important first. */
export const badgeRanks = ['SOLD_OUT', 'PREORDER', 'SALE', 'NEW'] as const;

export type Badge = (typeof badgeRanks)[number];

export interface BadgeFacts {
  readonly isSoldOut: boolean;
  readonly isPreorder: boolean;
  /** Only with the former price beside it does a percentage mean anything. */
  readonly hasStruckPrice: boolean;
  readonly percentOff: number | null;
  readonly isNew: boolean;
}

/** How long a product is new, from its release. */
const newFor = 60 * day;

/** The first moment at which a product is no longer new. */
export const newUntil = (releaseTime: number): number => releaseTime + newFor;

export const isNewAt = (releaseTime: number, now: number): boolean => releaseTime <= now && now < newUntil(releaseTime);

/** The one badge of a product. */
export function badgeOf({ isSoldOut, isPreorder, hasStruckPrice, percentOff, isNew }: BadgeFacts): Badge | null {
  if (isSoldOut) return 'SOLD_OUT';
  if (isPreorder) return 'PREORDER';
  if (hasStruckPrice && percentOff !== null) return 'SALE';
  return isNew ? 'NEW' : null;
}

/** A shopper sees about so many cards at once, and reads no more badges than that among them. */
const neighbours = 8;
const badgesAmongNeighbours = 3;

/**
 * Which badges of a list stay, so that no eight cards in a row have more than three. The more important ones stay, and of
 * equals the earlier.
 */
export function thinBadges(badges: readonly (Badge | null)[]): (Badge | null)[] {
  const staying = badges.map((): Badge | null => null);
  const isCrowded = (place: number) =>
    badges.some((_, first) => {
      if (first > place || first + neighbours <= place) return false;
      return staying.slice(first, first + neighbours).filter((badge) => badge !== null).length >= badgesAmongNeighbours;
    });
  for (const rank of badgeRanks) {
    for (const [place, badge] of badges.entries()) {
      if (badge === rank && !isCrowded(place)) staying[place] = badge;
    }
  }
  return staying;
}
