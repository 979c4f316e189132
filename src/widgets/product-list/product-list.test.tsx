import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
// Comes after the first sign: loaded before, so that no test waits for the code.
import '../compare/compare-choice.tsx';
import { ProductList } from './product-list.tsx';

afterEach(cleanup);

const listPath = '/app-mall/v1/product/list';
const image = {
  url: '/media/products/dome/',
  alt: 'Dome',
  w: 800,
  h: 800,
  widths: [320],
  lqip: { day: '#aaaaaa', night: '#111111' },
};
const card = (spu: string) => ({
  spu,
  sku: `${spu}-1`,
  title: `Lamp ${spu}`,
  subtitle: '',
  image,
  price: null,
  badges: [],
  rating: 0,
  ratingCount: 0,
  swatches: [],
  stockState: 'OK',
  singleSku: true,
  energyClass: null,
});
const value = (name: string, count: number) => ({ value: name, label: name, count, selected: false });
const room = {
  key: 'room',
  label: 'Room',
  kind: 'CHECK',
  promoted: true,
  values: [value('bedroom', 3), value('study', 1)],
};
const page = (more: object) => ({
  list: [card('A'), card('B')],
  total: 2,
  pageNo: 1,
  pageSize: 24,
  facets: [room],
  applied: [],
  ...more,
});

function show(query: string, answer: object | ((request: Request) => object)) {
  const list = (text: string) => (
    <ProductList path="/home/search" query={new URLSearchParams(text)} empty={<p>Nothing at all</p>} />
  );
  const shop = renderInShop(list(query), { [listPath]: answer });
  return { ...shop, showAgain: (text: string) => shop.again(list(text)) };
}

describe('a list of products', () => {
  test('lets its products be picked to be compared once somebody is there, and says how many are', async () => {
    localStorage.clear();
    show('', page({}));
    const pick = async (title: string) =>
      userEvent.click(await screen.findByRole('button', { name: `Compare ${title}` }));
    await screen.findByRole('link', { name: 'Lamp A' });
    fireEvent.pointerMove(document.body);
    await pick('Lamp A');
    await pick('Lamp B');
    const bar = within(screen.getByRole('region', { name: 'Lamps to compare' }));
    expect(bar.getByRole('status').textContent).toBe('2 of 4');
    expect(bar.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare?sku=A-1,B-1');
    await pick('Lamp A');
    expect(screen.getByRole('button', { name: 'Compare Lamp A' }).getAttribute('aria-pressed')).toBe('false');
    expect(bar.getByRole('status').textContent).toBe('1 of 4');
    await userEvent.click(bar.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Lamps to compare' })).toBeNull();
  });

  test('says how many there are', async () => {
    show('', page({ total: 1, list: [card('A')] }));
    expect(await screen.findByText('1 product')).toBeDefined();
  });

  test('of four or fewer is followed by more, and has no column of filters until one is in force', async () => {
    const few = (text: string) => (
      <ProductList
        path="/collections"
        query={new URLSearchParams(text)}
        empty={null}
        isCounted
        afterFew={(spus) => <p>More than {spus.join(' and ')}</p>}
      />
    );
    const { again } = renderInShop(few(''), { [listPath]: page({}) });
    expect(await screen.findByText('More than A and B')).toBeDefined();
    expect(screen.queryByRole('complementary', { hidden: true })).toBeNull();
    expect(screen.queryByText('2 products'), 'told by the heading of the page').toBeNull();
    again(few('f=room:bedroom'));
    expect(screen.getByRole('complementary', { name: 'Filters', hidden: true })).toBeDefined();
  });

  test('puts a ticked filter into the address and starts at the first page', async () => {
    const { opened } = show('q=lamp&pageNo=2', page({}));
    const side = within(await screen.findByRole('complementary', { name: 'Filters', hidden: true }));
    await userEvent.click(side.getByRole('checkbox', { name: 'bedroom 3', hidden: true }));
    expect(opened).toHaveBeenCalledWith('/home/search?q=lamp&f=room%3Abedroom');
  });

  test('ticks a box before the server has answered', async () => {
    const { showAgain } = show('', page({}));
    await screen.findByText('2 products');
    showAgain('f=room:bedroom');
    expect(screen.getByRole('checkbox', { name: 'bedroom 3', hidden: true })).toHaveProperty('checked', true);
  });

  test('keeps the old products, marked as old, while new ones load', async () => {
    const { showAgain } = show('', (request) =>
      request.url.includes('facets') ? new Promise<object>(() => undefined) : page({}),
    );
    await screen.findByText('Lamp A');
    showAgain('f=room:bedroom');
    expect(screen.getByText('Lamp A').closest('[aria-busy="true"]')).not.toBeNull();
  });

  test('shows more pages below each other, each product once', async () => {
    show('pageNo=2&from=1', (request) =>
      new URL(request.url).searchParams.get('pageNo') === '1'
        ? page({ total: 48 })
        : page({ total: 48, list: [card('C')] }),
    );
    await screen.findByText('Lamp C');
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  test('takes one filter away, or all', async () => {
    const applied = [
      { key: 'room', value: 'bedroom', label: 'Bedroom' },
      { key: 'priceMax', value: '900', label: 'Up to $9.00' },
    ];
    const { opened } = show('sort=NEW&f=room:bedroom&priceMax=900', page({ applied }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Up to $9.00' }));
    expect(opened).toHaveBeenLastCalledWith('/home/search?sort=NEW&f=room%3Abedroom');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(opened).toHaveBeenLastCalledWith('/home/search?sort=NEW');
  });

  test('that filters have emptied offers to take them away', async () => {
    const applied = [{ key: 'room', value: 'bedroom', label: 'Bedroom' }];
    show('f=room:bedroom', page({ list: [], total: 0, applied }));
    expect(await screen.findByText('Nothing matches all of that')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Remove filter Bedroom' })).toBeDefined();
  });

  test('past its end leads back to its last page', async () => {
    show('pageNo=9', page({ list: [], total: 30, pageNo: 9 }));
    expect(await screen.findByText('There’s no page 9')).toBeDefined();
    const back = await screen.findByRole('link', { name: 'Last page' });
    expect(back.getAttribute('href')).toBe('/home/search?pageNo=2');
  });

  test('that is empty says what its page says', async () => {
    show('', page({ list: [], total: 0, facets: [] }));
    expect(await screen.findByText('Nothing at all')).toBeDefined();
  });

  test('says of when it is while there is no network', async () => {
    show('', page({}));
    await screen.findByText('Lamp A');
    expect(screen.queryByText(/as of/)).toBeNull();
    act(() => onlineManager.setOnline(false));
    expect(await screen.findByText(/as of \d{2}:\d{2}/)).toBeDefined();
    act(() => onlineManager.setOnline(true));
    expect(screen.queryByText(/as of/)).toBeNull();
  });

  test('that failed can be asked for again', async () => {
    const outage = { over: false };
    show('', () => {
      if (!outage.over) throw new Error('out of order');
      return page({});
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    outage.over = true;
    await userEvent.click(retry);
    expect(await screen.findByText('Lamp A')).toBeDefined();
  });
});
