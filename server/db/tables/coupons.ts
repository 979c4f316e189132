import type { CouponKind, CouponScope, CouponStatus } from '#rules/coupon-terms.ts';
import type { Site } from '#rules/markets.ts';
import type { DefaultCount, Flag, JsonText } from './common.ts';

export type CouponSource =
  | 'CENTER'
  | 'CODE'
  | 'NEW_USER'
  | 'TASK'
  | 'PRIZE'
  | 'SHARE'
  | 'SERVICE'
  | 'EXCHANGE'
  | 'BIRTHDAY';

/** What staff decided of a template; that it has begun, is over or is claimed to the last one follows from its row. */
export type CouponTemplateStatus = 'DRAFT' | 'SCHEDULED' | 'PAUSED' | 'ENDED';

/** Terms and periods never change once a template is scheduled: coupons read them here. Amounts are minor units. */
export interface CouponTemplatesTable {
  template_id: string;
  name: string;
  site: Site;
  kind: CouponKind;
  /** An amount, of PERCENT basis points; null takes off the whole delivery. */
  value: number | null;
  cap_amount: number | null;
  threshold_amount: number;
  scope: CouponScope;
  include_ids: JsonText;
  exclude_ids: JsonText;
  /** What it is good for, as a shopper reads it. */
  scope_text: string;
  buy_types: JsonText;
  with_shipping_coupon: Flag;
  with_promo_price: Flag;
  gift_sku: string | null;
  gift_quantity: number | null;
  source: CouponSource;
  /** For Savvy members. */
  members_only: Flag;
  /** Null for as many as are asked for. */
  total_quota: number | null;
  per_user_limit: number;
  claim_start: number;
  claim_end: number | null;
  /** Either an end for all coupons, or days that begin with each claim. */
  valid_from: number | null;
  valid_to: number | null;
  valid_days: number | null;
  status: CouponTemplateStatus;
  created_at: number;
  updated_at: number;
}

/** Claims of a template that arrive at once wait for each other only within one of its buckets. */
export interface CouponClaimCountsTable {
  template_id: string;
  bucket: number;
  /** The bucket's part of the quota. */
  quota: number | null;
  claimed: DefaultCount;
  /** When the last one of the bucket was claimed. */
  claimed_at: DefaultCount;
}

/** A code in upper case: of one coupon, or shared by all who know it. */
export interface CouponCodesTable {
  code: string;
  template_id: string;
  single_use: Flag;
  /** Who used a code of one coupon. */
  account_id: string | null;
  claimed_time: number | null;
  created_at: number;
}

/** A device or an address, hashed, that has had the coupon for new members. */
export interface CouponNewcomersTable {
  subject: string;
  account_id: string;
  /** The order whose delivery address it is; null where it stands whatever becomes of orders. */
  order_no: string | null;
  created_at: number;
}

/** `number` counts the coupons that a member has had of a template, from 1. */
export interface CouponsTable {
  account_id: string;
  coupon_id: string;
  template_id: string;
  number: number;
  status: CouponStatus;
  valid_from: number;
  valid_to: number;
  /** The order that holds it (LOCKED) or has used it (USED). */
  order_no: string | null;
  /** What it takes off that order, in minor units of the order's currency. */
  discount_amount: DefaultCount;
  used_time: number | null;
  created_at: number;
  updated_at: number;
}

/** What an order was placed with, whatever became of the order and of the coupon. Minor units of the order's currency. */
export interface OrderCouponsTable {
  order_no: string;
  coupon_id: string;
  account_id: string;
  discount_amount: number;
  /** What it could at most have taken off. */
  subtotal_amount: number;
  created_at: number;
}
