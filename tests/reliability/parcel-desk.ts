import { createSandboxCarrier } from '#server/carriers/sandbox-carrier.ts';
import type { Carrier, CarrierEvent } from '#server/carriers/carrier.ts';
import { systemClock } from '#server/clock.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Engine } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { signBody } from '#server/sandboxes/signature.ts';
import { receiveParcelNews } from '#server/shop/tracking/receive-parcel-news.ts';
import { trackParcels } from '#server/shop/tracking/track-parcels.ts';
import { requestOutboundLabel } from '#server/shop/tracking/request-label.ts';
import { sendLabels } from '#server/shop/tracking/send-labels.ts';
import { packOrder } from './packed-order.ts';
import { openShopDatabase } from './shop-database.ts';
import { shopOn } from './shop-on.ts';

const webhookSecret = 'the carrier secret of the parcel desk';

export interface ParcelDesk {
  readonly now: () => number;
  /** What the carrier says when it is asked. */
  readonly carrier: { histories: ReadonlyMap<string, readonly CarrierEvent[]> };
  /** Ships an order. @returns the number of its parcel */
  parcel(index: number): Promise<string>;
  /** Hands a webhook to the shop, signed by the carrier unless another signature is given. */
  receive(event: CarrierEvent, signature?: string): Promise<'taken' | 'refused'>;
  /** Lets so much time pass that every parcel is asked for. */
  trackAll(): Promise<void>;
  /** The status of each parcel, by its number. */
  standing(): Promise<ReadonlyMap<string, string>>;
  deliveredOrders(): Promise<number>;
  eventsKept(): Promise<number>;
  close(): Promise<void>;
}

/** A shop without a server, whose carrier says what the test wants. */
export async function openParcelDesk(engine: Engine): Promise<ParcelDesk> {
  const at = await openShopDatabase(engine, { demoShopper: true });
  const { db } = at.database;
  let time = systemClock.now();
  let made = 0;
  const desk: ParcelDesk['carrier'] = { histories: new Map() };
  const verifier = createSandboxCarrier({ apiOrigin: 'http://none', apiKey: '', webhookSecret, now: () => time });
  const carrier: Carrier = {
    ...verifier,
    createLabel: async () => {
      made += 1;
      return { ok: true, value: { trackingNo: `FF${made}`, trackingUrl: `http://none/${made}` } };
    },
    track: async (trackingNo) => ({ ok: true, value: desk.histories.get(trackingNo) ?? [] }),
  };
  const shop: ShopContext = shopOn(at.database, { now: () => time }, carrier);
  return {
    now: () => time,
    carrier: desk,
    parcel: async (index) => {
      const orderNo = await packOrder(db, index);
      await requestOutboundLabel(shop, orderNo);
      await sendLabels(shop);
      return `FF${made}`;
    },
    receive: async (event, signature) => {
      const body = JSON.stringify(event);
      const headers = { 'sandbox-signature': signature ?? signBody(webhookSecret, body, time) };
      try {
        await receiveParcelNews(shop, { rawBody: Buffer.from(body), headers });
        return 'taken';
      } catch (error) {
        if (error instanceof ShopError && error.code === 'FORBIDDEN') return 'refused';
        throw error;
      }
    },
    trackAll: async () => {
      time += 3_600_000;
      let due = 0;
      do due = await trackParcels(shop);
      while (due > 0);
    },
    standing: async () => {
      const rows = await db
        .selectFrom('shipments')
        .innerJoin('parcel_labels', 'parcel_labels.reference', 'shipments.id')
        .select(['shipments.tracking_no', 'shipments.status'])
        .execute();
      return new Map(rows.map(({ tracking_no: no, status }) => [no, status === 'CREATED' ? 'LABEL_CREATED' : status]));
    },
    deliveredOrders: async () =>
      (
        await db
          .selectFrom('orders')
          .innerJoin('parcel_labels', 'parcel_labels.order_no', 'orders.order_no')
          .select('orders.order_no')
          .where('orders.status', '=', 'DELIVERED')
          .execute()
      ).length,
    eventsKept: async () => (await db.selectFrom('parcel_events').select('event_id').execute()).length,
    close: () => at.close(),
  };
}
