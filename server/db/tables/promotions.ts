import type { Site } from '#rules/markets.ts';
import type { PromotionStatus, PromotionType } from '#rules/promotion-states.ts';
import type { JsonText } from './common.ts';

/** What a promotion is in all markets. Staff decide its status; where it stands follows from its windows and its items. */
export interface PromotionsTable {
  promo_id: string;
  type: PromotionType;
  /** Names it in addresses. */
  handle: string;
  title: string;
  summary: string;
  /** A stored picture; null where pages show those of its products. */
  image: JsonText | null;
  /** What its type needs besides. */
  config: JsonText;
  status: PromotionStatus;
  created_at: number;
  updated_at: number;
}

/** A market without a window does not have the promotion. */
export interface PromotionWindowsTable {
  promo_id: string;
  site: Site;
  preview_time: number | null;
  start_time: number;
  end_time: number;
}

/** A part of a flash sale's day. */
export interface PromoSessionsTable {
  session_id: string;
  promo_id: string;
  site: Site;
  start_time: number;
  end_time: number;
}

/** One variant at a promotion's price in one market; `amount` is in minor units of the market's currency. */
export interface PromoItemsTable {
  promo_item_id: string;
  promo_id: string;
  site: Site;
  sku: string;
  /** The session that it is sold in; null where it is sold as long as its promotion runs. */
  session_id: string | null;
  /** Its step on a ladder of prices, from 1; null where there is none. */
  tier: number | null;
  amount: number;
  /** Pieces in all; null for as many as the stock has. */
  quota: number | null;
  per_order_limit: number | null;
  /** Pieces of one shopper: of an account, or of a guest's mailbox or browser, whichever is reached first. */
  per_buyer_limit: number | null;
  sort: number;
}

/** A part of what is left of an item's quota; an item without a quota has none. */
export interface PromoItemBucketsTable {
  promo_item_id: string;
  bucket: number;
  remaining: number;
}

export type PromoClaimState = 'HELD' | 'CONSUMED' | 'RELEASED';

/** What an order took of an item. */
export interface PromoClaimsTable {
  order_no: string;
  promo_item_id: string;
  quantity: number;
  /** Pieces by bucket, as pairs; empty for an item without a quota. */
  buckets: JsonText;
  /** The buyers whose limits count it. */
  buyers: JsonText;
  state: PromoClaimState;
  created_at: number;
  updated_at: number;
}

/** Who wants one mail before an item is sold at its price, or before a promotion begins in a market. */
export interface PromoRemindersTable {
  email: string;
  /** Null where it is about a promotion. */
  promo_item_id: string | null;
  /** With its market; both are null where it is about an item. */
  promo_id: string | null;
  site: Site | null;
  /** Of the member who asked; null for a guest. */
  account_id: string | null;
  send_time: number;
  sent_at: number | null;
  created_at: number;
}

/** What one shopper holds or has bought of an item; of a ladder at its first step. */
export interface PromoBuyersTable {
  /** A digest of an account's id, or of a guest's mailbox or browser. */
  buyer: string;
  promo_item_id: string;
  pieces: number;
}
