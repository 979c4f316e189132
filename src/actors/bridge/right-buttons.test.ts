import { describe, expect, test } from 'vitest';
import { rightButtonsOf } from './right-buttons.ts';

const shown = (path: string, count: number) =>
  rightButtonsOf(path, count).map(({ icons, count: badge, dot }) => [icons?.[0], dot ? 'dot' : badge]);

describe('the right buttons of an app', () => {
  test.each(['/home', '/collections', '/product-detail', '/prom/black-friday-deals', '/nowhere'])(
    'are search and a counting cart on %s',
    (path) =>
      expect(shown(path, 3)).toEqual([
        ['search', undefined],
        ['cart', 3],
      ]),
  );

  test('leave the search out where the shopper searches', () => {
    expect(shown('/home/search', 0)).toEqual([['cart', 0]]);
  });

  test.each(['/account/my-center', '/order/list', '/support/consultation-center', '/coin/center'])(
    'are a quiet cart on %s',
    (path) => {
      expect(shown(path, 3)).toEqual([['cart', 'dot']]);
      expect(shown(path, 0)).toEqual([['cart', undefined]]);
    },
  );

  test.each([
    '/shopping-cart',
    '/order/checkout',
    '/order/payment',
    '/order/payment/card',
    '/order/completed',
    '/payment/recall',
    '/account/login',
    '/account/signUp',
  ])('are none on %s, where nothing may lead away', (path) => expect(shown(path, 3)).toEqual([]));
});
