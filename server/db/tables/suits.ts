import type { BundleDiscount, BundleRoom } from '#rules/bundles.ts';
import type { Site } from '#rules/markets.ts';
import type { Flag, JsonText } from './common.ts';

/** A promotion that is a bundle. */
export interface SuitsTable {
  suit_id: string;
  room: BundleRoom;
  sort: number;
}

/** One product of a bundle, in the order of `item`. */
export interface SuitItemsTable {
  suit_id: string;
  item: number;
  spu: string;
  /** Pieces in one set. */
  quantity: number;
  optional: Flag;
}

/** A variant that an item can be had in. */
export interface SuitChoicesTable {
  suit_id: string;
  sku: string;
  item: number;
  sort: number;
}

/** What a bundle takes off in a market; a market without terms does not have it. */
export interface SuitTermsTable {
  suit_id: string;
  site: Site;
  discount_kind: BundleDiscount['kind'];
  /** Minor units of each set, or whole percent. */
  discount_value: number;
  /** Sets of one shopper: of an account, or of a guest's email address. */
  per_buyer_limit: number | null;
}

/** The sets that an order took of a bundle. */
export interface SuitClaimsTable {
  order_no: string;
  suit_id: string;
  /** The buyers whose limits count them. */
  buyers: JsonText;
  sets: number;
  state: 'HELD' | 'RELEASED';
  created_at: number;
  updated_at: number;
}

/** The sets that one shopper holds or has bought. */
export interface SuitBuyersTable {
  /** A digest of an account's id or of a guest's email address. */
  buyer: string;
  suit_id: string;
  sets: number;
}
