import type { components } from '#openapi/types.ts';
import { inMarketUnits } from '#rules/market-units.ts';
import { money } from '#rules/money.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { maskEmail } from '#rules/mask-name.ts';
import { presentCoinPrice } from './coin-price.ts';
import type { OpenedOrder } from './order-access.ts';
import { toOrderLine } from './order-line.ts';
import { kindOf, orderKinds } from './order-kinds.ts';
import { emailOf } from './order-mails.ts';
import { type OrderRow, readLines } from './order-row.ts';
import { deliveryOf } from './order-totals.ts';
import { presentStory, readStories } from './read-story.ts';

export type CompletedOrder = components['schemas']['CompletedOrder'];

const unpaid = ['We’re confirming your payment.', 'We’ll email you as soon as it arrives.'];

/** What the thank-you page shows. */
export async function readCompleted(shop: ShopContext, { order, access }: OpenedOrder): Promise<CompletedOrder> {
  const email = await emailOf(shop.db, order);
  const shown = access === 'member' ? email : maskEmail(email);
  const paid = order.paid_time !== null;
  const story = (await readStories(shop.db, [order], shop.clock.now()))(order);
  const steps = paid ? (story?.next ?? orderKinds[kindOf(order)].next) : unpaid;
  return {
    orderNo: order.order_no,
    status: order.status,
    paid,
    email: shown,
    grandTotal: money(order.grand_total_amount, order.currency),
    ...presentCoinPrice(order),
    lines: (await readLines(shop.db, order.order_no)).map(toOrderLine),
    shippingMethod: deliveryOf(order),
    ...presentStory(story),
    coinsPending: order.coins_to_earn,
    nextSteps: steps.map((step) => inMarketUnits(step, order.site)),
    accountInvite: (await mayKeep(shop.db, order)) ? { email: shown } : null,
  };
}

/** True for a guest's order whose email has no account yet. */
async function mayKeep(db: Db, order: OrderRow): Promise<boolean> {
  if (order.account_id !== null || order.guest_email === null) return false;
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', order.guest_email)
    .executeTakeFirst();
  return account === undefined;
}
