import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asksForList,
  filterCount,
  inFilters,
  isChosen,
  listHref,
  onPage,
  pagesOf,
  productFilterOf,
  sortedBy,
  toggled,
  unfiltered,
  withNextPage,
  without,
  withPrice,
} from './list-query.ts';

const query = (text: string) => new URLSearchParams(text);
const filterOf = (text: string) => productFilterOf(query(text), {}, 1);

describe('the address of a list', () => {
  test('says what is asked for', () => {
    expect(filterOf('q=lamp&f=room:bedroom&f=type:bulb&priceMin=1000&priceMax=9000&sort=NEW&pageSize=12')).toEqual({
      q: 'lamp',
      facets: ['room:bedroom', 'type:bulb'],
      priceMin: 1000,
      priceMax: 9000,
      sort: 'NEW',
      pageNo: 1,
      pageSize: 12,
    });
  });

  test.each(['f=:x&f=room:&f=1:2', 'priceMin=-1&priceMax=1e3', 'sort=WORST', 'pageSize=13', 'pageNo=0', 'q=%20'])(
    'with nonsense such as %s asks for the plain list',
    (text) => expect(filterOf(text)).toEqual({ sort: 'BEST', pageNo: 1, pageSize: 24 }),
  );

  test('asks for at most 20 facets and 80 characters', () => {
    const facets = Array.from({ length: 25 }, (_, index) => `f=room:r${index}`).join('&');
    const filter = filterOf(`${facets}&q=${'a'.repeat(90)}`);
    expect([filter.facets?.length, filter.q?.length]).toEqual([20, 80]);
  });

  test('sorts a search by relevance and everything else by sales', () => {
    expect([filterOf('q=a').sort, filterOf('').sort, filterOf('sort=RELEVANCE').sort]).toEqual([
      'RELEVANCE',
      'BEST',
      'BEST',
    ]);
  });

  test.each([
    ['', false],
    ['site=EU', false],
    ['q=a', true],
    ['f=room:bedroom', true],
    ['sort=NEW', true],
    ['pageNo=2', true],
  ])('%j asks for a list: %s', (text, asks) => expect(asksForList(query(text))).toBe(asks));
});

describe('the pages on show', () => {
  test.each([
    ['', [1]],
    ['pageNo=3', [3]],
    ['pageNo=3&from=1', [1, 2, 3]],
    ['pageNo=2&from=5', [2]],
    ['pageNo=30&from=1', [21, 22, 23, 24, 25, 26, 27, 28, 29, 30]],
    ['pageNo=99999', [1000]],
  ])('of %j are %j', (text, pages) => expect(pagesOf(query(text))).toEqual(pages));

  test('grow below by one', () => {
    expect(pagesOf(withNextPage(withNextPage(query(''))))).toEqual([1, 2, 3]);
    expect(pagesOf(withNextPage(query('pageNo=4')))).toEqual([4, 5]);
  });
});

describe('a change', () => {
  test('starts at the first page again', () => {
    const deep = query('pageNo=3&from=2&sort=NEW');
    for (const next of [toggled(deep, 'room', 'bedroom'), sortedBy(deep, 'RATING'), unfiltered(deep)]) {
      expect(pagesOf(next)).toEqual([1]);
    }
  });

  test('clearing takes the filters and leaves words, order and collection', () => {
    expect(unfiltered(query('handle=x&q=a&sort=NEW&f=room:b&priceMin=1')).toString()).toBe('handle=x&q=a&sort=NEW');
  });

  test('takes away one end of the price as the server names it', () => {
    const priced = withPrice(query(''), { min: 100, max: 900 });
    expect(without(priced, { key: 'priceMin', value: '100' }).toString()).toBe('priceMax=900');
    expect(filterCount(priced)).toBe(1);
  });

  test('made twice is none, whatever else is chosen', () => {
    const name = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(name, name), { maxLength: 8 }), name, name, (others, key, value) => {
        const before = others.reduce((all, [k, v]) => (isChosen(all, k, v) ? all : toggled(all, k, v)), query('q=a'));
        const twice = toggled(toggled(before, key, value), key, value);
        expect([...twice.getAll('f')].sort()).toEqual([...before.getAll('f')].sort());
      }),
    );
  });

  test('never touches the query it starts from', () => {
    const start = query('f=room:bedroom&pageNo=2');
    toggled(start, 'room', 'bedroom');
    onPage(start, 1);
    expect(start.toString()).toBe('f=room%3Abedroom&pageNo=2');
  });

  test('leaves the market to the link', () => {
    expect(listHref('/home/search', query('site=EU&q=a'))).toBe('/home/search?q=a');
    expect(listHref('/collections', query('site=EU'))).toBe('/collections');
  });
});

test('says by filters and order what the words of a search asked for, so that each is taken away alone', () => {
  const address = new URLSearchParams({ q: 'cheap lamp for Alexa under $30' });
  const said = [
    { key: 'priceMax', value: '3000', label: 'Up to $30.00', said: 'under $30' },
    { key: 'voice', value: 'matter', label: 'Through Matter', said: 'for Alexa' },
    { key: 'voice', value: 'hub', label: 'With Hub', said: 'for Alexa' },
    { key: 'sort', value: 'PRICE_ASC', label: 'cheap', said: 'cheap' },
    { key: 'room', value: 'study', label: 'Study' },
  ];
  const query = inFilters(address, said);
  expect(filterOf(String(query))).toMatchObject({
    ...{ q: 'lamp', priceMax: 3000, facets: ['voice:matter', 'voice:hub'], sort: 'PRICE_ASC' },
  });
  expect(filterOf(String(without(query, { key: 'priceMax', value: '3000' })))).not.toHaveProperty('priceMax');
  expect(inFilters(address, []).get('q')).toBe(address.get('q'));
});
