import { currencyOfSite } from '#rules/markets.ts';
import { type PlacedReturn, returnsOrder } from './demo-returns.ts';
import { day } from './days.ts';
import type { NewRow } from './insert-rows.ts';
import { lineId } from './order-rows.ts';
import { seedRow } from './seed-row.ts';

const { orderNo, site } = returnsOrder;
/** So often tried that the next try is minutes away: the demo shopper sees money on its way. */
const triesOfPending = 12;

/** The money of a request. */
export function refundRow(one: PlacedReturn, status: 'SETTLED' | 'PENDING'): NewRow<'refunds'> {
  return {
    ...seedRow(`refund of ${one.rmaNo}`, one.last),
    refund_no: `RF${one.rmaNo}`,
    order_no: orderNo,
    payment_no: `PDEMO${orderNo.replace(/\D/g, '')}`,
    rma_no: one.rmaNo,
    revoke_no: null,
    currency: currencyOfSite(site),
    amount: one.paid,
    to_method: 'CARD',
    provider_ref: status === 'SETTLED' ? `seeded_refund_${one.rmaNo}` : null,
    provider_key: `RF${one.rmaNo}`,
    lines: JSON.stringify([{ lineId: lineId(orderNo, one.sku), quantity: 1, amount: one.paid }]),
    status,
    reason: 'RMA',
    attempts: status === 'SETTLED' ? 1 : triesOfPending,
    settled_time: status === 'SETTLED' ? one.last : null,
    updated_at: status === 'SETTLED' ? one.last : one.last + day / 24,
  };
}

/** Another one, taken from the shelf and sent as a parcel of the order. */
export function replacementRows(one: PlacedReturn): {
  reservation: NewRow<'stock_reservations'>;
  shipment: NewRow<'shipments'>;
} {
  const row = seedRow(`replacement of ${one.rmaNo}`, one.last);
  return {
    reservation: {
      ...row,
      order_no: orderNo,
      sku: one.sku,
      site,
      quantity: 1,
      expire_time: one.last,
      released_at: null,
      allocated_at: one.last,
    },
    shipment: {
      ...row,
      order_no: orderNo,
      carrier: 'firefly',
      carrier_name: 'Firefly Parcel',
      tracking_no: 'FLY00087731',
      tracking_url: null,
      status: 'DELIVERED',
      lines: JSON.stringify([{ lineId: lineId(orderNo, one.sku), quantity: 1 }]),
      ship_from: 'Reno, NV',
      est_delivery_from: one.last + 2 * day,
      est_delivery_to: one.last + 4 * day,
      delivered_time: one.last + 3 * day,
      events: JSON.stringify([
        { time: one.last, code: 'HANDED_OVER', text: 'Handed over to the carrier', location: 'Reno, NV' },
        { time: one.last + 3 * day, code: 'DELIVERED', text: 'Delivered at the front door', location: 'Oakland, CA' },
      ]),
    },
  };
}
