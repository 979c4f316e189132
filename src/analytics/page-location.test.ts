import { expect, test } from 'vitest';
import { pageLocation } from './page-location.ts';

const at = (path: string, query: string) => pageLocation('https://shop.test', path, new URLSearchParams(query));

test('an address keeps what says which page it is', () => {
  expect(at('/product-detail', 'spu=LM-CUBE&site=US&utm_source=mail')).toBe(
    'https://shop.test/product-detail?spu=LM-CUBE&site=US&utm_source=mail',
  );
});

test.each([
  ['/order/unsubscribe', 'token=CANARY'],
  ['/order/detail', 'orderNo=L1&accessKey=CANARY'],
  ['/payment/recall', 'attempt=CANARY'],
  ['/account/login', 'redirect=%2Forder%2Fdetail%3FaccessKey%3DCANARY'],
  ['/home/search', 'q=CANARY'],
  ['/home', 'utm_source=CANARY@lampyris.test'],
  ['/home', `utm_source=${'CANARY'.repeat(20)}`],
])('an address of %s tells nobody %s', (path, query) => {
  expect(at(path, query)).toBe(`https://shop.test${path}`);
});
