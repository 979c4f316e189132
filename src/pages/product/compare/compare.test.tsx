import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepCompared } from '#src/storage/compared.ts';
import { promotionNote } from '#src/testing/promotion-note.ts';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import type { ProductDetail } from '../parts/choice.ts';
import { dome, skuWith } from '../parts/product-fixture.ts';
import { frontOf, sizeText } from './drawn-size.ts';
import ComparePage from './page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const pass = { url: '/pass.avif', scale: 1, color: '#ffffff', gain: 1 };
const light = { hasColours: false, white: { from: 2_200, to: 5_000 } };

const flash = { buyType: 1, promoItemId: 'flash-a' } as const;

/** A lamp of one variant that gives so much light. */
const lampOf = (sku: string, lumens: number, more: Partial<ProductDetail> = {}): ProductDetail => ({
  ...dome,
  spu: sku,
  title: `Lamp ${sku}`,
  light,
  skus: [
    skuWith(
      sku,
      {},
      {
        lumens,
        price: {
          sale: { amount: 8_900, currency: 'USD' },
          list: null,
          priorLowest: null,
          discountPct: null,
          from: false,
          promotion: promotionNote('FLASH_SALE', flash),
        },
        size: { w: 320, d: 320, h: 380 },
        relit: { ambient: { ...pass, src: '/amb.avif' }, zones: [{ ...pass, src: '/z1.avif' }] },
      },
    ),
  ],
  defaultSku: sku,
  ...more,
});

const lamps: Readonly<Record<string, ProductDetail>> = Object.fromEntries(
  [
    lampOf('A', 850, { specs: [{ group: 'Smart', name: 'Connection', value: 'Matter' }] }),
    lampOf('B', 3_400, {
      specs: [
        { group: 'Light', name: 'Brightness', value: '3400', unit: 'lm' },
        { group: 'Build', name: 'Material', value: 'Glass' },
      ],
    }),
    lampOf('C', 100),
    lampOf('D', 200),
    lampOf('E', 300),
    { ...dome, spu: 'OUT', title: 'Lamp OUT', skus: [skuWith('OUT', {}, { stockState: 'OUT', maxQuantity: 0 })] },
    {
      ...dome,
      spu: 'FAR',
      title: 'Lamp FAR',
      sellable: false,
      skus: [skuWith('FAR', {}, { price: null, sellable: false, stockState: 'OFF_SALE', maxQuantity: 0 })],
    },
  ].map((product) => [product.spu, product]),
);

function show(skus: string) {
  history.replaceState(null, '', `/compare${skus && `?sku=${skus}`}`);
  const answer = (request: Request) =>
    lamps[new URL(request.url).searchParams.get('sku') ?? ''] ?? new Refusal('NOT_FOUND', 404, 'Not there');
  return renderInShop(
    <ComparePage />,
    { '/app-mall/v1/product/detail': answer, '/app-mall/v1/product/recommend': { list: [], recommendMark: '' } },
    'US',
    null,
  );
}

