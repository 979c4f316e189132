import { endOfDayAfter } from './local-days.ts';
import { day } from './durations.ts';
import { markets, type Site } from './markets.ts';

/** The buy type of a deposit and of the order of its balance: neither ever stands in a cart. */
export const depositBuyType = 3;

/** How long a deposit waits for its payment. */
const daysToPay = 7;
/** A balance whose reminders cannot be delivered is waited for so long; then the deposit goes back. */
const longestWait = 30 * day;
/** The second reminder leaves so long before the end. */
const lastCall = 2 * day;
/** How long a campaign counts as being sent. */
const shippingDays = 30 * day;

/** Where the law knows a withdrawal, a deposit always goes back. */
const refundingSites: readonly Site[] = ['EU', 'GB'];

/** True where a deposit is never forfeited: it goes back on request, and by itself when the time to pay is over. */
export const alwaysGoesBack = (site: Site): boolean => refundingSites.includes(site);

/** Of one market of a campaign. Amounts are minor units: what is paid at once, and what that takes off the price. */
export interface DepositTerms {
  readonly site: Site;
  readonly depositAmount: number;
  readonly worthAmount: number;
  /** From when on balances are paid, and nothing can be cancelled by its member alone. */
  readonly balanceStart: number;
  /** From when on what is paid leaves the warehouse. */
  readonly shipStart: number;
}

/** What a lamp costs with a deposit: `goods` in all, `balance` beside the deposit. @param price without one */
export function depositPrice(
  price: number,
  { depositAmount, worthAmount }: Pick<DepositTerms, 'depositAmount' | 'worthAmount'>,
): { readonly goods: number; readonly balance: number } {
  const balance = Math.max(0, price - worthAmount);
  return { goods: balance + depositAmount, balance };
}

/** The first instant after the time to pay a balance: the end of the seventh local day. */
export const balanceEnd = ({ site, balanceStart }: Pick<DepositTerms, 'site' | 'balanceStart'>): number =>
  endOfDayAfter(balanceStart, daysToPay, markets[site].timeZone);

export const campaignStages = ['COMING', 'RESERVING', 'BALANCE_DUE', 'SHIPPING', 'DONE'] as const;
/** Where a campaign stands in one market. */
export type CampaignStage = (typeof campaignStages)[number];

/** @param startTime of its first deposits */
export function campaignStage(terms: DepositTerms, startTime: number, now: number): CampaignStage {
  if (now < startTime) return 'COMING';
  if (now < terms.balanceStart) return 'RESERVING';
  if (now < balanceEnd(terms)) return 'BALANCE_DUE';
  return now < Math.max(terms.shipStart, balanceEnd(terms)) + shippingDays ? 'SHIPPING' : 'DONE';
}

/**
 * What is kept of a reservation. HELD waits for the payment of its deposit, which makes it RESERVED; that a balance is due
 * follows from the clock. The others are ends: EXPIRED was never paid, CANCELLED was paid back before the balance, COMPLETED
 * is an order of its own, of which REFUNDED has been given back.
 */
export const reservationStates = [
  'HELD',
  'RESERVED',
  'COMPLETED',
  'CANCELLED',
  'FORFEITED',
  'REFUNDED',
  'EXPIRED',
] as const;
export type ReservationState = (typeof reservationStates)[number];
/** As pages show it. */
export type ReservationStanding = ReservationState | 'BALANCE_DUE';

/** What happens to a reservation: its orders are paid, come to nothing or are paid back; or its time is over. */
export type ReservationEvent =
  | 'DEPOSIT_HELD'
  | 'DEPOSIT_PAID'
  | 'DEPOSIT_UNPAID'
  | 'DEPOSIT_CALLED_OFF'
  | 'BALANCE_PAID'
  | 'ORDER_UNDONE'
  | 'TIME_OVER';

const moves: Readonly<Record<ReservationState, Partial<Record<ReservationEvent, ReservationState>>>> = {
  HELD: { DEPOSIT_PAID: 'RESERVED', DEPOSIT_UNPAID: 'EXPIRED' },
  RESERVED: { DEPOSIT_CALLED_OFF: 'CANCELLED', BALANCE_PAID: 'COMPLETED', TIME_OVER: 'FORFEITED' },
  COMPLETED: { ORDER_UNDONE: 'REFUNDED' },
  EXPIRED: { DEPOSIT_HELD: 'HELD' },
  CANCELLED: {},
  FORFEITED: {},
  REFUNDED: {},
};

/** Where an event takes a reservation; undefined where it changes nothing. */
export const moveReservation = (state: ReservationState, event: ReservationEvent): ReservationState | undefined =>
  moves[state][event];

export const standingOf = (state: ReservationState, balanceStart: number, now: number): ReservationStanding =>
  state === 'RESERVED' && now >= balanceStart ? 'BALANCE_DUE' : state;

/** Which of the two reminders of a balance is to be sent now; the second waits for the first to be delivered. */
export function reminderDue(
  terms: Pick<DepositTerms, 'site' | 'balanceStart'>,
  { sent, delivered }: { readonly sent: number; readonly delivered: number },
  now: number,
): 1 | 2 | undefined {
  if (now < terms.balanceStart || sent > delivered) return undefined;
  if (sent === 0) return 1;
  return sent === 1 && now >= balanceEnd(terms) - lastCall ? 2 : undefined;
}

/**
 * What becomes of a balance that nobody has paid. Where a deposit can be forfeited, that takes the seven local days and two
 * reminders that were delivered; without these it goes back in the end.
 */
export function overdueEnd(
  terms: Pick<DepositTerms, 'site' | 'balanceStart'>,
  delivered: number,
  now: number,
): 'REFUND' | 'FORFEIT' | undefined {
  const end = balanceEnd(terms);
  if (now < end) return undefined;
  if (alwaysGoesBack(terms.site)) return 'REFUND';
  if (delivered >= 2) return 'FORFEIT';
  return now >= end + longestWait ? 'REFUND' : undefined;
}
