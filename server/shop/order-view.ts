import type { Selectable } from 'kysely';
import type { components } from '#openapi/types.ts';
import { formatAddress } from '#rules/addresses.ts';
import { money } from '#rules/money.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { AddressFields } from './address/accept-address.ts';
import { readMoneyLeft } from './payments/money-left.ts';
import { cardOf, methodOf, type PaymentRow, readAttempts } from './payments/payment-row.ts';
import { readClaims } from './orders/claims.ts';
import { linesToReview, reviewsOfLines } from './orders/lines-to-review.ts';
import { maskEmail } from '#rules/mask-name.ts';
import type { OpenedOrder } from './orders/order-access.ts';
import { actionsOf } from './orders/order-actions-of.ts';
import { closeReasonOf } from './orders/order-facts.ts';
import { toOrderLine } from './orders/order-line.ts';
import { emailOf } from './orders/order-mails.ts';
import { presentCoinPrice } from './orders/coin-price.ts';
import { presentOrderCoins, readShownCoupons } from './orders/present-discounts.ts';
import { canRemoveProtection, presentProtection } from './orders/order-protection.ts';
import { type OrderRow, readLines, readOrder } from './orders/order-row.ts';
import { readShipMonths } from './promotions/crowd/projects.ts';
import { readSuitsPart } from './orders/order-suits.ts';
import { deliveryOf, totalsOf } from './orders/order-totals.ts';
import { readRevokes } from './aftersale/read-revoke.ts';
import { readDisputes, toDispute } from './payments/dispute-row.ts';
import { readHeldRefunds } from './payments/held-refunds.ts';
import { readReturnedCoupons, type RefundRow, toRefund } from './payments/refund-row.ts';
import { readLostLines } from './orders/lost-parcels.ts';
import { readOrderCoupons } from './coupons/order-coupons.ts';
import { presentCoupons } from './coupons/present-coupon.ts';
import { offersRma } from './orders/rma-options-of.ts';
import { statusText } from './orders/status-texts.ts';
import { presentStory, readStories } from './orders/read-story.ts';
import { readTimeline } from './orders/timeline.ts';

export type OrderView = components['schemas']['Order'];
type ShipmentView = components['schemas']['Shipment'];

/** An order with everything its page shows, as it stands now. */
export async function readOrderView(shop: ShopContext, { order: opened, access }: OpenedOrder): Promise<OrderView> {
  const { db } = shop;
  const order = (await readOrder(db, opened.order_no)) ?? opened;
  const now = shop.clock.now();
  const [
    lines,
    payments,
    refunds,
    shipments,
    timeline,
    email,
    toReview,
    reviews,
    revokes,
    claims,
    lostLines,
    coupons,
    disputes,
  ] = await Promise.all([
    readLines(db, order.order_no),
    readPayments(db, order),
    readMoneyBack(db, order),
    db.selectFrom('shipments').selectAll().where('order_no', '=', order.order_no).orderBy('created_at').execute(),
    readTimeline(db, order),
    emailOf(db, order),
    linesToReview(db, [order]),
    reviewsOfLines(db, order.order_no),
    readRevokes(db, order.order_no),
    readClaims(db, [order.order_no]),
    readLostLines(db, [order.order_no], now),
    readShownCoupons(db, order, now),
    readDisputes(db, order.order_no),
  ]);
  const shipMonths = await readShipMonths(
    db,
    lines.flatMap(({ promo_item_id: item }) => item ?? []),
  );
  const isDisputed = disputes.some(({ status }) => status === 'OPEN');
  const story = (await readStories(db, [order], now))(order);
  const { text, hint } = statusText(order, { isDisputed, story });
  const shipTo: AddressFields = JSON.parse(order.shipping_address);
  const billTo: AddressFields = JSON.parse(order.billing_address);
  return {
    orderNo: order.order_no,
    site: order.site,
    status: order.status,
    paymentStatus: order.payment_status,
    fulfilStatus: order.fulfil_status,
    statusText: text,
    statusHint: hint,
    ...presentStory(isDisputed ? undefined : story),
    lines: lines.map((line) => ({
      ...toOrderLine(line),
      ...shipMonthOf(line, shipMonths),
      toReview: toReview.has(line.id),
      ...reviews.get(line.id),
    })),
    ...(await readSuitsPart(db, order, lines)),
    totals: totalsOf(order),
    shippingAddress: formatAddress(shipTo),
    billingAddress: formatAddress(billTo),
    shippingCountry: shipTo.country,
    shippingMethod: deliveryOf(order),
    placedTime: order.placed_time,
    payExpireTime: order.pay_expire_time,
    cancelRequested: order.cancel_requested_at !== null,
    payments: payments.map(toOrderPayment),
    refunds: await toRefunds(shop, order, refunds),
    revokes,
    ...(disputes.length === 0 ? {} : { disputes: disputes.map(toDispute) }),
    shipments: shipments.map(toShipment),
    timeline,
    actions: actionsOf(order, now, {
      linesToReview: toReview.size,
      offersRma: offersRma(order, lines, { claims: claims.get(order.order_no) ?? [], lostLines }, now),
    }),
    email: access === 'member' ? email : maskEmail(email),
    guest: order.account_id === null,
    protection: presentProtection(order, canRemoveProtection(order) ? await readMoneyLeft(db, order.order_no) : 0),
    ...(coupons.length === 0 ? {} : { coupons }),
    ...(order.account_id === null ? {} : { coins: presentOrderCoins(order) }),
    ...presentCoinPrice(order),
    ...timesOf(order),
    ...(order.remark === null ? {} : { remark: order.remark }),
  };
}

