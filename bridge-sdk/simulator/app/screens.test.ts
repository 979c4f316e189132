import { describe, expect, test } from 'vitest';
import { changed, closed, newScreen, opened, placeOf } from './screens.ts';

const shop = 'http://localhost:4000';
const screen = (key: number) => newScreen(key, { address: `${shop}/${key}`, isShop: true });
const keys = (screens: readonly { readonly key: number }[]) => screens.map(({ key }) => key);
const stack = [screen(1), screen(2), screen(3)];

describe('an address', () => {
  test.each([
    ['of the shop by its path', '/shopping-cart?site=EU', { address: `${shop}/shopping-cart?site=EU`, isShop: true }],
    ['of the shop in full', `${shop}/home`, { address: `${shop}/home`, isShop: true }],
    ['of another origin', 'https://www.example.org/a', { address: 'https://www.example.org/a', isShop: false }],
    ['of the shop on another port', 'http://localhost:4001/', { address: 'http://localhost:4001/', isShop: false }],
    ['with the scheme javascript:', 'javascript:alert(1)', undefined],
    ['of a file', 'file:///etc/passwd', undefined],
    ['of the simulator itself', '/dev/simulator/', undefined],
    ['that is invalid', 'http://', undefined],
  ])('%s resolves as expected', (_, address, place) => {
    expect(placeOf(address, `${shop}/dev/simulator/`)).toEqual(place && { ...place, title: undefined });
  });
});

describe('the stack of pages', () => {
  test('pushes above the page that asked, and drops what was above it', () => {
    expect(keys(opened(stack, 3, screen(4), false))).toEqual([1, 2, 3, 4]);
    expect(keys(opened(stack, 1, screen(4), false))).toEqual([1, 4]);
  });

  test('replaces the page for appBrowserInside', () => {
    expect(keys(opened(stack, 3, screen(4), true))).toEqual([1, 2, 4]);
  });

  test("drops a closed page and those above it, never the app's own tab", () => {
    expect(keys(closed(stack, 2))).toEqual([1]);
    expect(closed(stack, 1)).toBe(stack);
    expect(closed(stack, 9)).toBe(stack);
  });

  test('keeps the fields that an update does not name', () => {
    expect(changed(stack, 2, { title: 'Cart' }).map(({ title }) => title)).toEqual(['', 'Cart', '']);
  });
});
