import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { dome } from '../parts/product-fixture.ts';
import { PolicyAlone, Terms } from './terms.tsx';
import { Purchases } from './purchases.tsx';

afterEach(cleanup);

const warranty = {
  spu: 'DOME',
  months: 24,
  covers: ['Faults of material'],
  excludes: ['Scratches'],
  steps: ['Tell us what happened.', 'We answer.', 'We replace it.'],
};
const list = '/app-mall/v1/order/purchase/list';
const purchase = (lineId: string, more: object = {}) => ({
  orderNo: `LUS${lineId}`,
  lineId,
  title: 'Dome',
  image: dome.media[0],
  options: [{ name: 'Finish', value: 'Red' }],
  quantity: 1,
  placedTime: Date.UTC(2026, 10, 2, 12),
  warrantyEndTime: Date.UTC(2028, 10, 4, 12),
  isCovered: true,
  ...more,
});
const page = (purchases: readonly object[], more: object = {}) => ({
  list: purchases,
  total: purchases.length,
  pageNo: 1,
  pageSize: 20,
  ...more,
});
const showPurchases = (answer: object | ((request: Request) => object), accountId: string | null = 'ACC') =>
  renderInShop(<Purchases spu="DOME" titleId="purchases" />, { [list]: answer }, 'US', accountId);

describe('the terms of a warranty', () => {
  test('say how long, what for and how to claim, and name the law only where it says more', () => {
    const { unmount } = renderInShop(<Terms product={dome} warranty={warranty} />, {}, 'US', null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('24 months of warranty');
    expect(screen.getByText('Faults of material')).toBeDefined();
    expect(screen.getByText('Scratches')).toBeDefined();
    expect(screen.getByText('We replace it.')).toBeDefined();
    expect(screen.queryByText(/statutory rights/)).toBeNull();
    expect(screen.getAllByRole('img', { name: /^Table lamp taken apart/ })).not.toEqual([]);
    unmount();
    renderInShop(<Terms product={dome} warranty={warranty} />, {}, 'EU', null);
    expect(screen.getByText(/statutory rights/)).toBeDefined();
  });

  test('hold on where the product is not sold any more, and say so', () => {
    renderInShop(<Terms product={{ ...dome, sellable: false }} warranty={warranty} />, {}, 'US', null);
    expect(screen.getByText(/We don’t sell this product in this market now/)).toBeDefined();
  });

  test('give way to the policy where a product has none of its own', () => {
    const policy = { description: 'Two years on everything.' } as Parameters<typeof PolicyAlone>[0]['policy'];
    renderInShop(<PolicyAlone product={dome} policy={policy} />, {}, 'US', null);
    expect(screen.getByText('Two years on everything.')).toBeDefined();
    expect(screen.getByText('Read the warranty policy').getAttribute('href')).toBe('/support/policy?key=warranty');
  });
});

describe('the purchases of a member', () => {
  test('are not asked for while nobody is logged in', async () => {
    const answer = vi.fn(() => page([]));
    showPurchases(answer, null);
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
    expect(answer).not.toHaveBeenCalled();
  });

  test('name their end, or when it was, and lead to their orders', async () => {
    showPurchases(
      page([
        purchase('1'),
        purchase('2', { isCovered: false, quantity: 3 }),
        purchase('3', { warrantyEndTime: undefined }),
      ]),
    );
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => within(row).getAllByText(/Covered until|Ended on|Ask us/)[0]?.textContent)).toEqual([
      'Covered until Sat, Nov 4, 2028',
      'Ended on Sat, Nov 4, 2028',
      'Ask us about its warranty',
    ]);
    expect(screen.getByText('Red · 3 items · Bought Mon, Nov 2, 2026')).toBeDefined();
    expect(screen.getByText('Order LUS1').getAttribute('href')).toBe('/order/detail?orderNo=LUS1');
    const claims = screen.getAllByRole('link', { name: /^Start a claim for order/ });
    expect(claims[0]?.getAttribute('href')).toMatch(/^\/order\/rma\?orderNo=LUS1&lineId=/);
    expect(claims).toHaveLength(2);
  });

  test('come page by page', async () => {
    const answer = vi.fn((request: Request) => {
      const pageNo = Number(new URL(request.url).searchParams.get('pageNo'));
      return page([purchase(String(pageNo))], { pageNo, pageSize: 1, total: 2 });
    });
    showPurchases(answer);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Order LUS2')).toBeDefined();
    expect(screen.getByText('Order LUS1')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('say so where there are none, and offer a retry where they fail', async () => {
    const { unmount } = showPurchases(page([]));
    expect(await screen.findByText(/You haven’t received an order/)).toBeDefined();
    unmount();
    let fails = true;
    showPurchases(() => (fails ? new Refusal('INTERNAL', 500, 'Broken') : page([purchase('1')])));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Order LUS1')).toBeDefined();
  });
});
