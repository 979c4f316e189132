import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderInShop, Refusal, type Answers } from '#src/testing/shop-fixture.tsx';
import MyCenterPage from './page.tsx';

afterEach(cleanup);

const suInfo = '/bff-app/v1/mobile/su-info';
const orders = '/app-mall/v1/order/list';
const detail = '/app-mall/v1/order/detail';
const info = {
  nickname: 'Mara',
  email: 'mara@lampyris.test',
  emailProved: true,
  avatarUrl: null,
  avatarStyle: 1,
  tagUrls: [],
  defaultAvatars: { light: '/light.svg', dark: '/dark.svg' },
  coinBalance: 240,
  couponCount: 1,
  counts: { unpaid: 0, toShip: 2, shipped: 0, rma: 0 },
  deletionTime: null,
};
const day = 86_400_000;
const now = Date.now();
const card = {
  orderNo: 'LMDEMO0001',
  site: 'US',
  statusText: 'In words',
  placedTime: now - 2 * day,
  payExpireTime: now + 1_800_000,
  grandTotal: { amount: 7999, currency: 'USD' },
  itemCount: 2,
  images: [
    {
      url: '/media/products/dome/',
      alt: 'Dome',
      w: 800,
      h: 800,
      widths: [320],
      lqip: { day: '#dddddd', night: '#222222' },
    },
  ],
  title: 'Dome table lamp',
};

const orderOf = (status: string, actions: readonly string[] = []) => ({ ...card, status, actions });
const listOf = (...list: readonly object[]) => ({ list, total: list.length, pageNo: 1, pageSize: 5, counts: {} });

const centerWith = (answers: Answers) =>
  renderInShop(<MyCenterPage />, { '/bff-app/v1/mobile/user-info': info, ...answers }, 'US', 'member-1');

