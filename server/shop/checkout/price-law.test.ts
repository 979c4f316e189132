import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cartKey, plainBuyType } from '#rules/cart-lines.ts';
import { sites, type Site } from '#rules/markets.ts';
import type { Money } from '#rules/money.ts';
import { openOrderShop, type OrderShop } from '../orders/order-fixture.ts';
import { checkoutOf, homes } from './checkout-fixture.ts';

const all = 5_000;
/** Of each market. `npm test` takes a fiftieth: the law has a hundred carts there. */
const carts = Math.ceil((inject('share') < 1 ? all / 50 : all) / sites.length);
/** Carts that are priced and ordered at the same time, so that the database has work while the server waits. */
const atOnce = 4;

let at: OrderShop;
let sold: ReadonlyMap<Site, readonly Sold[]>;
beforeAll(async () => {
  at = await openOrderShop();
  // Every cart is ordered, and no order is paid.
  await at.shop.db.updateTable('sku_markets').set({ stock: 10_000_000 }).execute();
  sold = new Map(await Promise.all(sites.map(async (site) => [site, await readSold(site)] as const)));
});
afterAll(() => at.close());

interface Sold {
  readonly sku: string;
  readonly most: number;
}

type Cart = readonly { readonly sku: string; readonly quantity: number }[];

async function readSold(site: Site): Promise<Sold[]> {
  const sellable = await at.shop.db
    .selectFrom('sku_markets')
    .innerJoin('skus', 'skus.sku', 'sku_markets.sku')
    .innerJoin('products', 'products.spu', 'skus.spu')
    .select(['sku_markets.sku', 'per_order_limit'])
    .where('site', '=', site)
    .where('sellable', '=', 1)
    .where('products.status', '=', 'ACTIVE')
    // The one product that is not launched yet can be priced and not bought.
    .where('sku_markets.sku', 'not like', 'LM-LINE-%')
    .orderBy('sku_markets.sku')
    .execute();
  return sellable.map(({ sku, per_order_limit: most }) => ({ sku, most }));
}

const cartOf = (list: readonly Sold[]): fc.Arbitrary<Cart> =>
  fc
    .uniqueArray(fc.record({ place: fc.nat(list.length - 1), number: fc.nat() }), {
      selector: ({ place }) => place,
      minLength: 1,
      maxLength: 3,
    })
    .map((lines) =>
      lines.flatMap(({ place, number }) => {
        const offer = list[place];
        return offer ? [{ sku: offer.sku, quantity: 1 + (number % offer.most) }] : [];
      }),
    );

/** The price of each line explained, the cart, and the order that is placed for it. */
async function pricesOf(site: Site, cart: Cart) {
  const details = await Promise.all(
    cart.map(({ sku, quantity }) => at.api.ok('getPriceDetail', { query: { sku, quantity }, site })),
  );
  const selected = cart.map(({ sku }) => cartKey(sku, plainBuyType));
  const { lines, totals } = await at.api.ok('quoteCart', { body: { lines: [...cart], selected }, site });
  const checkout = checkoutOf(at);
  const ordered = cart.map((line) => ({ ...line, buyType: plainBuyType }));
  const visit = { site, address: homes[site], clientId: randomUUID() };
  const quote = await checkout.quote(ordered, visit);
  const { data } = await checkout.create(ordered, quote.quoteHash, visit);
  return { details, lines, totals, order: await at.order(data.orderNo) };
}

/** A total without the tax that is added to it: in some markets the tax is known only with the address. */
const beforeAddedTax = (total: number, tax: number, isIncluded: boolean): number => (isIncluded ? total : total - tax);

const itemsTotal = ({
  steps,
}: {
  readonly steps: readonly { readonly kind: string; readonly amount: Money }[];
}): number =>
  steps.reduce((sum, { kind, amount }) => (kind === 'SHIPPING' || kind === 'TAX' ? sum : sum + amount.amount), 0);

async function compare(site: Site, cart: Cart): Promise<void> {
  const { details, lines, totals, order } = await pricesOf(site, cart);
  const isIncluded = order.tax_included === 1;
  for (const detail of details) {
    expect(itemsTotal(detail)).toBe(lines.find(({ sku }) => sku === detail.sku)?.lineTotal.amount);
    expect(detail.steps.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(detail.total.amount);
  }
  expect(order.goods_total_amount).toBe(details.reduce((sum, detail) => sum + itemsTotal(detail), 0));
  const inCart = beforeAddedTax(totals.grandTotal.amount, totals.tax.amount, isIncluded);
  expect(beforeAddedTax(order.grand_total_amount, order.tax_amount, isIncluded)).toBe(inCart);
  if (isIncluded) expect(order.tax_amount).toBe(totals.tax.amount);
  const [only, ...others] = details;
  if (!only || others.length > 0) return;
  expect(only.total).toEqual(totals.grandTotal);
  expect(only.tax.amount).toEqual(totals.tax);
}

it.each(sites)(
  `${carts} random carts in %s cost what the details of their prices say, what the cart says and what the order says`,
  async (site) => {
    const batch = fc.array(cartOf(sold.get(site) ?? []), { minLength: atOnce, maxLength: atOnce });
    await fc.assert(
      fc.asyncProperty(batch, async (some) => {
        await Promise.all(some.map((cart) => compare(site, cart)));
      }),
      { numRuns: Math.ceil(carts / atOnce) },
    );
  },
);
