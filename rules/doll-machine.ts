/** What a doll machine can give. */
export type DollPrizeKind = 'PRODUCT' | 'COUPON' | 'COINS';

/** Members play from this age on (years). */
const dollAge = 18;

/** A prize as the draw sees it. */
export interface PoolPrize {
  readonly prizeId: string;
  readonly weight: number;
  /** How many are in the machine; null for as many as are won. */
  readonly left: number | null;
}

/** What a machine gives: its prizes in their order, and the weight of nothing. */
export interface Pool<Prize extends PoolPrize = PoolPrize> {
  readonly prizes: readonly Prize[];
  readonly nothing: number;
}

/** `part` of `of` plays on average. */
export interface Chance {
  readonly part: number;
  readonly of: number;
}

const isGone = ({ left }: PoolPrize): boolean => left === 0;

/** How many tickets a draw is made of; it stays the same when a prize is emptied. */
export const ticketsOf = ({ prizes, nothing }: Pool): number =>
  prizes.reduce((sum, { weight }) => sum + weight, nothing);

/** The chance of a prize now: none once it is emptied. */
export const chanceOf = (pool: Pool, prize: PoolPrize): Chance => ({
  part: isGone(prize) ? 0 : prize.weight,
  of: ticketsOf(pool),
});

/** The chance of nothing now: what emptied prizes had counts to it. */
export const chanceOfNothing = (pool: Pool): Chance => ({
  part: pool.prizes.reduce((sum, prize) => sum + (isGone(prize) ? prize.weight : 0), pool.nothing),
  of: ticketsOf(pool),
});

/**
 * True where a machine takes no play: nothing is left to win, or the pity prize is gone, which could not come at the latest
 * with its play any more.
 */
export const isEmpty = ({ prizes }: Pool, pityPrizeId: string): boolean =>
  prizes.every((prize) => isGone(prize) || prize.weight === 0) ||
  prizes.every((prize) => prize.prizeId !== pityPrizeId || isGone(prize));

/**
 * What a ticket wins.
 * @param ticket drawn evenly from 0 up to `ticketsOf(pool)`, which is not among them
 * @returns undefined for nothing
 */
export function prizeOfTicket<Prize extends PoolPrize>({ prizes }: Pool<Prize>, ticket: number): Prize | undefined {
  let end = 0;
  const drawn = prizes.find(({ weight }) => {
    end += weight;
    return ticket < end;
  });
  return drawn === undefined || isGone(drawn) ? undefined : drawn;
}

/** True where the next play brings the pity prize. @param withoutPity plays since it was won */
export const isPityDue = (withoutPity: number, plays: number): boolean => withoutPity + 1 >= plays;

interface Day {
  /** Plays and free plays of the member's day so far. */
  readonly played: number;
  readonly playedFree: number;
}

/** What a member can still play on their day. */
export function playsLeft(
  { played, playedFree }: Day,
  { dailyLimit, freePlaysPerDay }: { readonly dailyLimit: number; readonly freePlaysPerDay: number },
): { readonly plays: number; readonly free: number } {
  const plays = Math.max(0, dailyLimit - played);
  return { plays, free: Math.min(plays, Math.max(0, freePlaysPerDay - playedFree)) };
}

/**
 * Whether somebody is old enough, by what their profile says.
 * @param birthday 'YYYY-MM-DD'; null where they have not said, which their word at the machine makes up for
 * @param today the local day, 'YYYY-MM-DD'
 */
export function isOldEnough(birthday: string | null, today: string): boolean {
  if (birthday === null) return true;
  const [year = 0] = birthday.split('-').map(Number);
  return `${String(year + dollAge).padStart(4, '0')}${birthday.slice(4)}` <= today;
}
