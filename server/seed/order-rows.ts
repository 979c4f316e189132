import { spelled } from '#rules/by-site.ts';
import { clientType } from '#rules/limits.ts';
import { currencyOfSite, markets } from '#rules/markets.ts';
import { priceOrder, type PricedOrder, type PriceLine } from '#rules/prices.ts';
import { shippingRates } from '#rules/shipping.ts';
import { taxRuleFor } from '#rules/taxes.ts';
import { warrantyEnd } from '#rules/warranty.ts';
import { priceColumns, totalColumns } from '../db/priced-columns.ts';
import type { FulfilStatus, OrderPaymentStatus, OrderStatus } from '../db/tables/orders.ts';
import { products } from './catalogue/products.ts';
import { warranties } from './catalogue/warranties.ts';
import { seededPrice } from './current-price.ts';
import { day } from './days.ts';
import type { DemoOrder, Ending, Life } from './demo-orders.ts';
import { demoAddresses } from './demo-shopper.ts';
import type { NewRow } from './insert-rows.ts';
import { picture } from './picture.ts';
import { seedId } from './seed-id.ts';
import { seedRow } from './seed-row.ts';

const standardDelivery = { US: 595, EU: 595, GB: 495, CA: 895, JA: 600 } as const;

interface States {
  status: OrderStatus;
  payment: OrderPaymentStatus;
  fulfil: FulfilStatus;
}

const states: Readonly<Record<Ending, States>> = {
  EXPIRED: { status: 'CLOSED', payment: 'PENDING', fulfil: 'NONE' },
  CANCELLED: { status: 'CANCELLED', payment: 'REFUNDED', fulfil: 'NONE' },
  PAID: { status: 'PAID', payment: 'PAID', fulfil: 'ALLOCATED' },
  PROCESSING: { status: 'PROCESSING', payment: 'PAID', fulfil: 'ALLOCATED' },
  SHIPPED: { status: 'SHIPPED', payment: 'PAID', fulfil: 'SHIPPED' },
  DELIVERED: { status: 'DELIVERED', payment: 'PAID', fulfil: 'DELIVERED' },
  COMPLETED: { status: 'COMPLETED', payment: 'PAID', fulfil: 'DELIVERED' },
};

const closeReasons: Partial<Readonly<Record<Ending, string>>> = { EXPIRED: 'expired', CANCELLED: 'cancelled' };

const bySku = new Map(products.flatMap((product) => product.skus.map((sku) => [sku.sku, { product, sku }] as const)));

const taxRule = ({ site, address }: DemoOrder) => {
  const to = demoAddresses[address];
  return taxRuleFor(site, to);
};

/** The demo order at the prices of the moment it was placed. @throws RangeError for a sku its market does not sell */
export function priceDemoOrder(order: DemoOrder, life: Life, now: number): PricedOrder {
  const lines = order.lines.map(({ sku, quantity }): PriceLine => {
    const price = seededPrice(sku, order.site, now);
    if (price === undefined) throw new RangeError(`${sku} is not sold in ${order.site}`);
    const { list, sale } = price;
    return {
      key: sku,
      quantity,
      listAmount: list,
      ...(sale === undefined ? {} : { saleAmount: sale.amount, saleStart: sale.start, saleEnd: sale.end }),
    };
  });
  return priceOrder({
    lines,
    now: life.placed,
    tax: taxRule(order),
    shipping: { price: standardDelivery[order.site], freeAt: markets[order.site].freeShippingFrom },
  });
}

/** `version` counts the transitions, which is one less than the events: the first event made the order. */
export function orderRow(
  order: DemoOrder,
  life: Life,
  { totals }: PricedOrder,
  owner: { accountId: string; version: number },
): NewRow<'orders'> {
  const { status, payment, fulfil } = states[order.ending];
  const address = demoAddresses[order.address];
  return {
    ...seedRow(`order ${order.orderNo}`, life.placed),
    updated_at: Math.max(
      ...[life.placed, life.paid, life.shipped, life.delivered, life.completed, life.closed, life.refunded].filter(
        (at) => at !== undefined,
      ),
    ),
    order_no: order.orderNo,
    account_id: owner.accountId,
    guest_email: null,
    access_key_hash: null,
    site: order.site,
    country: address.country,
    locale: 'en',
    currency: currencyOfSite(order.site),
    kind: 'NORMAL',
    status,
    payment_status: payment,
    fulfil_status: fulfil,
    after_sale_status: 'NONE',
    version: owner.version,
    ...totalColumns(totals),
    paid_amount: life.paid === undefined ? 0 : totals.grandTotal,
    refunded_amount: life.refunded === undefined ? 0 : totals.grandTotal,
    shipping_address: JSON.stringify(address),
    billing_address: JSON.stringify(address),
    shipping_method: 'STANDARD',
    shipping_method_name: shippingRates[order.site][0].name,
    est_delivery_from: life.placed + 3 * day,
    est_delivery_to: life.placed + 5 * day,
    remark: null,
    client_type: clientType,
    channel: 'WEB',
    share_code: null,
    recommend_mark: null,
    cancel_requested_at: null,
    placed_time: life.placed,
    pay_expire_time: life.payExpires,
    paid_time: life.paid ?? null,
    release_time: life.release ?? null,
    shipped_time: life.shipped ?? null,
    delivered_time: life.delivered ?? null,
    completed_time: life.completed ?? null,
    closed_time: life.closed ?? null,
    close_reason: closeReasons[order.ending] ?? null,
  };
}

export const lineId = (orderNo: string, sku: string): string => seedId(`line ${sku} of ${orderNo}`);

export function lineRows(order: DemoOrder, life: Life, priced: PricedOrder): NewRow<'order_lines'>[] {
  const { rate } = taxRule(order);
  return priced.lines.map((line, sort) => {
    const { key, quantity } = line;
    const found = bySku.get(key);
    if (found === undefined) throw new RangeError(`No sku ${key}`);
    const { product, sku } = found;
    return {
      ...seedRow(`line ${key} of ${order.orderNo}`, life.placed),
      order_no: order.orderNo,
      sku: key,
      spu: product.spu,
      buy_type: 0,
      title: spelled(product.title, order.site),
      image: JSON.stringify(picture(sku.picture ?? product.pictures[0])),
      options: JSON.stringify(sku.options),
      currency: currencyOfSite(order.site),
      ...priceColumns(line, rate),
      refunded_quantity: life.refunded === undefined ? 0 : quantity,
      shipped_quantity: life.shipped === undefined ? 0 : quantity,
      suit_group_id: null,
      warranty_end_time:
        life.delivered === undefined
          ? null
          : warrantyEnd(life.delivered, warranties[product.warranty].months[order.site]),
      sort,
    };
  });
}
