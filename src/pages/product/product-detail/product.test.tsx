import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { Dialogs } from '#src/widgets/dialogs.tsx';
import { skuOf, type ProductDetail } from '../parts/choice.ts';
import { dome, skuWith } from '../parts/product-fixture.ts';
import { MorePictures, PicturesOfVariant } from './pictures-of-variant.tsx';
import { Product } from './product.tsx';

beforeAll(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(cleanup);

const recommend = { '/app-mall/v1/product/recommend': { list: [], recommendMark: 'm' } };

function skuNamed(sku: string, product = dome) {
  const found = skuOf(product, sku);
  if (!found) throw new Error('The fixture has no SKU');
  return found;
}

/** Some parts load their code: React resolves what suspends inside `act` only when `act` is awaited. */
async function show(sku: string, product: ProductDetail = dome, answers = {}) {
  const chosen = skuNamed(sku, product);
  const onChoose = vi.fn();
  const shop = await act(async () =>
    renderInShop(
      <>
        <Product product={product} addressed={chosen} onChoose={onChoose} />
        <Dialogs />
      </>,
      { ...recommend, ...answers },
    ),
  );
  return { ...shop, onChoose };
}

describe('the page of a product', () => {
  test('names it once and says what it costs', async () => {
    await show('RED-S');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dome');
    expect(screen.getAllByText('$89.00').length).toBeGreaterThan(0);
    expect(screen.getByText('Plus sales tax at checkout')).toBeDefined();
  });

  test('marks what cannot be combined, still lets it be chosen, and says what gave way', async () => {
    const { onChoose } = await show('GREEN-S');
    const sizes = screen.getByRole('group', { name: /^Size/ });
    await userEvent.click(within(sizes).getByRole('radio', { name: 'Large, not available in this combination' }));
    await waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith('RED-L'));
    const large = await within(sizes).findByRole('radio', { name: 'Large, out of stock' });
    expect(large).toHaveProperty('checked', true);
    expect(screen.getByText('Only available with Finish Red')).toBeDefined();
  });

  test('follows the address without writing it', async () => {
    const { onChoose, again } = await show('RED-S');
    const green = () => screen.getByRole('radio', { name: 'Green' });
    await userEvent.click(green());
    await waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith('GREEN-S'));
    again(<Product product={dome} addressed={skuNamed('GREEN-S')} onChoose={onChoose} />);
    again(<Product product={dome} addressed={skuNamed('RED-S')} onChoose={onChoose} />);
    // Parts that load their code may still suspend what follows the address.
    await waitFor(() => expect(green()).toHaveProperty('checked', false));
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  test('counts what is left and buys no more than that', async () => {
    await show('GREEN-S');
    expect(screen.getAllByText('Only 3 left').length).toBe(1);
    const more = screen.getByRole('button', { name: 'One more' });
    await userEvent.click(more);
    await screen.findByDisplayValue('2');
    await userEvent.click(more);
    await waitFor(() => expect(more).toHaveProperty('disabled', true));
    const now = screen.getByRole('link', { name: 'Buy now' });
    expect(now.getAttribute('href')).toBe('/order/checkout?source=BUY_NOW&sku=GREEN-S&quantity=3');
  });

  test('that is sold out takes an address instead of an order', async () => {
    const subscribe = vi.fn((_request: Request) => ({}));
    await show('RED-L', dome, { '/app-mall/v1/stock/subscribe': subscribe });
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    const email = await screen.findByLabelText('Email address');
    await userEvent.type(email, 'ann@');
    await userEvent.click(screen.getByRole('button', { name: 'Notify me' }));
    expect(screen.getByText(/Enter an email address/)).toBeDefined();
    expect(subscribe).not.toHaveBeenCalled();

    await userEvent.type(email, 'example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Notify me' }));
    expect(await screen.findByText(/confirm in the email/)).toBeDefined();
    const [request] = subscribe.mock.calls[0] ?? [];
    expect(await request?.json()).toEqual({ sku: 'RED-L', email: 'ann@example.com' });
  });

  test('that is sold out takes the click in the mail that asks for it, once', async () => {
    window.history.replaceState(null, '', '/product-detail?spu=DOME&sku=RED-L&confirm=token-1');
    const confirm = vi.fn((_request: Request) => ({}));
    const { opened, unmount } = await show('RED-L', dome, { '/app-mall/v1/stock/confirm': confirm });
    expect(await screen.findByText('We’ll email you as soon as it’s back.')).toBeDefined();
    expect(await confirm.mock.calls[0]?.[0].json()).toEqual({ token: 'token-1' });
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/product-detail?spu=DOME&sku=RED-L'));
    unmount();

    const used = new Refusal('NOT_FOUND', 404, 'Not there');
    await show('RED-L', dome, { '/app-mall/v1/stock/confirm': used });
    expect(await screen.findByText(/^This link has been used/)).toBeDefined();
    window.history.replaceState(null, '', '/');
  });

  test('names an axis once where its values begin with its name', async () => {
    const skus = [skuWith('ONE', { Pack: 'Pack of 1' }), skuWith('TWO', { Pack: 'Pack of 2' })];
    const optionAxes = [{ name: 'Pack', values: [{ value: 'Pack of 1' }, { value: 'Pack of 2' }] }];
    await show('ONE', { ...dome, skus, optionAxes, defaultSku: 'ONE' });
    expect(screen.getByRole('group', { name: 'Pack of 1' })).toBeDefined();
  });

  test('that is not sold here shows the way to another market', async () => {
    const skus = [skuWith('RED-S', {}, { sellable: false, price: null })];
    const { sent } = await show('RED-S', { ...dome, skus, optionAxes: [], sellable: false });
    expect(screen.getByRole('heading', { name: 'Not sold in your region' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Buy now' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Shop in Europe' }));
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Change market' }));
    expect(sent).toHaveBeenCalledWith({ type: 'market.choose', market: 'EU' });
  });
});

test('the films of a product stand among its pictures, and play where its lamp is lit above', async () => {
  const sku = skuNamed('RED-S');
  const video = {
    title: 'A lamp is turned low',
    poster: sku.image,
    sources: [{ src: '/media/videos/dome-evening.webm', type: 'video/webm' as const }],
    ratio: '330:300' as const,
    durationMs: 8_000,
  };
  const product = { ...dome, descriptionBlocks: [{ title: 'A pool of light', text: 'Below.', video }] };
  const film = () => screen.getByRole('button', { name: 'Film, 5 of 5' });
  const { again } = renderInShop(<PicturesOfVariant product={product} sku={sku} />);
  expect(film()).toBeDefined();
  again(<MorePictures product={product} sku={sku} />);
  await userEvent.click(film());
  const dialog = within(await screen.findByRole('dialog', { name: video.title }));
  expect(dialog.getAllByRole('img', { name: video.poster.alt }), 'the poster of the player').toHaveLength(2);
});
