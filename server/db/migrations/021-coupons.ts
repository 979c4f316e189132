import type { Migration } from './migration.ts';

/**
 * Rows of coupons begin with their account and rows of what an order used with the order, as all rows of these do. Claims are
 * counted in several rows for each template, so that shoppers who claim at once seldom wait for each other.
 */
export const coupons: Migration = {
  name: '021-coupons',
  statements: () => [
    `create table coupon_templates (
      template_id text primary key,
      name text not null,
      site text not null,
      kind text not null,
      value bigint check (value > 0),
      cap_amount bigint check (cap_amount > 0),
      threshold_amount bigint not null check (threshold_amount >= 0),
      scope text not null,
      include_ids text not null,
      exclude_ids text not null,
      scope_text text not null,
      buy_types text not null,
      with_shipping_coupon integer not null,
      with_promo_price integer not null,
      gift_sku text,
      gift_quantity integer,
      source text not null,
      members_only integer not null,
      total_quota bigint check (total_quota > 0),
      per_user_limit integer not null check (per_user_limit > 0),
      claim_start bigint not null,
      claim_end bigint,
      valid_from bigint,
      valid_to bigint,
      valid_days integer check (valid_days > 0),
      status text not null,
      created_at bigint not null,
      updated_at bigint not null,
      check (kind <> 'PERCENT' or (cap_amount is not null and value between 1 and 10000)),
      check ((kind = 'GIFT') = (gift_sku is not null)),
      check ((valid_days is null) = (valid_to is not null))
    )`,
    `create index coupon_templates_by_source on coupon_templates (site, source, claim_start)`,
    `create table coupon_claim_counts (
      template_id text not null references coupon_templates (template_id),
      bucket integer not null,
      quota bigint,
      claimed bigint not null default 0,
      claimed_at bigint not null default 0,
      primary key (template_id, bucket),
      check (quota is null or claimed <= quota)
    )`,
    `create table coupon_codes (
      code text primary key,
      template_id text not null references coupon_templates (template_id),
      single_use integer not null,
      account_id text,
      claimed_time bigint,
      created_at bigint not null
    )`,
    `create index coupon_codes_by_template on coupon_codes (template_id, code)`,
    `create index coupon_codes_by_account on coupon_codes (account_id) where account_id is not null`,
    `create table coupon_newcomers (
      subject text primary key,
      account_id text not null,
      created_at bigint not null
    )`,
    `create index coupon_newcomers_by_account on coupon_newcomers (account_id)`,
    `create table coupons (
      account_id text not null references accounts (id),
      coupon_id text not null,
      template_id text not null references coupon_templates (template_id),
      number integer not null,
      status text not null,
      valid_from bigint not null,
      valid_to bigint not null,
      order_no text,
      discount_amount bigint not null default 0,
      used_time bigint,
      created_at bigint not null,
      updated_at bigint not null,
      primary key (account_id, coupon_id),
      unique (template_id, account_id, number),
      check ((order_no is not null) = (status in ('LOCKED', 'USED')))
    )`,
    `create index coupons_by_end on coupons (account_id, valid_to, coupon_id)`,
    `create index coupons_by_use on coupons (account_id, used_time, coupon_id) where used_time is not null`,
    `create index coupons_by_order on coupons (order_no) where order_no is not null`,
    `create index coupons_to_start on coupons (valid_from) where status = 'WAITING'`,
    `create index coupons_to_expire on coupons (valid_to) where status in ('WAITING', 'UNUSED')`,
    `create table order_coupons (
      order_no text not null,
      coupon_id text not null,
      account_id text not null,
      discount_amount bigint not null check (discount_amount >= 0),
      subtotal_amount bigint not null,
      created_at bigint not null,
      primary key (order_no, coupon_id)
    )`,
    `create index order_coupons_by_coupon on order_coupons (account_id, coupon_id)`,
  ],
};
