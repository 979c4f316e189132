import type { ReservationState } from '#rules/deposits.ts';
import type { Site } from '#rules/markets.ts';
import type { DefaultCount } from './common.ts';

/** What a campaign by deposit asks for in one market; amounts in its minor units. */
export interface DepositTermsTable {
  promo_id: string;
  site: Site;
  deposit_amount: number;
  /** What the deposit takes off the price. */
  worth_amount: number;
  balance_start: number;
  ship_start: number;
}

/** One piece that a member has reserved. */
export interface DepositReservationsTable {
  reservation_id: string;
  account_id: string;
  promo_id: string;
  promo_item_id: string;
  site: Site;
  deposit_order_no: string;
  /** The order of its balance that is paid, or waits for that; null again when it came to nothing. */
  balance_order_no: string | null;
  state: ReservationState;
  /** Reminders of the balance that were written, and of these the ones that were delivered. */
  reminders_sent: DefaultCount;
  reminders_delivered: DefaultCount;
  created_at: number;
  updated_at: number;
}
