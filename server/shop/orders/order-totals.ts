import type { components } from '#openapi/types.ts';
import { money } from '#rules/money.ts';
import type { ShippingMethod } from '#rules/shipping.ts';
import { presentTotals } from '../pricing/present-totals.ts';
import type { OrderRow } from './order-row.ts';

type OrderView = components['schemas']['Order'];

/** The totals as they were agreed on. */
export function totalsOf(order: OrderRow): OrderView['totals'] {
  const discounts =
    order.promo_discount_amount +
    order.suit_discount_amount +
    order.coupon_discount_amount +
    order.coin_discount_amount;
  return presentTotals(
    {
      listTotal: order.list_total_amount,
      promoDiscount: order.promo_discount_amount,
      suitDiscount: order.suit_discount_amount,
      couponDiscount: order.coupon_discount_amount,
      coinDiscount: order.coin_discount_amount,
      goodsTotal: order.goods_total_amount,
      shipping: order.shipping_amount,
      shippingDiscount: order.shipping_discount_amount,
      protection: order.protection_amount,
      tax: order.tax_amount,
      taxIncluded: order.tax_included === 1,
      grandTotal: order.grand_total_amount,
      coinsToEarn: order.coins_to_earn,
      saved: discounts + order.shipping_discount_amount,
    },
    order.currency,
  );
}

/** The delivery that was chosen, at the price that was agreed on. */
export function deliveryOf(order: OrderRow): OrderView['shippingMethod'] {
  const code: ShippingMethod = order.shipping_method === 'EXPRESS' ? 'EXPRESS' : 'STANDARD';
  return {
    code,
    name: order.shipping_method_name,
    price: money(order.shipping_amount - order.shipping_discount_amount, order.currency),
    estFrom: order.est_delivery_from ?? order.placed_time,
    estTo: order.est_delivery_to ?? order.placed_time,
  };
}
