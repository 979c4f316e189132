import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { groupBy } from '#rules/group-by.ts';
import { applyTransition } from './apply-transition.ts';
import { leftToShip, type OrderLineRow, type OrderRow, readLines, lockOrder } from './order-row.ts';

/** How many pieces of a line are in a parcel. */
export interface Pieces {
  readonly lineId: string;
  readonly quantity: number;
}

export interface Parcel {
  readonly carrier: string;
  readonly trackingNo: string;
  /** Left out, everything that has not left yet. */
  readonly lines?: readonly Pieces[];
}

/** A parcel that a carrier of ours has made a label for: it has its id already, and has not left yet. */
export type LabelledParcel = Parcel & { readonly shipmentId: string; readonly trackingUrl: string };

/** Carriers by code, with the name shoppers know; another code is shown as it is. */
const carrierNames: ReadonlyMap<string, string> = new Map([
  ['firefly', 'Firefly Parcel'],
  ['dhl', 'DHL'],
  ['ups', 'UPS'],
  ['fedex', 'FedEx'],
  ['yamato', 'Yamato Transport'],
]);

/** The name of a carrier as shoppers know it. */
export const carrierNameOf = (carrier: string): string => carrierNames.get(carrier.toLowerCase()) ?? carrier;

/**
 * Writes a parcel that has left and counts its pieces; the last one ships the order.
 * @throws BAD_REQUEST for lines that are not of the order or more than is left, ORDER_STATE
 */
export async function shipOrder(shop: ShopContext, orderNo: string, parcel: Parcel): Promise<OrderRow> {
  return withTransaction(shop, 'durable', async (tx) =>
    shipParcel(shop, tx, await lockOrder(shop, tx, orderNo), parcel),
  );
}

/** As `shipOrder`, in the transaction that has taken the order. */
export async function shipParcel(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  parcel: Parcel | LabelledParcel,
): Promise<OrderRow> {
  const sent = choosePieces(await readLines(tx, order.order_no), parcel.lines);
  for (const { lineId, quantity } of sent) {
    await tx
      .updateTable('order_lines')
      .set((eb) => ({ shipped_quantity: eb('shipped_quantity', '+', quantity), updated_at: shop.clock.now() }))
      .where('id', '=', lineId)
      .execute();
  }
  const carrier = carrierNameOf(parcel.carrier);
  const shipmentId = await insertShipment(shop, tx, order, { ...parcel, lines: sent, carrierName: carrier });
  const { trackingNo } = parcel;
  const trackingUrl = 'trackingUrl' in parcel ? { trackingUrl: parcel.trackingUrl } : {};
  return applyTransition(shop, tx, order, {
    event: 'SHIP',
    actor: 'STAFF',
    note: { shipmentId, carrier, trackingNo, ...trackingUrl },
  });
}

/**
 * The pieces that go: those that were asked for, or everything that is left.
 * @throws BAD_REQUEST for lines that are not of the order or more than is left, ORDER_STATE when nothing is
 */
export function choosePieces(lines: readonly OrderLineRow[], pieces: readonly Pieces[] | undefined): readonly Pieces[] {
  const sent = pieces ?? lines.flatMap(restOf);
  refuseUnknown(lines, sent);
  return sent;
}

function restOf(line: OrderLineRow): Pieces[] {
  const quantity = leftToShip(line);
  return quantity > 0 ? [{ lineId: line.id, quantity }] : [];
}

function refuseUnknown(lines: readonly OrderLineRow[], sent: readonly Pieces[]): void {
  const byLine = groupBy(sent, ({ lineId }) => lineId);
  const fields = [...byLine].flatMap(([lineId, parts]) => {
    const line = lines.find(({ id }) => id === lineId);
    const quantity = parts.reduce((sum, part) => sum + part.quantity, 0);
    const left = line ? leftToShip(line) : 0;
    const message = line ? `Only ${left} of this line are left to ship.` : 'The order has no such line.';
    return quantity > left ? [{ path: `lines.${lineId}`, rule: 'max', message }] : [];
  });
  if (fields.length > 0) throw new ShopError('BAD_REQUEST', { fields });
  if (sent.length === 0) throw new ShopError('ORDER_STATE', { message: 'Nothing in this order is left to ship.' });
}

/** Writes a parcel of an order that has left. @returns its id */
export async function insertShipment(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  parcel: (Parcel | LabelledParcel) & { readonly lines: readonly Pieces[]; readonly carrierName: string },
): Promise<string> {
  const now = shop.clock.now();
  const label = 'shipmentId' in parcel ? parcel : undefined;
  const id = label?.shipmentId ?? shop.newId();
  const left = [{ time: now, code: 'HANDED_OVER', text: 'Handed over to the carrier' }];
  await tx
    .insertInto('shipments')
    .values({
      id,
      order_no: order.order_no,
      carrier: parcel.carrier,
      carrier_name: parcel.carrierName,
      tracking_no: parcel.trackingNo,
      tracking_url: label?.trackingUrl ?? null,
      status: label ? 'CREATED' : 'IN_TRANSIT',
      lines: JSON.stringify(parcel.lines),
      ship_from: order.site,
      est_delivery_from: order.est_delivery_from,
      est_delivery_to: order.est_delivery_to,
      delivered_time: null,
      // A carrier with a label says by itself what happens.
      events: JSON.stringify(label ? [] : left),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}
