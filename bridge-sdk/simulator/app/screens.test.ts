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
    ['of a stranger', 'https://www.example.org/a', { address: 'https://www.example.org/a', isShop: false }],
    ['of the shop on another port', 'http://localhost:4001/', { address: 'http://localhost:4001/', isShop: false }],
    ['that runs code', 'javascript:alert(1)', undefined],
    ['of a file', 'file:///etc/passwd', undefined],
    ['of the tool itself', '/dev/simulator/', undefined],
    ['that is none', 'http://', undefined],
  ])('%s', (_, given, place) => {
    expect(placeOf(given, `${shop}/dev/simulator/`)).toEqual(place && { ...place, title: undefined });
  });
});

describe('the stack of pages', () => {
  test('grows on top of the page that asked, whatever lay there', () => {
    expect(keys(opened(stack, 3, screen(4), false))).toEqual([1, 2, 3, 4]);
    expect(keys(opened(stack, 1, screen(4), false))).toEqual([1, 4]);
  });

  test('changes the page that asked for one inside', () => {
    expect(keys(opened(stack, 3, screen(4), true))).toEqual([1, 2, 4]);
  });

  test('loses a closed page and what lay on it, never the tab of the app', () => {
    expect(keys(closed(stack, 2))).toEqual([1]);
    expect(closed(stack, 1)).toBe(stack);
    expect(closed(stack, 9)).toBe(stack);
  });

  test('keeps everything but what changes', () => {
    expect(changed(stack, 2, { title: 'Cart' }).map(({ title }) => title)).toEqual(['', 'Cart', '']);
  });
});
