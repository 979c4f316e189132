import { describe, expect, test } from 'vitest';
import { listHref, readFilter } from './order-filter.ts';

const read = (search: string) => readFilter(new URLSearchParams(search));

describe('the address of the order list', () => {
  test('without a query shows the first page of all orders', () => {
    expect(read('')).toEqual({ tab: 'ALL', q: '', pageNo: 1 });
  });

  test.each(['?tab=NONE', '?pageNo=0', '?pageNo=1.5', '?pageNo=1001', '?pageNo=x', '?q=%20%20'])(
    'takes the broken %s for absent',
    (search) => {
      expect(read(search)).toEqual({ tab: 'ALL', q: '', pageNo: 1 });
    },
  );

  test('is short where everything is as usual', () => {
    expect(listHref({ tab: 'ALL', q: '', pageNo: 1 })).toBe('/order/list');
  });

  test('is read as it was written', () => {
    const filter = { tab: 'SHIPPED', q: 'dome & co', pageNo: 3 } as const;
    expect(readFilter(new URL(listHref(filter), 'https://own.invalid').searchParams)).toEqual(filter);
  });
});
