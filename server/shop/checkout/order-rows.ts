import type { GiftTerms } from '#rules/gift-returns.ts';
import { spelled } from '#rules/by-site.ts';
import { plainBuyType, prizeBuyType } from '#rules/cart-lines.ts';
import { clientType as webClient } from '#rules/limits.ts';
import { markets } from '#rules/markets.ts';
import type { ShippingOption } from '#rules/shipping.ts';
import { taxRuleFor } from '#rules/taxes.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { priceColumns, totalColumns } from '#server/db/priced-columns.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import type { OrderKind } from '#server/db/tables/orders.ts';
import { tokenHash } from '#server/security/token-hash.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { Insertable } from 'kysely';
import type { AddressFields } from '../address/accept-address.ts';
import type { QuotedGift } from '../pricing/apply-wallet.ts';
import { type CartLine, promotionColumns } from '../pricing/cart-lines.ts';
import type { ResolvedLine } from '../pricing/line-offers.ts';
import { accessKeyOf } from '../orders/access-key.ts';
import { guestDigests } from '../promotions/quota/buyers.ts';
import type { PrizeRow } from '../prizes/prize-row.ts';
import type { OrderQuote } from './quote-order.ts';
import { prizesOf } from './quote-prizes.ts';

/** An order that may be placed: current, without obstacles, and with a full address. */
export interface OrderDraft {
  readonly orderNo: string;
  readonly context: RequestContext;
  /** Where a guest is written to; a member's account knows. */
  readonly guestEmail: string | undefined;
  readonly quote: OrderQuote;
  readonly option: ShippingOption;
  readonly address: AddressFields;
  readonly billing: AddressFields;
  readonly remark: string | undefined;
  /** Of the recommendation that led to it. */
  readonly recommendMark?: string | undefined;
  readonly now: number;
  readonly payExpireTime: number;
  /** Of a deposit: until when its member may cancel it. */
  readonly deposit?: { readonly cancelUntil: number };
  /** Of a balance: the order of its deposit, which holds its piece, and what that has paid of the total in minor units. */
  readonly paidBefore?: { readonly orderNo: string; readonly amount: number };
}

/** The order in its first state: waiting for the payment. */
export function orderRow(shop: ShopContext, draft: OrderDraft): Insertable<Schema['orders']> {
  const { orderNo, context, quote, option, address, billing, guestEmail, now } = draft;
  const { totals } = quote.priced;
  const guest =
    guestEmail === undefined ? undefined : guestDigests(shop, { email: guestEmail, clientId: context.client.id });
  return {
    id: shop.newId(),
    order_no: orderNo,
    account_id: context.account?.accountId ?? null,
    guest_email: guestEmail ?? null,
    guest_mailbox: guest?.mailbox ?? null,
    guest_device: guest?.device ?? null,
    access_key_hash: guestEmail === undefined ? null : tokenHash(accessKeyOf(shop, orderNo)),
    site: quote.site,
    country: address.country,
    locale: context.locale,
    currency: markets[quote.site].currency,
    kind: kindOf(draft),
    status: 'PENDING_PAYMENT',
    payment_status: 'NONE',
    fulfil_status: 'NONE',
    after_sale_status: 'NONE',
    ...totalColumns(totals),
    coins_used: quote.wallet.coins.used,
    earn_percent: quote.wallet.earnPercent,
    protection_state: quote.protection.isActive ? 'ACTIVE' : 'NONE',
    shipping_address: JSON.stringify(address),
    billing_address: JSON.stringify(billing),
    shipping_method: option.code,
    shipping_method_name: option.name,
    est_delivery_from: option.estFrom,
    est_delivery_to: option.estTo,
    remark: draft.remark ?? null,
    client_type: context.client.type,
    channel: context.client.type === webClient ? 'WEB' : 'APP',
    share_code: null,
    recommend_mark: draft.recommendMark ?? null,
    cancel_requested_at: null,
    placed_time: now,
    pay_expire_time: draft.payExpireTime,
    paid_time: null,
    release_time: null,
    shipped_time: null,
    delivered_time: null,
    completed_time: null,
    closed_time: null,
    close_reason: null,
    deposit_order_no: draft.paidBefore?.orderNo ?? null,
    deposit_amount: draft.paidBefore?.amount ?? 0,
    cancel_until: draft.deposit?.cancelUntil ?? null,
    created_at: now,
    updated_at: now,
  };
}

