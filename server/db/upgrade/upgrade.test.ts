import { handlers } from '#server/routes/handlers.ts';
import { fakeClock, testNow } from '#server/testing/fake-clock.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { demoShopper } from '../../seed/demo-shopper.ts';
import { seed, seedUpgrade } from '../../seed/seed.ts';
import { openOldShop, openOldTables, placedOrders, type PlacedOrder } from './old-shop-fixture.ts';

/** Whatever the old shop and its shoppers wrote, and no upgrade may touch. */
const oldTables = [
  'accounts',
  'addresses',
  'products',
  'skus',
  'sku_markets',
  'price_history',
  'categories',
  'collections',
  'product_facets',
  'warranties',
  'reviews',
  'favourites',
  'cart_lines',
  'orders',
  'order_lines',
  'order_events',
  'stock_reservations',
  'payments',
  'invoices',
  'search_terms',
] as const;

describe('a shop that was made at commit 391a73f', () => {
  let shop: TestShop;
  let api: TestApi;
  let token: string;
  let before: Awaited<ReturnType<typeof oldRows>>;
  let applied: readonly string[];

  const oldRows = async () =>
    Promise.all(oldTables.map((table) => shop.db.selectFrom(table).selectAll().orderBy('id').execute()));

  beforeAll(async () => {
    shop = await openTestShop({ test: await openOldShop() });
    before = await oldRows();
    await migrate(shop.database);
    applied = await seedUpgrade(shop.database, shop.clock);
    api = await openTestApi(shop, handlers);
    ({ token } = await api.ok('login', { body: demoShopper }));
  });
  afterAll(async () => {
    await api.close();
    await shop.close();
  });

  it('gets the chapters that it lacks at its first start, and nothing at its second', async () => {
    expect(applied).toEqual([
      'search 2',
      'launches 1',
      'facets 1',
      'energy-sheets 1',
      'content 7',
      'help 2',
      'policies 8',
      'coupons 1',
      'birthday-coupon 1',
      'campaigns 1',
      'coin-tasks 3',
      'questions 1',
      'comments 1',
      'coin-products 1',
      'flash-sale 1',
      'suits 1',
      'new-user 1',
      'interest 1',
      'early-birds 1',
      'giveaways 1',
      'draws 1',
      'doll-machine 1',
      'deposits 1',
      'crowdfunding 1',
      'demo-returns 1',
      'demo-coupons 1',
      'demo-coins 1',
      'demo-answerer 1',
      'demo-interest 1',
      'demo-prizes 1',
      'demo-giveaways 1',
      'demo-questions 1',
      'demo-tickets 1',
    ]);
    expect(await seedUpgrade(shop.database, fakeClock(testNow + 1))).toEqual([]);
    expect(await seed(shop.database, fakeClock(testNow + 2), { demoShopper: true })).toEqual([]);
  });

  it('keeps every row that it had', async () => {
    // Newer tables may have more columns, newer chapters more rows, and orders and prizes of the demo shopper take their stock.
    const after = await oldRows();
    for (const [index, rows] of before.entries()) {
      const ids = new Set(rows.map(({ id }) => id));
      const sameRows = after[index]?.filter(({ id }) => ids.has(id));
      const count = expect.any(Number);
      const pieces = { stock: count, reserved: count, updated_at: count };
      expect(sameRows).toMatchObject(rows.map((row) => ('stock' in row ? { ...row, ...pieces } : row)));
    }
  });

  it('shows the home page and the filters that came with the new chapters', async () => {
    const { blocks } = await api.ok('getHomeLayout');
    expect(blocks.map(({ type }) => type)).toEqual(expect.arrayContaining(['HERO', 'PRODUCT_RAIL', 'VIDEO']));
    const { facets } = await api.ok('listProducts', { query: {} });
    expect(facets.map(({ key }) => key)).toEqual(expect.arrayContaining(['room', 'type', 'brightness', 'rating']));
  });

  it('shows the policies that came with their chapter', async () => {
    const { list } = await api.ok('listPolicies');
    expect(list.map(({ key }) => key)).toEqual(expect.arrayContaining(['privacy', 'return', 'shipping', 'terms']));
  });

  it('shows products with the title and the price that the owner gave them, and with their films', async () => {
    expect((await api.ok('getProduct', { query: { spu: 'LM-DOME' } })).title).toBe('Dome, our own');
    const pebble = await api.ok('getProduct', { query: { spu: 'LM-PEBBLE' } });
    expect(pebble.skus[0]?.price?.sale.amount).toBe(12_345);
    const hex = await api.ok('getProduct', { query: { spu: 'LM-HEX' } });
    expect(hex.descriptionBlocks.flatMap(({ video }) => video?.sources ?? [])).not.toEqual([]);
  });

  it('gives its lights the product information sheets that labels of today lead to', async () => {
    const { list } = await api.ok('getEfficiency', { query: { spu: 'LM-DOME' }, site: 'EU' });
    expect(list.map(({ sheet }) => sheet?.luminousFlux)).toEqual([620, 620, 620]);
  });

  it('keeps the cart, the favourites and the review of a member', async () => {
    const cart = await api.ok('getCart', { token });
    expect(cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['LM-REED-150', 1]]);
    const favourites = await api.ok('listFavourites', { token });
    expect(favourites.list.map(({ spu }) => spu)).toEqual(['LM-HEX']);
    const reviews = await api.ok('listReviews', { query: { spu: 'LM-HEX' } });
    expect(reviews.list.map(({ title }) => title)).toContain('Bright enough');
  });

  it('shows the orders that a member and a guest placed before', async () => {
    const { member, guest } = placedOrders;
    const { list } = await api.ok('listOrders', { token, query: {} });
    expect(list).toHaveLength(9);
    expect(list[0]?.orderNo).toBe(member.answer.orderNo);
    const opened = await api.ok('getOrder', {
      query: { orderNo: guest.answer.orderNo },
      orderKey: guest.answer.accessKey ?? '',
    });
    expect(opened.status).toBe('PENDING_PAYMENT');
  });

  it('answers an order that was sent before the upgrade and is sent again after it with the first answer', async () => {
    const again = ({ key, body }: PlacedOrder, visit: { token: string } | { clientId: string }, more: object = {}) =>
      api.call('createOrder', { ...visit, key, body: { ...body, ...more } });
    const { member, guest } = placedOrders;
    expect((await again(member, { token })).data).toEqual(member.answer);
    expect((await again(guest, { clientId: 'a-guest' })).data).toEqual(guest.answer);
    expect((await again(guest, { clientId: 'a-guest' }, { remark: 'other' })).code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('takes new orders', async () => {
    const preview = await api.ok('previewOrder', {
      token,
      body: { source: 'CART', address: { country: 'US', region: 'CA' } },
    });
    const { body } = placedOrders.member;
    const order = {
      token,
      key: '00000000-0000-4000-8000-000000000003',
      body: { ...body, quoteHash: preview.quoteHash },
    };
    expect((await api.ok('createOrder', order)).orderNo).not.toBe(placedOrders.member.answer.orderNo);
  });
});

describe('an old shop that was begun without the demo shopper', () => {
  it('is not given the demo shopper by an upgrade', async () => {
    const test = await openOldTables();
    const { db } = test.database;
    await db.insertInto('shop_facts').values({ name: 'seeded', value: '1', updated_at: 1 }).execute();
    await migrate(test.database);
    const applied = await seed(test.database, fakeClock(), { demoShopper: true });
    const accounts = await db.selectFrom('accounts').selectAll().execute();
    await test.drop();
    expect(applied).toEqual([
      'search 2',
      'launches 1',
      'facets 1',
      'energy-sheets 1',
      'content 7',
      'help 2',
      'policies 8',
      'coupons 1',
      'birthday-coupon 1',
      'campaigns 1',
      'coin-tasks 3',
      'questions 1',
      'comments 1',
      'coin-products 1',
      'flash-sale 1',
      'suits 1',
      'new-user 1',
      'interest 1',
      'early-birds 1',
      'giveaways 1',
      'draws 1',
      'doll-machine 1',
      'deposits 1',
      'crowdfunding 1',
    ]);
    expect(accounts).toEqual([]);
  });
});

describe('an old shop that was never filled', () => {
  it('is filled as a new one is', async () => {
    const test = await openOldTables();
    await migrate(test.database);
    const applied = await seed(test.database, fakeClock(), { demoShopper: false });
    await test.drop();
    expect(applied).toContain('catalogue 1');
  });
});
