import { endOfDayAfter } from './local-days.ts';
import type { Zone } from './dates.ts';

/** How long a new member has for the pack and its prices, in days. */
const packDays = 7;

/** The first moment at which the offer of an account is over: the end of the local day seven days after that of the sign-up. */
export const newUserUntil = (joined: number, zone: Zone): number => endOfDayAfter(joined, packDays, zone);

/** What is known of a member; instants are epoch ms. */
export interface NewUserFacts {
  readonly joined: number;
  readonly hasPaid: boolean;
  /** Whether an order holds or has had the first-order prices. */
  readonly hasUsed: boolean;
  readonly hasClaimed: boolean;
  /** Whether a device or an address of theirs belongs to a member who had the pack. */
  readonly isKnown: boolean;
}

export type NewUserStanding = 'ELIGIBLE' | 'CLAIMED' | 'USED' | 'HAS_PAID' | 'HAD_BEFORE' | 'TOO_LATE';

/** Where a member stands with the offer, by the first reason that applies. */
export function newUserStanding(facts: NewUserFacts, now: number, zone: Zone): NewUserStanding {
  if (facts.hasUsed) return 'USED';
  if (facts.hasPaid) return 'HAS_PAID';
  if (now >= newUserUntil(facts.joined, zone)) return 'TOO_LATE';
  if (facts.hasClaimed) return 'CLAIMED';
  return facts.isKnown ? 'HAD_BEFORE' : 'ELIGIBLE';
}
