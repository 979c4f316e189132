import { taxRuleFor } from '#rules/taxes.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { enterOrderPlace, freeOrderPlace } from '../coupons/newcomer-places.ts';
import { acceptAddress, type AddressFields } from '../address/accept-address.ts';
import { actionsOf } from './order-actions-of.ts';
import { appendEvent } from './order-events.ts';
import { lockOrder } from './order-row.ts';

const hadHere = 'The new-member offer is available once per address, and it has been used at that one.';

/**
 * Sends an order elsewhere before it is packed: within the same country and at the same tax, since its total is agreed.
 * @throws ORDER_RELEASED or ORDER_STATE when it is too late, ADDR_COUNTRY_MARKET, ADDR_FIELD, PROMO_ELIGIBILITY for an order with
 * something of new members where another member has had it
 */
export async function changeOrderAddress(shop: ShopContext, orderNo: string, input: AddressFields): Promise<void> {
  const address = acceptAddress(input, 'address');
  await withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, orderNo);
    if (!actionsOf(order, shop.clock.now()).includes('EDIT_ADDRESS')) {
      const packed = order.status === 'PROCESSING' || order.status === 'PARTLY_SHIPPED' || order.status === 'SHIPPED';
      throw new ShopError(packed ? 'ORDER_RELEASED' : 'ORDER_STATE');
    }
    if (address.country !== order.country) {
      throw new ShopError('ADDR_COUNTRY_MARKET', {
        message: 'You can only change the address within the same country.',
      });
    }
    const before: AddressFields = JSON.parse(order.shipping_address);
    const taxOf = (to: AddressFields) => taxRuleFor(order.site, to);
    if (taxOf(before).rate !== taxOf(address).rate) {
      const message = 'A different tax applies there. Please cancel this order and place it again.';
      throw new ShopError('ADDR_FIELD', {
        fields: [{ path: address.region ? 'address.region' : 'address.postcode', rule: 'tax', message }],
      });
    }
    await tx
      .updateTable('orders')
      .set({ shipping_address: JSON.stringify(address), updated_at: shop.clock.now() })
      .where('order_no', '=', orderNo)
      .execute();
    await freeOrderPlace(tx, orderNo);
    if (!(await enterOrderPlace(shop, tx, orderNo))) throw new ShopError('PROMO_ELIGIBILITY', { message: hadHere });
    await appendEvent(shop, tx, orderNo, { type: 'ADDRESS_CHANGED', actor: 'USER' });
  });
}