function kindOf({ quote: { lines, shown }, deposit, now }: OrderDraft): OrderKind {
  if (deposit) return 'DEPOSIT';
  if (lines.length === 0) return 'PRIZE';
  if (shown.pledge) return 'CROWDFUND';
  return lines.some(({ offer }) => (offer.preorderShipAt ?? 0) > now) ? 'PREORDER' : 'NORMAL';
}

/** The lines with everything that must stay as it was on the day: texts, picture, prices, tax. */
export function lineRows(shop: ShopContext, { orderNo, quote, now }: OrderDraft): Insertable<Schema['order_lines']>[] {
  const { rate } = taxRuleFor(quote.site, quote.to);
  const byKey = new Map([...quote.lines, ...quote.wallet.gifts].map((resolved) => [resolved.line.key, resolved]));
  const gifts = new Map(quote.wallet.gifts.map(({ line, earnedBy }) => [line.key, earnedBy]));
  const ids = new Map(quote.priced.lines.map(({ key }) => [key, shop.newId()]));
  return quote.priced.lines.flatMap((priced, sort) => {
    const found = byKey.get(priced.key);
    if (found === undefined) return [];
    const { line, offer, variant } = found;
    const earnedBy = gifts.get(line.key);
    return [
      {
        id: ids.get(priced.key) ?? shop.newId(),
        order_no: orderNo,
        sku: line.sku,
        spu: offer.spu,
        ...promotionColumns(boughtAs(found)),
        title: variant.title,
        image: variant.image,
        options: variant.options,
        currency: offer.currency,
        ...priceColumns(priced, rate),
        gift: earnedBy ? 1 : 0,
        gift_terms: earnedBy ? giftTerms(earnedBy, ids) : null,
        warranty_end_time: null,
        sort,
        created_at: now,
        updated_at: now,
      },
    ];
  });
}

/** The lines of the prizes that go with an order, behind those that are paid for: they cost nothing. */
export async function prizeRows(
  shop: ShopContext,
  tx: Tx,
  { orderNo, quote, now }: OrderDraft,
): Promise<Insertable<Schema['order_lines']>[]> {
  const { currency } = markets[quote.site];
  const prizes = prizesOf(quote.prizes);
  const variants = await readVariants(tx, prizes);
  const { rate } = taxRuleFor(quote.site, quote.to);
  return prizes.flatMap((prize, index) => {
    const variant = variants.get(prize.sku ?? '');
    if (!variant) return [];
    return [
      {
        id: shop.newId(),
        order_no: orderNo,
        ...{ sku: variant.sku, spu: variant.spu, title: spelled(variant.title, quote.site), image: variant.image },
        ...{ options: spelled(variant.options, quote.site), currency, buy_type: prizeBuyType },
        ...{ promo_item_id: prize.prize_id, suit_group_id: null, gift: 1, gift_terms: null },
        ...{ quantity: 1, list_unit_amount: 0, unit_amount: 0, discounts: '[]', line_total_amount: 0 },
        ...{ tax_amount: 0, tax_rate_ppm: rate, warranty_end_time: null },
        sort: quote.priced.lines.length + index,
        ...{ created_at: now, updated_at: now },
      },
    ];
  });
}

async function readVariants(tx: Tx, prizes: readonly PrizeRow[]) {
  const skus = prizes.flatMap(({ sku }) => sku ?? []);
  if (skus.length === 0) return new Map();
  const rows = await tx
    .selectFrom('skus')
    .innerJoin('products', 'products.spu', 'skus.spu')
    .select(['skus.sku', 'skus.spu', 'skus.image', 'skus.options', 'products.title'])
    .where('skus.sku', 'in', skus)
    .execute();
  return new Map(rows.map((row) => [row.sku, row]));
}

/** A line whose bundle takes nothing off is bought as a plain one. */
export function boughtAs({
  line,
  offer: { suit },
}: ResolvedLine): Pick<CartLine, 'buyType' | 'promoItemId' | 'suitGroupId'> {
  return typeof suit?.granted === 'string' ? { buyType: plainBuyType } : line;
}

/** What earned a gift, in the ids of the order's lines. */
function giftTerms({ threshold, keys }: QuotedGift['earnedBy'], ids: ReadonlyMap<string, string>): string {
  const terms: GiftTerms = { threshold, lineIds: keys.flatMap((key) => ids.get(key) ?? []) };
  return JSON.stringify(terms);
}
