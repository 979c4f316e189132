import { spelled } from '#rules/by-site.ts';
import { paymentAttemptTimeout } from '#rules/limits.ts';
import { currencyOfSite } from '#rules/markets.ts';
import type { EventActor } from '../db/tables/orders.ts';
import { hour, minute } from './days.ts';
import type { DemoOrder, Life } from './demo-orders.ts';
import { demoShopper, demoAddresses } from './demo-shopper.ts';
import type { NewRow } from './insert-rows.ts';
import { lineId } from './order-rows.ts';
import { seedRow } from './seed-row.ts';

const numberOf = (orderNo: string): string => orderNo.replace(/\D/g, '');
const paymentNo = (orderNo: string): string => `PDEMO${numberOf(orderNo)}`;
export const refundNo = (orderNo: string): string => `RFDEMO${numberOf(orderNo)}`;
const revokeNo = (orderNo: string): string => `RVDEMO${numberOf(orderNo)}`;
const trackingNo = (orderNo: string): string => `FLY${numberOf(orderNo)}7731`;

/** The events of 4.1 that happened by `now`, oldest first. */
export function eventRows({ orderNo, ending }: DemoOrder, life: Life, now: number): NewRow<'order_events'>[] {
  const happened: readonly (readonly [time: number | undefined, type: string, actor: EventActor, data: object])[] = [
    [life.placed, 'CREATE', 'USER', {}],
    [life.paid, 'PAY_SETTLED', 'PSP', { paymentNo: paymentNo(orderNo) }],
    [ending === 'EXPIRED' ? life.closed : undefined, 'PAY_EXPIRED', 'SYSTEM', {}],
    [ending === 'CANCELLED' ? life.closed : undefined, 'USER_CANCEL', 'USER', { reasonCode: 'CHANGED_MIND' }],
    [life.refunded, 'REFUND_SETTLED', 'PSP', { refundNo: refundNo(orderNo) }],
    [life.release, 'RELEASE', 'SYSTEM', {}],
    [life.shipped, 'SHIP', 'STAFF', { trackingNo: trackingNo(orderNo) }],
    [life.delivered, 'CARRIER_DELIVERED', 'CARRIER', {}],
    [life.completed, 'COMPLETE', 'SYSTEM', {}],
  ];
  return happened
    .flatMap(([time, type, actor, data]) =>
      time === undefined || time > now ? [] : [{ time, type, actor, data: JSON.stringify(data) }],
    )
    .map((event, seq) => ({
      ...seedRow(`event ${seq} of ${orderNo}`, event.time),
      order_no: orderNo,
      seq: seq + 1,
      ...event,
    }));
}

/** The reservation made with the order: sold where the goods left us, given back where the order was closed. */
export function reservationRows({ orderNo, site, lines }: DemoOrder, life: Life): NewRow<'stock_reservations'>[] {
  return lines.map(({ sku, quantity }) => ({
    ...seedRow(`reservation ${sku} of ${orderNo}`, life.placed),
    order_no: orderNo,
    sku,
    site,
    quantity,
    expire_time: life.payExpires,
    released_at: life.closed ?? null,
    allocated_at: life.closed === undefined ? (life.paid ?? null) : null,
  }));
}

/** One attempt by card: settled for a paid order, declined for the one that expired. */
export function paymentRow(order: DemoOrder, life: Life, amount: number): NewRow<'payments'> {
  const { orderNo } = order;
  const created = life.placed + minute;
  const declined = life.paid === undefined;
  return {
    ...seedRow(`payment of ${orderNo}`, created),
    payment_no: paymentNo(orderNo),
    order_no: orderNo,
    method: 'CARD',
    provider: 'sandbox',
    // The sandbox reads the charge from it, so that a seeded order can be refunded like any other.
    provider_ref: `seeded_${orderNo}_${currencyOfSite(order.site)}_${amount}`,
    provider_key: `seeded-payment-${orderNo}`,
    currency: currencyOfSite(order.site),
    amount,
    refunded_amount: life.refunded === undefined ? 0 : amount,
    status: declined ? 'DECLINED' : life.refunded === undefined ? 'SETTLED' : 'REFUNDED',
    live: 0,
    attempt: 1,
    next_action: null,
    return_url: null,
    state_hash: null,
    failure_code: declined ? 'insufficient_funds' : null,
    failure_message: declined ? 'The card does not have enough funds.' : null,
    failure_retryable: declined ? 1 : null,
    card_brand: 'visa',
    card_last4: declined ? '0119' : '4242',
    card_exp_month: 12,
    card_exp_year: 2030,
    saved_card_id: null,
    billing_address: JSON.stringify(demoAddresses[order.address]),
    expire_time: created + paymentAttemptTimeout,
    processing_since: null,
    settled_time: life.paid ?? null,
  };
}

