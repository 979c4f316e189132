import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'wouter/use-browser-location';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { listenToAdditions } from '../actors/cart/cart-additions.ts';
import { renderInShop } from '../testing/shop-fixture.tsx';
import { store } from '../storage/browser-store.ts';
import { stored } from '../storage/keys.ts';
import { Analytics } from './analytics.tsx';
import { LateAnalytics } from './late-analytics.tsx';

/** What the cart takes, as its own test shows. */
const cart = vi.hoisted(() => ({ takes: (_line: { sku: string; quantity: number }): void => undefined }));
vi.mock(import('../actors/cart/cart-additions.ts'), async (real) => ({
  ...(await real()),
  listenToAdditions: (...[, receiveLine]: Parameters<typeof listenToAdditions>) => {
    cart.takes = receiveLine;
    return () => undefined;
  },
}));

const entries = () => (window.dataLayer ?? []) as readonly { event: string }[];
const named = (name: string) => entries().filter(({ event }) => event === name);

function say(content: string | undefined) {
  const setting = document.createElement('meta');
  setting.name = 'analytics';
  setting.content = content ?? '';
  document.head.replaceChildren(...(content === undefined ? [] : [setting]));
}

beforeEach(() => {
  delete window.dataLayer;
  window.localStorage.clear();
  store.write(stored.clientId, 'client-id-of-this-test');
  window.history.replaceState(null, '', '/order/detail?orderNo=L1&accessKey=CANARY&site=US');
});

afterEach(() => {
  cleanup();
  say(undefined);
});

describe('analytics where it is not switched on', () => {
  test.each([undefined, '', 'off', 'ON '])('asks nothing and notes nothing (%s) [S7.analytics.07]', async (content) => {
    say(content);
    store.write(stored.analyticsConsent, 'granted');
    renderInShop(<LateAnalytics />, {}, 'US', null);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(window.dataLayer).toBeUndefined();
    expect(document.body.textContent).toBe('');
  });
});

describe('analytics where it is on', () => {
  test('asks first, and notes nothing before a yes', async () => {
    say('on');
    renderInShop(<LateAnalytics />, {}, 'US', null);
    await screen.findByText('May we count your visit?');
    expect(window.dataLayer).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, count me' }));
    await waitFor(() => expect(entries().length).toBeGreaterThan(0));
    expect(screen.queryByText('May we count your visit?')).toBeNull();
  });

  test('takes a no for good', async () => {
    renderInShop(<Analytics />, {}, 'US', null);
    await userEvent.click(screen.getByRole('button', { name: 'No, thank you' }));
    cleanup();
    renderInShop(<Analytics />, {}, 'US', null);
    expect(screen.queryByText('May we count your visit?')).toBeNull();
    expect(window.dataLayer).toBeUndefined();
  });

  test('begins with the market [S7.analytics.01], then who and where [S7.analytics.02], then the page [S7.analytics.03]', () => {
    store.write(stored.analyticsConsent, 'granted');
    renderInShop(<Analytics />, {}, 'GB', 'member-1');
    const page = { page_location: 'https://shop.test/order/detail?site=US', page_title: 'Order details' };
    expect(entries()).toEqual([
      { event: 'init_global_data', site: 'GB' },
      {
        event: 'ga_bootstrap',
        client_id: 'client-id-of-this-test',
        user_id: 'member-1',
        ...page,
        traffic_source: 'direct',
        mall_entrance: null,
      },
      { event: 'ga_page_view', ...page },
      { event: 'gv_page_view' },
    ]);
  });

  test('notes each page once, and what coming there means [S7.analytics.03]', () => {
    store.write(stored.analyticsConsent, 'granted');
    renderInShop(<Analytics />, {}, 'US', null);
    act(() => navigate('/order/checkout?source=CART'));
    act(() => navigate('/order/checkout?source=CART&addressId=1', { replace: true }));
    expect(named('ga_page_view')).toHaveLength(2);
    expect(named('gv_begin_checkout')).toHaveLength(1);
    expect(named('ga_bootstrap')).toHaveLength(1);
  });

  test('reports each product that a page shows one after the other, and no choice of its variant', () => {
    store.write(stored.analyticsConsent, 'granted');
    window.history.replaceState(null, '', '/product-detail?spu=LM-DOME');
    renderInShop(<Analytics />, {}, 'US', null);
    act(() => navigate('/product-detail?spu=LM-DOME&sku=LM-DOME-2', { replace: true }));
    act(() => navigate('/product-detail?spu=LM-CUBE'));
    expect(named('ga_page_view')).toMatchObject([
      { page_location: 'https://shop.test/product-detail?spu=LM-DOME' },
      { page_location: 'https://shop.test/product-detail?spu=LM-CUBE' },
    ]);
    expect(named('gv_view_item')).toHaveLength(2);
  });

  test('sends nobody what was searched for: neither the address nor the title', () => {
    store.write(stored.analyticsConsent, 'granted');
    window.history.replaceState(null, '', '/home/search?q=CANARY&site=US');
    renderInShop(<Analytics />, {}, 'US', null);
    expect(named('ga_page_view')).toMatchObject([{ page_location: 'https://shop.test/home/search?site=US' }]);
    expect(JSON.stringify(entries())).not.toContain('CANARY');
  });

  test('notes what the cart takes, wherever it was put in', () => {
    store.write(stored.analyticsConsent, 'granted');
    renderInShop(<Analytics />, {}, 'US', null);
    cart.takes({ sku: 'LM-CUBE-1', quantity: 2 });
    expect(named('gv_add_to_cart')).toEqual([{ event: 'gv_add_to_cart', sku: 'LM-CUBE-1', quantity: 2 }]);
  });

  test('records a purchase that a page announces, and never of keys in addresses', () => {
    store.write(stored.analyticsConsent, 'granted');
    renderInShop(<Analytics />, {}, 'US', null);
    const value = { amount: 1_999, currency: 'USD' };
    act(() => void window.dispatchEvent(new CustomEvent('gv_purchase', { detail: { orderNo: 'L1', value } })));
    expect(named('gv_purchase')).toEqual([{ event: 'gv_purchase', orderNo: 'L1', value }]);
    expect(JSON.stringify(window.dataLayer)).not.toContain('CANARY');
  });
});
