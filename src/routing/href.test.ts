import { describe, expect, test } from 'vitest';
import { href } from './href.ts';

describe('the address of a page', () => {
  test('is its path where no parameter is given', () => {
    expect(href('/home')).toBe('/home');
    expect(href('/order/list', { tab: undefined })).toBe('/order/list');
  });

  test('carries its parameters encoded', () => {
    expect(href('/order/detail', { orderNo: 'a&b=c/ü' })).toBe('/order/detail?orderNo=a%26b%3Dc%2F%C3%BC');
    expect(href('/account/login', { redirect: '/order/list?pageNo=2' })).toBe(
      '/account/login?redirect=%2Forder%2Flist%3FpageNo%3D2',
    );
    expect(href('/order/checkout', { source: 'BUY_NOW', sku: 'LM-1', quantity: 2 })).toBe(
      '/order/checkout?source=BUY_NOW&sku=LM-1&quantity=2',
    );
  });

  test('fills the segments of its path, each by one segment', () => {
    expect(href('/prom/activity-making/:handle', { handle: 'a/b $& lamp' })).toBe(
      '/prom/activity-making/a%2Fb%20%24%26%20lamp',
    );
  });

  test('is refused at compile time where path or parameters are wrong', () => {
    const wrong = [
      // @ts-expect-error -- no such page
      () => href('/order/detials', { orderNo: 'LM1' }),
      // @ts-expect-error -- the number of the order is missing
      () => href('/order/detail'),
      // @ts-expect-error -- a parameter that the page does not have
      () => href('/order/detail', { orderNo: 'LM1', order: 'LM1' }),
      // @ts-expect-error -- a parameter where the page has none
      () => href('/home', { q: 'lamp' }),
      // @ts-expect-error -- the segment of the path is missing
      () => href('/prom/activity-making/:handle'),
      // @ts-expect-error -- a query belongs into the parameters
      () => href('/home/search?q=lamp'),
      // @ts-expect-error -- null is no parameter
      () => href('/account/login', { redirect: null }),
    ];
    expect(wrong).toHaveLength(7);
  });
});