const headline = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('the order that comes first in the account', () => {
  test('is the one to pay, with its amount, its time and the way to pay', async () => {
    centerWith({ [orders]: listOf(orderOf('SHIPPED'), orderOf('PENDING_PAYMENT', ['PAY'])) });
    await headline('$79.99 to pay');
    expect(screen.getByRole('timer', { name: 'Time left to pay' }).textContent).toMatch(/^(29:|30:00)/);
    expect(link('Pay now').getAttribute('href')).toBe('/order/payment?orderNo=LMDEMO0001');
    expect(screen.queryByRole('list', { name: 'Order progress' })).toBeNull();
  });

  test('is shown with the day of its arrival, and where it is', async () => {
    const due = Date.UTC(2126, 10, 26, 12);
    centerWith({
      [orders]: listOf(orderOf('SHIPPED', ['TRACK'])),
      [detail]: { ...orderOf('SHIPPED', ['TRACK']), shipments: [{ status: 'IN_TRANSIT', estDeliveryTo: due }] },
    });
    await headline(/^Arrives by Tue,\sNov\s26$/);
    const way = screen.getByRole('list', { name: 'Order progress' });
    expect(within(way).getByText('Shipped').closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(link('Track package').getAttribute('href')).toBe('/order/logistics-detail?orderNo=LMDEMO0001');
    expect(link('See order').getAttribute('href')).toBe('/order/detail?orderNo=LMDEMO0001');
    expect(screen.getByRole('img', { name: 'Dome' }).getAttribute('src')).toContain('/night-');
  });

  test('has the words of the market where it was bought, whichever is being read', async () => {
    const bought = { ...orderOf('SHIPPED', ['TRACK']), site: 'EU' };
    centerWith({ [orders]: listOf(bought), [detail]: { ...bought, shipments: [] } });
    expect(await screen.findByRole('link', { name: 'Track parcel' })).toBeTruthy();
  });

  test('is late when its day is over', async () => {
    const shipments = [{ status: 'IN_TRANSIT', estDeliveryTo: Date.UTC(2025, 10, 25, 12) }];
    centerWith({ [orders]: listOf(orderOf('SHIPPED')), [detail]: { ...orderOf('SHIPPED'), shipments } });
    await headline(/^Late: due Tue,\sNov\s25$/);
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('late');
    expect(screen.queryByText(/^by /)).toBeNull();
  });

  test('was shipped on a day where nobody knows when it arrives', async () => {
    const shippedTime = new Date(2025, 10, 21, 12).getTime();
    centerWith({
      [orders]: listOf(orderOf('SHIPPED')),
      [detail]: { ...orderOf('SHIPPED'), shipments: [], shippedTime },
    });
    await headline(/^Shipped Fri,\sNov\s21/);
  });

  test('has no invented day while it is packed', async () => {
    const shippingMethod = { estTo: card.placedTime };
    centerWith({ [orders]: listOf(orderOf('PROCESSING')), [detail]: { ...orderOf('PROCESSING'), shippingMethod } });
    await headline('In words');
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Packing');
  });

  test('is the last one when all have arrived', async () => {
    const deliveredTime = new Date(2025, 10, 21, 12).getTime();
    centerWith({
      [orders]: listOf(orderOf('DELIVERED'), orderOf('CANCELLED')),
      [detail]: { ...orderOf('DELIVERED'), deliveredTime },
    });
    await headline(/^Delivered Fri,\sNov\s21/);
    expect(link('See order')).toBeTruthy();
  });

  test('says what happens with the money when it was cancelled', async () => {
    centerWith({
      [orders]: listOf(orderOf('CANCELLED')),
      [detail]: { ...orderOf('CANCELLED'), statusHint: 'You were not charged.' },
    });
    await headline('In words');
    expect(screen.getByText('You were not charged.')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Order progress' })).toBeNull();
  });

  test('is shown by its status where its dates cannot be read', async () => {
    centerWith({ [orders]: listOf(orderOf('SHIPPED')), [detail]: new Refusal('INTERNAL', 500, 'Broken') });
    await headline('In words');
    expect(link('See order')).toBeTruthy();
  });

  test('has a place before there is one', async () => {
    centerWith({ [orders]: listOf() });
    await headline('You have no orders yet');
    expect(screen.getByText('Your first order will show up here.')).toBeTruthy();
  });

  test('can be asked for again where it failed, and the rest of the page stays', async () => {
    const { requests } = centerWith({ [orders]: new Refusal('INTERNAL', 500, 'Broken') });
    const again = await within(await screen.findByRole('alert')).findByRole('button');
    const listRequests = () => requests.filter(({ url }) => new URL(url).pathname === orders).length;
    const before = listRequests();
    again.click();
    await expect.poll(listRequests).toBe(before + 1);
    expect(link(/^To ship/)).toBeTruthy();
  });
});

describe('the rows of the account', () => {
  test('have the figures that the server gives, and no dash for others', async () => {
    const { container } = centerWith({ [orders]: listOf() });
    await screen.findByRole('heading', { level: 1, name: 'Hello, Mara' });
    expect(link(/To ship\s*2 orders/)).toBeTruthy();
    expect(link('To pay')).toBeTruthy();
    expect(link(/Coin center\s*240 coins/)).toBeTruthy();
    expect(link(/Coupons\s*1 coupon/)).toBeTruthy();
    expect(link('What is on')).toBeTruthy();
    expect(link('Prizes')).toBeTruthy();
    expect(container.textContent).not.toContain('–');
  });

  test('name the level from the first one on', async () => {
    centerWith({ [suInfo]: { level: 2, levelName: 'Glow', points: 713, nextLevelPoints: 2000 } });
    await screen.findByText('Glow: 713 of 2,000 points');
  });

  test('name no level before that', async () => {
    centerWith({ [suInfo]: { level: 0, levelName: 'None', points: 0, nextLevelPoints: 100 } });
    await screen.findByRole('heading', { level: 1, name: 'Hello, Mara' });
    expect(link('Savvy User Center').textContent).toBe('Savvy User Center');
  });
});

const levelRequests = (requests: readonly Request[]) => requests.filter(({ url }) => new URL(url).pathname === suInfo);

test('the level of a savvy user is asked for once for a member [S6.roles.05]', async () => {
  const { requests, again } = renderInShop(<MyCenterPage />, {}, 'US', 'member-1');
  await expect.poll(() => levelRequests(requests)).toHaveLength(1);
  again(<MyCenterPage />);
  expect(levelRequests(requests)).toHaveLength(1);
});

test('and never for a guest [S6.roles.05]', async () => {
  const { requests } = renderInShop(<MyCenterPage />, {}, 'US', null);
  await screen.findByRole('heading', { level: 1, name: 'Hello there' });
  expect(levelRequests(requests)).toEqual([]);
});

test('a guest logs in, tracks an order or gets help, and no order is asked for', async () => {
  const { requests, container } = renderInShop(<MyCenterPage />, {}, 'US', null);
  await screen.findByRole('heading', { level: 1, name: 'Hello there' });
  expect(link('Log in').getAttribute('href')).toContain('/account/login');
  expect(screen.getByRole('textbox', { name: /Order number/ })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Help center' })).toBeTruthy();
  expect(requests.some(({ url }) => new URL(url).pathname === orders)).toBe(false);
  expect(container.textContent).not.toContain('–');
});

test('what the member has at home comes with its warranty and the way to help, and nothing stands there for nothing', async () => {
  const [image] = card.images;
  const light = {
    ...{ orderNo: 'LMDEMO0001', lineId: 'L1', sku: 'LM-DOME-1', spu: 'LM-DOME', title: 'Dome', image, options: [] },
    ...{ quantity: 1, placedTime: now, warrantyEndTime: Date.UTC(2028, 10, 20, 12), isCovered: true },
  };
  const list = { list: [light], total: 1, pageNo: 1, pageSize: 12 };
  centerWith({ [orders]: listOf(), '/app-mall/v1/order/purchase/list': list });
  const lights = within(await screen.findByRole('list', { name: 'Your lights' }));
  expect(lights.getByText(/^Warranty until .*2028$/)).toBeDefined();
  const help = lights.getByRole('link', { name: 'Get help with Dome' }).getAttribute('href');
  expect(help).toContain('/order/rma?orderNo=LMDEMO0001&lineId=L1');
  cleanup();
  centerWith({ [orders]: listOf(), '/app-mall/v1/order/purchase/list': { ...list, list: [], total: 0 } });
  await screen.findByRole('heading', { name: 'You have no orders yet' });
  expect(screen.queryByText('Your lights')).toBeNull();
});