export function shipmentRows(order: DemoOrder, life: Life): NewRow<'shipments'>[] {
  const { orderNo, site, lines } = order;
  if (life.shipped === undefined) return [];
  const [from, to] = site === 'EU' ? ['Leipzig, DE', 'Berlin, DE'] : ['Reno, NV', 'Oakland, CA'];
  const trail = [
    { time: life.shipped, code: 'HANDED_OVER', text: 'Handed over to the carrier', location: from },
    { time: life.shipped + 5 * hour, code: 'DEPARTED', text: spelled('Left the sorting centre', site), location: from },
    { time: life.shipped + 17 * hour, code: 'ARRIVED', text: 'Arrived at the local depot', location: to },
    ...(life.delivered === undefined
      ? []
      : [
          { time: life.delivered - 5 * hour, code: 'OUT_FOR_DELIVERY', text: 'Out for delivery', location: to },
          { time: life.delivered, code: 'DELIVERED', text: 'Delivered at the front door', location: to },
        ]),
  ];
  return [
    {
      ...seedRow(`shipment of ${orderNo}`, life.shipped),
      order_no: orderNo,
      carrier: 'firefly',
      carrier_name: 'Firefly Parcel',
      tracking_no: trackingNo(orderNo),
      tracking_url: null,
      status: life.delivered === undefined ? 'IN_TRANSIT' : 'DELIVERED',
      lines: JSON.stringify(lines.map(({ sku, quantity }) => ({ lineId: lineId(orderNo, sku), quantity }))),
      ship_from: from,
      est_delivery_from: life.shipped + 48 * hour,
      est_delivery_to: life.shipped + 96 * hour,
      delivered_time: life.delivered ?? null,
      events: JSON.stringify(trail),
    },
  ];
}

/** The request to cancel and the money that went back. */
export function cancellationRows(
  order: DemoOrder,
  life: Life,
  amount: number,
): { revokes: NewRow<'revokes'>[]; refunds: NewRow<'refunds'>[] } {
  const { orderNo, site, address } = order;
  if (life.refunded === undefined || life.closed === undefined) return { revokes: [], refunds: [] };
  const { firstName, lastName } = demoAddresses[address];
  return {
    revokes: [
      {
        ...seedRow(`revoke of ${orderNo}`, life.closed),
        revoke_no: revokeNo(orderNo),
        order_no: orderNo,
        mode: 'CANCEL_PAID',
        lines: null,
        refund_amount: null,
        reason_code: 'CHANGED_MIND',
        note: null,
        declared_name: `${firstName} ${lastName}`,
        declared_email: demoShopper.email,
        status: 'REFUNDED',
        received_time: life.closed,
        confirmation_sent_time: life.closed,
        refund_no: refundNo(orderNo),
        return_due_time: null,
      },
    ],
    refunds: [
      {
        ...seedRow(`refund of ${orderNo}`, life.closed),
        refund_no: refundNo(orderNo),
        order_no: orderNo,
        payment_no: paymentNo(orderNo),
        rma_no: null,
        revoke_no: revokeNo(orderNo),
        currency: currencyOfSite(site),
        amount,
        to_method: 'CARD',
        provider_ref: `seeded_refund_${orderNo}`,
        provider_key: `seeded-refund-${orderNo}`,
        lines: null,
        status: 'SETTLED',
        reason: 'CHANGED_MIND',
        attempts: 1,
        settled_time: life.refunded,
      },
    ],
  };
}
