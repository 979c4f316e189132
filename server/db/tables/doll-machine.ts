import type { DollPrizeKind } from '#rules/doll-machine.ts';
import type { Site } from '#rules/markets.ts';

/** One prize of a doll machine in one market: a variant, a coupon of a template, or coins. */
export interface DollPrizesTable {
  promo_id: string;
  site: Site;
  prize_id: string;
  kind: DollPrizeKind;
  title: string;
  sku: string | null;
  template_id: string | null;
  coins: number | null;
  weight: number;
  /** How many are in the machine; null for as many as are won. */
  remaining: number | null;
  sort: number;
}

/** A play with its result. */
export interface DollPlaysTable {
  account_id: string;
  play_id: string;
  promo_id: string;
  site: Site;
  /** Counts the plays of the member, from 1. */
  number: number;
  /** The member's local day, 'YYYY-MM-DD'. */
  day: string;
  /** Coins; 0 for a free play. */
  cost: number;
  /** Null where nothing was won. */
  prize_id: string | null;
  /** Coins that came to the balance. */
  coins: number;
  /** Until when the prize is to be claimed, or its coupon to be used; null for coins and for nothing. */
  expire_time: number | null;
  /** Plays at this machine since its pity prize was won, this one among them; 0 where this one won it. */
  without_pity: number;
  played_time: number;
  /** Null until the member has seen the result. */
  seen_time: number | null;
}
