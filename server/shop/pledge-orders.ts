import { spelled } from '#rules/by-site.ts';
import { money } from '#rules/money.ts';
import type { OrderEvent, OrderStatus } from '#rules/order-states.ts';
import type { CrowdStatus } from '#rules/crowd.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { Job } from '#server/jobs/runner.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { orderLink } from './orders/access-key.ts';
import { applyTransition } from './orders/apply-transition.ts';
import { emailOf } from './orders/order-mails.ts';
import { lockOrder, type OrderRow } from './orders/order-row.ts';
import { crowdMails } from './promotions/crowd/mails.ts';

const atOnce = 100;

/** How orders stand that wait for what becomes of their project. */
const waiting = {
  FAILED: ['PAID', 'AWAITING_RELEASE'],
  SHIPPING: ['AWAITING_RELEASE'],
} as const satisfies Partial<Record<CrowdStatus, readonly OrderStatus[]>>;
type PledgeEnd = keyof typeof waiting;

/** Orders that wait, whose project has come so far. */
const duePledges = ({ db }: ShopContext, status: PledgeEnd) =>
  db
    .selectFrom('crowd_pledges')
    .innerJoin('crowd_projects', 'crowd_projects.promo_id', 'crowd_pledges.promo_id')
    .innerJoin('promotions', 'promotions.promo_id', 'crowd_pledges.promo_id')
    .innerJoin('orders', 'orders.order_no', 'crowd_pledges.order_no')
    .select(['crowd_pledges.order_no', 'promotions.title'])
    .where('crowd_projects.status', '=', status)
    .where('crowd_pledges.state', '=', 'PLEDGED')
    .where('orders.status', 'in', waiting[status])
    .limit(atOnce);

interface DuePledge {
  readonly order_no: string;
  readonly title: string;
}

function workOff(
  shop: ShopContext,
  status: PledgeEnd,
  event: OrderEvent,
  after: (tx: Tx, order: OrderRow, title: string) => Promise<void>,
): Promise<number> {
  const read = inPages(duePledges(shop, status), ['crowd_pledges.order_no']);
  return workThrough<DuePledge>(shop, {
    name: `pledges of projects that are ${status}`,
    read,
    keyOf: ({ order_no: orderNo }) => orderNo,
    run: ({ order_no: orderNo, title }) =>
      withTransaction(shop, 'durable', async (tx) => {
        const order = await lockOrder(shop, tx, orderNo);
        // Another process, or the shopper, was faster.
        if (!waiting[status].some((each) => each === order.status)) return false;
        const moved = await applyTransition(shop, tx, order, { event, actor: 'SYSTEM' });
        await after(tx, moved, title);
        return true;
      }),
  });
}

/**
 * Job: pays back every pledge of the projects that failed, in full, with its coupon and coins. One order is one transaction, and
 * the order that is moved is due no more: a shop that is killed goes on with the next one.
 * @returns how many were paid back
 */
export const refundFailedPledges = (shop: ShopContext): Promise<number> =>
  workOff(shop, 'FAILED', 'PROJECT_FAILED', async (tx, order, title) =>
    sendMail(
      shop,
      tx,
      {
        to: await emailOf(tx, order),
        template: crowdMails.pledgeRefunded,
        facts: {
          project: spelled(title, order.site),
          orderNo: order.order_no,
          amount: money(order.paid_amount - order.refunded_amount - order.lost_amount, order.currency),
          link: orderLink(shop, { orderNo: order.order_no, site: order.site, guest: false }),
        },
      },
      { dedupKey: `pledge refunded ${order.order_no}` },
    ),
  );

/** Job: hands the orders of projects whose lights are there to the warehouse. @returns how many */
export const releasePledges = (shop: ShopContext): Promise<number> =>
  workOff(shop, 'SHIPPING', 'RELEASE', () => Promise.resolve());

export const pledgeJobs: readonly Job[] = [
  { name: 'refund failed pledges', everyMs: 15_000, run: refundFailedPledges },
  { name: 'release pledges', everyMs: 60_000, run: releasePledges },
];
