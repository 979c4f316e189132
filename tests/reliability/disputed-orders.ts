import { deliverOrder, releaseOrder } from '#server/shop/orders/move-order.ts';
import { shipOrder } from '#server/shop/orders/ship-order.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { Verdict } from '#tests/fixtures/bank.ts';
import { lamp } from './paying-shop.ts';
import { pay, type Street } from './shopper.ts';
import { place, type Purchase, quoteOf, type Wallet } from './wallets.ts';

/** What becomes of the payment of an order, and of the order meanwhile. */
export interface Plan {
  readonly name: 'unsent' | 'cancelled, a part disputed' | 'cancelled' | 'received';
  /** Of one dispute after the other, minor units; the rest of the money where it is undefined. */
  readonly amounts: readonly (number | undefined)[];
  readonly verdict: Verdict;
}

const unsent: Plan = { name: 'unsent', amounts: [undefined], verdict: 'LOST' };
const plans: readonly Plan[] = [
  unsent,
  { name: 'cancelled, a part disputed', amounts: [1_000], verdict: 'LOST' },
  { name: 'cancelled', amounts: [undefined], verdict: 'WON' },
  { name: 'received', amounts: [2_000, undefined], verdict: 'LOST' },
];

export interface DisputedOrder {
  readonly orderNo: string;
  readonly wallet: Wallet;
  readonly plan: Plan;
}

/** One paid order of each member, with the coupon of the round and coins; the plans take turns. */
export function buyOrders(
  desk: ShopContext,
  street: Street,
  wallets: readonly Wallet[],
  round: number,
): Promise<DisputedOrder[]> {
  return Promise.all(
    wallets.map(async (wallet, index) => {
      const plan = plans[index % plans.length] ?? unsent;
      const purchase = { sku: lamp, quantity: 4, couponIds: wallet.couponIds.slice(round, round + 1), coinAmount: 100 };
      const orderNo = await order(street.origin, wallet, purchase);
      await pay(street, orderNo, wallet.headers);
      if (plan.name === 'received') {
        await releaseOrder(desk, orderNo);
        await shipOrder(desk, orderNo, { carrier: 'dhl', trackingNo: orderNo });
        await deliverOrder(desk, orderNo);
      }
      return { orderNo, wallet, plan };
    }),
  );
}

/** Coins of an earlier order may come back between quote and order, which makes the quote stale: then it is asked for again. */
async function order(origin: string, wallet: Wallet, purchase: Purchase): Promise<string> {
  for (let tried = 1; ; tried += 1) {
    const { code, data, message } = await place(origin, wallet, await quoteOf(origin, wallet, purchase));
    if (data?.orderNo) return data.orderNo;
    if (code !== 'QUOTE_STALE' || tried === 10) throw new Error(`No order: ${message}`);
  }
}