const heads = () => screen.getAllByRole('columnheader').map(({ firstChild }) => firstChild?.textContent);
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('lamps side by side', () => {
  test('are the columns of one table, and a row says what is known of each', async () => {
    show('A,B');
    expect(await screen.findByRole('table', { name: 'Comparison of Lamp A, Lamp B' })).toBeDefined();
    expect(heads()).toEqual(['Lamp A', 'Lamp B']);
    expect(cellsOf('Brightness')).toEqual(['–Not stated', '3,400 lm']);
    expect(cellsOf('Works with')).toEqual(['Matter', '–Not stated']);
    expect(within(screen.getByRole('table')).getAllByRole('rowheader').at(-3)?.textContent).toBe('Material');
    expect(cellsOf('Material')).toEqual(['–Not stated', 'Glass']);
    expect(cellsOf('Size')).toEqual(['13 × 13 × 15 in', '13 × 13 × 15 in']);
    expect(cellsOf('Price')[0]).toContain('$89.00');
  });

  test('are lit in one exposure, and each gives what is asked for as far as it can', async () => {
    const { container } = show('A,B');
    await screen.findByRole('table');
    const pictures = [...container.querySelectorAll('td img')].map((image) => image.getAttribute('srcset'));
    expect(pictures.filter((files) => files?.includes('lit-'))).toEqual([
      '/media/products/a/lit-scene-50.avif 640w',
      '/media/products/b/lit-scene-100.avif 640w',
    ]);
    expect(cellsOf('Light')).toEqual(['850 lm at its brightest', '3,400 lm at its brightest']);
    fireEvent.change(screen.getByRole('slider', { name: 'How much light you need' }), { target: { value: '400' } });
    expect(cellsOf('Light')).toEqual(['400 lm, dimmed', '400 lm, dimmed']);
  });

  test('go into the cart one by one at the price that is shown; one that is sold out or not sold here leads to its page', async () => {
    const { sent } = show('A,OUT,FAR');
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: /^Add to cart/ }));
    expect(sent.mock.calls).toEqual([[{ sku: 'A', ...flash }]]);
    expect(cellsOf('Price').slice(1)).toEqual([
      expect.stringContaining('Out of stock'),
      expect.stringContaining('Not sold in your region'),
    ]);
    expect(screen.getByRole('link', { name: 'See this lamp Lamp OUT' }).getAttribute('href')).toBe(
      '/product-detail?spu=OUT&sku=OUT',
    );
  });

  test('are four at the most, each once; what the shop does not have keeps its place and can be removed', async () => {
    show('A,A,NOPE,%2F,C,D,E');
    await screen.findByRole('table');
    expect(heads()).toEqual(['Lamp A', 'NOPE isn’t one of our lamps', 'Lamp C', 'Lamp D']);
    expect(screen.getByText(/^Only 4 lamps fit/)).toBeDefined();
    expect(screen.getByRole('link', { name: /^Remove NOPE/ }).getAttribute('href')).toBe('/compare?sku=A,C,D');
  });

  test('keep what was picked on this device until it is removed there as well', async () => {
    const picked = (sku: string) =>
      keepCompared({ sku, spu: sku, title: `Lamp ${sku}`, image: skuWith(sku, {}).image });
    for (const sku of ['A', 'B', 'C', 'D']) expect(picked(sku)).toBe(true);
    expect(picked('E')).toBe(false);
    show('A');
    await screen.findByRole('table');
    expect(screen.getByRole('link', { name: 'Add the 3 lamps you picked' }).getAttribute('href')).toBe(
      '/compare?sku=A,B,C,D',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Remove Lamp A' }));
    expect(picked('E')).toBe(true);
  });

  test('that nobody has picked are an empty page that says how, and leads to those that wait on this device', async () => {
    keepCompared({ sku: 'A', spu: 'A', title: 'Lamp A', image: skuWith('A', {}).image });
    show('');
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to compare yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Show the lamp you picked' }).getAttribute('href')).toBe('/compare?sku=A');
  });
});

describe('the size of a lamp', () => {
  test('is said in what the market measures with, and by its length where it comes by the metre', () => {
    expect(sizeText({ w: 320, d: 320, h: 380 }, 'GB')).toBe('32 × 32 × 38 cm');
    expect(sizeText({ w: 52, d: 52, h: 58 }, 'EU')).toBe('5.2 × 5.2 × 5.8 cm');
    expect(sizeText({ w: 12, d: 5_000, h: 4 }, 'GB')).toBe('5 m long');
    expect(sizeText({ w: 12, d: 5_000, h: 4 }, 'US')).toBe('16 ft long');
  });

  test('is drawn by the side that is seen', () => {
    expect(frontOf({ w: 260, d: 260, h: 1_500 })).toEqual({ w: 260, h: 1_500 });
    expect(frontOf({ w: 185, d: 160, h: 9 })).toEqual({ w: 185, h: 160 });
    expect(frontOf({ w: 12, d: 2_000, h: 4 })).toBeUndefined();
  });
});
