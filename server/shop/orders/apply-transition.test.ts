import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveOrder, orderEventNames } from '#machines/order/move.ts';
import { type OrderEvent, orderStatuses, type OrderStatus } from '#rules/order-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { seed } from '#server/seed/seed.ts';
import { returnsOrder } from '#server/seed/demo-returns.ts';
import { demoOrders } from '#server/seed/demo-orders.ts';
import { demoShopper } from '#server/seed/demo-shopper.ts';
import { orderRoutes } from '#server/routes/order.ts';
import { openTestApi } from '#server/testing/test-api.ts';
import { testClient } from '#server/testing/test-member.ts';
import { openTestShop } from '#server/testing/test-shop.ts';
import { startSession } from '../account/sessions/start-session.ts';
import { applyTransition } from './apply-transition.ts';
import { openOrderShop, type OrderShop, type Ticket } from './order-fixture.ts';
import { readFacts, standingOf } from './order-facts.ts';
import { lockOrder } from './order-row.ts';

let at: OrderShop;
let ticket: Ticket;
beforeAll(async () => {
  at = await openOrderShop();
  ticket = await at.place();
  await at.payByCard(ticket);
});
afterAll(() => at.close());

class Enough extends Error {}

const events = Object.keys(orderEventNames).filter((name): name is OrderEvent => name in orderEventNames);
const edges = orderStatuses.flatMap((status) => events.map((event) => ({ status, event })));

/** Moves the order in a transaction that is then undone, and tells what it would have become. */
async function tryMove(status: OrderStatus, event: OrderEvent) {
  let seen: { expected: string; found: string; events: number } | undefined;
  const work = withTransaction(at.shop, 'durable', async (tx) => {
    // The order of this test was paid before: paid once more, it would get a second invoice.
    await tx.deleteFrom('invoices').where('order_no', '=', ticket.orderNo).execute();
    const set = { status, cancel_requested_at: event.startsWith('CANCEL') ? at.shop.clock.now() : null };
    await tx.updateTable('orders').set(set).where('order_no', '=', ticket.orderNo).execute();
    const order = await lockOrder(at.shop, tx, ticket.orderNo);
    const decided = moveOrder(standingOf(order), event, await readFacts(tx, order, at.shop.clock.now()));
    const expected = decided.ok ? decided.status : decided.code;
    try {
      const moved = await applyTransition(at.shop, tx, order, { event, actor: 'SYSTEM' });
      const history = await tx
        .selectFrom('order_events')
        .select('type')
        .where('order_no', '=', ticket.orderNo)
        .execute();
      expect(moved.version).toBe(order.version + 1);
      seen = { expected, found: moved.status, events: history.filter(({ type }) => type === event).length };
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      seen = { expected, found: error.code, events: 0 };
    }
    throw new Enough();
  });
  await expect(work).rejects.toThrow(Enough);
  return seen;
}

describe('every move of an order', () => {
  it.each(edges)('$event in $status follows the rules and is written down', async ({ status, event }) => {
    const seen = await tryMove(status, event);
    expect(seen?.found).toBe(seen?.expected);
    if (orderStatuses.some((status) => status === seen?.found)) expect(seen?.events).toBeGreaterThan(0);
  });

  it('needs the order to be taken first', async () => {
    const stale = await at.order(ticket.orderNo);
    await withTransaction(at.shop, 'durable', async (tx) =>
      applyTransition(at.shop, tx, await lockOrder(at.shop, tx, ticket.orderNo), { event: 'RELEASE', actor: 'STAFF' }),
    );
    const late = withTransaction(at.shop, 'durable', (tx) =>
      applyTransition(at.shop, tx, stale, { event: 'RELEASE', actor: 'STAFF' }),
    );
    await expect(late).rejects.toThrow('without being taken first');
  });
});

describe('the orders of the demo shopper', () => {
  it('can all be listed and read', async () => {
    const shop = await openTestShop();
    await seed(shop.database, shop.clock, { demoShopper: true });
    const api = await openTestApi(shop, orderRoutes);
    const { id } = await shop.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', demoShopper.email)
      .executeTakeFirstOrThrow();
    const { token } = await startSession(shop, shop.db, id, testClient);
    const { list, total } = await api.ok('listOrders', { token, query: {} });
    expect(total).toBe([...demoOrders, returnsOrder].length);
    for (const { orderNo, status, shippedTime, deliveredTime, dueTime } of list) {
      const order = await api.ok('getOrder', { token, query: { orderNo } });
      expect(order).toMatchObject({
        status,
        ...(shippedTime && { shippedTime }),
        ...(deliveredTime && { deliveredTime }),
      });
      const days = order.shipments.flatMap(({ estDeliveryTo = [] }) => estDeliveryTo);
      if (status === 'SHIPPED') expect(dueTime).toBe(Math.max(...days));
    }
    await api.close();
    await shop.close();
  });
});
