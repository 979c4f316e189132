import { startCarrier, type TestCarrier } from '#server/carriers/sandbox/carrier-fixture.ts';
import { fakeClock } from '#server/testing/fake-clock.ts';
import { openOrderShop, type OrderShop, type Ticket } from '../orders/order-fixture.ts';
import { releaseOrder } from '../orders/move-order.ts';

export interface TrackingShop extends OrderShop {
  readonly carrier: TestCarrier;
  /** Places, pays and releases an order. */
  packed(options?: Parameters<OrderShop['place']>[0]): Promise<Ticket>;
  /** Has the carrier report what happened and hands each webhook to the shop, `times` over. */
  deliverNews(times?: number): Promise<number[]>;
}

const webhook = '/app-mall/v1/order/logistics/webhook/firefly';

/** The shop with its catalogue, the payment sandbox and the sandbox carrier, on one clock that the test moves. */
export async function openTrackingShop(): Promise<TrackingShop> {
  const clock = { now: () => fakeClock().now() };
  const now = (): number => clock.now();
  const carrier = await startCarrier({ now, carrier: { now, maxTries: 1 } });
  const at = await openOrderShop({ carrier: carrier.carrier });
  clock.now = () => at.shop.clock.now();
  return {
    ...at,
    carrier,
    packed: async (options) => {
      const ticket = await at.place(options);
      await at.payByCard(ticket);
      await releaseOrder(at.shop, ticket.orderNo);
      return ticket;
    },
    deliverNews: async (times = 1) => {
      await carrier.tick();
      const statuses: number[] = [];
      for (const { body, headers } of carrier.inbox.received.splice(0)) {
        for (let time = 0; time < times; time += 1) {
          const reply = await at.api.app.inject({
            method: 'POST',
            url: webhook,
            payload: body,
            headers: {
              'content-type': 'application/json',
              'sandbox-signature': String(headers['sandbox-signature']),
            },
          });
          statuses.push(reply.statusCode);
        }
      }
      return statuses;
    },
    close: async () => {
      await at.close();
      await carrier.close();
    },
  };
}
