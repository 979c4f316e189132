import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { addToCart, emptyCart, unselectLine } from '#rules/cart-lines.ts';
import { createShopClient } from '#src/api/client.ts';
import { guestCart } from '#src/api/queries/cart.ts';
import { chosenRows, groupRows, guestRows, memberRows, pieces, type CartLine, type CartView } from './cart-rows.ts';
import { knownLine } from './known-lines.ts';
import { quantitiesOf } from './suit-rows.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

function line(sku: string, quantity: number, stockState: CartLine['stockState'] = 'OK'): CartLine {
  return {
    id: `${sku}_0`,
    key: `${sku}_0`,
    sku,
    spu: sku,
    buyType: 0,
    title: sku,
    image: { url: '', alt: '', w: 1, h: 1, widths: [], lqip: { day: '', night: '' } },
    options: [],
    quantity,
    selected: true,
    unit: usd(100),
    list: usd(100),
    lineTotal: usd(100 * quantity),
    stockState,
    maxQuantity: 10,
  };
}

const zero = usd(0);

const viewOf = (...lines: CartLine[]): CartView => ({
  site: 'US',
  lines,
  totals: {
    listTotal: zero,
    promoDiscount: zero,
    suitDiscount: zero,
    couponDiscount: zero,
    coinDiscount: zero,
    goodsTotal: zero,
    shipping: zero,
    shippingDiscount: zero,
    protection: zero,
    tax: zero,
    taxIncluded: false,
    grandTotal: zero,
    coinsToEarn: 0,
    saved: zero,
  },
  freeShipping: { threshold: zero, remaining: zero },
  count: 0,
  problems: [],
});

const local = addToCart(addToCart(emptyCart, { sku: 'DOME', quantity: 2 }), { sku: 'STRIP', quantity: 3 });

describe('the rows of a guest', () => {
  test('follow the local cart, also when the last prices know another quantity', () => {
    const rows = guestRows(local, viewOf(line('DOME', 1), line('STRIP', 1)));
    expect(rows.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['STRIP', 3],
      ['DOME', 2],
    ]);
  });

  test('stay without prices, and are then no part of an order', () => {
    const rows = guestRows(local, undefined);
    expect(groupRows(rows).sellable).toHaveLength(2);
    expect(chosenRows(rows)).toEqual([]);
  });

  test('that are not selected are not ordered', () => {
    const rows = guestRows(unselectLine(local, 'STRIP_0'), viewOf(line('DOME', 2), line('STRIP', 3)));
    expect(pieces(chosenRows(rows))).toBe(2);
  });
});

test('what is not launched for the shopper yet stands aside and is not ordered', () => {
  const opens = { time: 1_795_878_000_000, text: 'Sat, Nov 28, 10:00 AM ET' };
  const rows = memberRows(viewOf({ ...line('A', 1), opens }, line('B', 2)));
  expect(groupRows(rows).unavailable.map(({ sku }) => sku)).toEqual(['A']);
  expect(chosenRows(rows).map(({ sku }) => sku)).toEqual(['B']);
});

test('what is sold out or off sale stands aside and is not ordered', () => {
  const rows = memberRows(viewOf(line('A', 1), line('B', 2, 'OUT'), line('C', 4, 'OFF_SALE'), line('D', 8, 'LOW')));
  expect(groupRows(rows).unavailable.map(({ sku }) => sku)).toEqual(['B', 'C']);
  expect(pieces(chosenRows(rows))).toBe(9);
});

test('the rows of a bundle are so many pieces for so many sets', () => {
  const suit = { suitGroupId: 'group', suitId: 'evening', title: 'Evening set', quantity: 2, save: zero };
  const part = (sku: string, quantity: number) => ({ ...line(sku, quantity), suitGroupId: 'group', buyType: 4 });
  const rows = memberRows(viewOf(part('DOME', 2), part('BULB', 6), line('HUB', 1)));
  expect(quantitiesOf(suit, rows, 3)).toEqual([
    { id: 'DOME_0', quantity: 3 },
    { id: 'BULB_0', quantity: 9 },
  ]);
});

test('a line whose new price does not come keeps the name and the picture of the last prices', () => {
  const data = new QueryClient();
  const client = createShopClient(() => Promise.reject(new Error('No network')), 'https://shop.test');
  const shop = { client, site: 'US', member: null } as const;
  const lines = [{ sku: 'DOME', buyType: 0, quantity: 1 }];
  data.setQueryData(guestCart(shop, lines, ['DOME_0']).queryKey, viewOf(line('DOME', 1)));
  expect(knownLine(data, shop, 'DOME')).toMatchObject({ title: 'DOME', image: { w: 1 } });
  expect(knownLine(data, { ...shop, site: 'EU' }, 'DOME')).toBeUndefined();
});