/** The orders whose payments paid an order: itself, and the deposit that counts for it. */
function payingOrders({ order_no: orderNo, deposit_order_no: deposit, paid_time: paid }: OrderRow): string[] {
  return deposit === null || paid === null ? [orderNo] : [orderNo, deposit];
}

async function readPayments(db: Db, order: OrderRow): Promise<PaymentRow[]> {
  return (await Promise.all(payingOrders(order).map((orderNo) => readAttempts(db, orderNo)))).flat();
}

/** When the light of a pledge is sent. */
function shipMonthOf(
  { promo_item_id: item }: Pick<Selectable<Schema['order_lines']>, 'promo_item_id'>,
  months: ReadonlyMap<string, string>,
): Pick<components['schemas']['OrderLine'], 'shipMonth'> {
  const shipMonth = months.get(item ?? '');
  return shipMonth === undefined ? {} : { shipMonth };
}

/** The refunds of an order, the oldest first, without those that a bank has made needless. */
function readMoneyBack(db: Db, order: OrderRow): Promise<RefundRow[]> {
  const refunds = db.selectFrom('refunds').selectAll().where('order_no', 'in', payingOrders(order));
  return refunds.where('amount', '>', 0).orderBy('created_at').execute();
}

/** The refunds of an order with the coupons that came back, as they stand now. */
async function toRefunds(
  shop: ShopContext,
  { order_no: orderNo }: OrderRow,
  refunds: readonly RefundRow[],
): Promise<OrderView['refunds']> {
  const ids = new Set(refunds.flatMap(readReturnedCoupons));
  const coupons = ids.size === 0 ? [] : await readOrderCoupons(shop.db, orderNo, shop.clock.now());
  const held = await readHeldRefunds(shop.db, refunds);
  const shown = await presentCoupons(
    shop,
    coupons.filter(({ couponId }) => ids.has(couponId)),
  );
  return refunds.map((row) => {
    const couponReturn = shown.filter(({ couponId }) => readReturnedCoupons(row).includes(couponId));
    return { ...toRefund(row, held.has(row.refund_no)), ...(couponReturn.length === 0 ? {} : { couponReturn }) };
  });
}

function timesOf(order: OrderRow): Partial<OrderView> {
  const closeReason = closeReasonOf(order);
  return {
    ...(order.paid_time === null ? {} : { paidTime: order.paid_time }),
    ...(order.shipped_time === null ? {} : { shippedTime: order.shipped_time }),
    ...(order.delivered_time === null ? {} : { deliveredTime: order.delivered_time }),
    ...(order.completed_time === null ? {} : { completedTime: order.completed_time }),
    ...(order.closed_time === null ? {} : { closedTime: order.closed_time }),
    ...(closeReason === undefined ? {} : { closeReason }),
  };
}

function toOrderPayment(row: PaymentRow): components['schemas']['OrderPayment'] {
  const card = cardOf(row);
  return {
    paymentNo: row.payment_no,
    method: methodOf(row),
    status: row.status,
    amount: money(row.amount, row.currency),
    createdTime: row.created_at,
    ...(row.settled_time === null ? {} : { settledTime: row.settled_time }),
    ...(card === undefined ? {} : { card }),
  };
}

function toShipment(row: Selectable<Schema['shipments']>): ShipmentView {
  const lines: ShipmentView['lines'] = JSON.parse(row.lines);
  const events: ShipmentView['events'] = JSON.parse(row.events);
  return {
    id: row.id,
    carrier: row.carrier,
    carrierName: row.carrier_name,
    trackingNo: row.tracking_no,
    status: row.status === 'CREATED' ? 'LABEL_CREATED' : row.status,
    lines,
    events,
    ...(row.tracking_url === null ? {} : { trackingUrl: row.tracking_url }),
    ...(row.est_delivery_from === null ? {} : { estDeliveryFrom: row.est_delivery_from }),
    ...(row.est_delivery_to === null ? {} : { estDeliveryTo: row.est_delivery_to }),
  };
}
