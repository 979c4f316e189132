import type { CoinTaskKind, CoinTaskPeriod } from '#rules/coin-tasks.ts';
import type { Site } from '#rules/markets.ts';
import type { DefaultCount, DefaultFlag } from './common.ts';

export type CoinMovementType =
  | 'EARN_PENDING'
  | 'EARN'
  | 'SPEND'
  | 'LOCK'
  | 'UNLOCK'
  | 'REFUND'
  | 'EXPIRE'
  | 'CLAWBACK'
  | 'ADJUST';

/** Where coins come from, or where a movement belongs. */
export type CoinSource =
  | 'ORDER'
  | 'CHECK_IN'
  | 'TASK'
  | 'GAME'
  | 'REFUND'
  | 'REWARD'
  | 'INVITATION'
  | 'EXCHANGE'
  | 'EXPIRY'
  | 'STAFF';

/** The first three are the member's, the others the shop's counter books. */
export type CoinBook =
  | 'AVAILABLE'
  | 'PENDING'
  | 'LOCKED'
  | 'ISSUED'
  | 'REDEEMED'
  | 'EXPIRED'
  | 'RECLAIMED'
  | 'WITHDRAWN';

/** The coins of a member: locked before anything about them is written. Amounts are coins. */
export interface CoinAccountsTable {
  account_id: string;
  available: DefaultCount;
  /** Earned by orders that are not completed yet. */
  pending: DefaultCount;
  /** Held by orders that are not paid yet. */
  locked: DefaultCount;
  /** The IANA name of the member's zone; null before one was heard. */
  time_zone: string | null;
  /** When the zone was changed last; null for the first one, which is no change. */
  time_zone_since: number | null;
  /** The local day of the last check-in, 'YYYY-MM-DD'. */
  check_in_day: string | null;
  /** Check-ins in a row up to that day, 1 to 7; 0 before the first. */
  check_in_streak: DefaultCount;
  created_at: number;
  updated_at: number;
}

/** Coins that came together and run out together. `pending`, `remaining` and `locked` are the sums of its entries. */
export interface CoinLotsTable {
  id: string;
  account_id: string;
  source: CoinSource;
  ref_no: string;
  amount: number;
  pending: DefaultCount;
  remaining: DefaultCount;
  locked: DefaultCount;
  /** Null while it is pending. */
  available_time: number | null;
  /** The first instant at which its coins are gone; null while it is pending. */
  expire_time: number | null;
  /** The last reminder that was sent, as days before the expiry. */
  reminded_days: number | null;
  created_at: number;
  updated_at: number;
}

/** One thing that happened to the coins of a member; `cause` makes it happen once. */
export interface CoinMovementsTable {
  id: string;
  account_id: string;
  type: CoinMovementType;
  source: CoinSource;
  cause: string;
  ref_no: string;
  order_no: string | null;
  available_change: number;
  pending_change: number;
  available_after: number;
  /** What a claw-back could not take. */
  shortfall: DefaultCount;
  /** Growth points that came with it. */
  points: DefaultCount;
  text: string | null;
  time: number;
}

/** What a movement does to one book; the entries of a movement sum to 0. */
export interface CoinEntriesTable {
  movement_id: string;
  seq: number;
  account_id: string;
  book: CoinBook;
  lot_id: string;
  amount: number;
}

export interface CoinTasksTable {
  task_id: string;
  kind: CoinTaskKind;
  group_name: string;
  title: string;
  note: string;
  reward: number;
  target: number;
  period: CoinTaskPeriod;
  /** How long a product has to be looked at; null where no time counts. */
  seconds: number | null;
  /** The collection whose products count; null where any does. */
  collection_id: string | null;
  active: DefaultFlag;
  sort: number;
}

/** A task whose coins were claimed in a period. */
export interface CoinTaskClaimsTable {
  account_id: string;
  task_id: string;
  period_key: string;
  /** Coins that were given. */
  reward: number;
  time: number;
}

/** A target that counted for a task in a period. */
export interface CoinTaskTargetsTable {
  account_id: string;
  task_id: string;
  period_key: string;
  target_id: string;
  time: number;
}

/** A visit that is being timed; its nonce counts once. */
export interface CoinTaskVisitsTable {
  nonce: string;
  account_id: string;
  task_id: string;
  target_id: string;
  period_key: string;
  started_time: number;
  used_time: number | null;
}

/** What coins are exchanged for: a coupon of a template, or one piece of a SKU. */
export interface CoinExchangeItemsTable {
  item_id: string;
  site: Site;
  title: string;
  cost: number;
  stock: number;
  /** How many one member may have. */
  per_user: number;
  /** The coupon that is given; null of a product. */
  template_id: string | null;
  /** The product that is ordered; null of a coupon. */
  sku: string | null;
  active: DefaultFlag;
  sort: number;
}

export interface CoinExchangesTable {
  exchange_no: string;
  account_id: string;
  item_id: string;
  cost: number;
  /** The coupon that was given; null of a product. */
  coupon_id: string | null;
  /** The order of a product; null of a coupon. */
  order_no: string | null;
  time: number;
  /** When its order was called off before it was sent: it counts for nobody any more. */
  undone_time: number | null;
}
