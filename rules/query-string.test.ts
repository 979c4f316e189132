import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery, type QueryValue } from './query-string.ts';

const plain = (query: string): unknown => JSON.parse(JSON.stringify(parseQuery(query)));

describe('a query string', () => {
  it.each([
    ['', {}],
    ['?a=1&b=two+words&c=%E2%82%AC&d', { a: '1', b: 'two words', c: '€', d: '' }],
    ['a=b=c', { a: 'b=c' }],
    ['a=100%', { a: '100%' }],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['a[]=1&a[]=2', { a: ['1', '2'] }],
    ['a[1]=y&a[0]=x', { a: ['x', 'y'] }],
    ['a[b]=1&a[c][d]=2', { a: { b: '1', c: { d: '2' } } }],
    ['a%5Bb%5D=1', { a: { b: '1' } }],
    ['a=1&a[b]=2', { a: { 0: '1', b: '2' } }],
    ['[b]=1', { '[b]': '1' }],
    ['a[b=1', { a: { '[b': '1' } }],
    ['=1&&', {}],
  ])('%s', (query, value) => {
    expect(plain(query)).toEqual(value);
  });

  it('nests five levels below a name and no deeper [S9.constants.03]', () => {
    expect(plain('a[b][c][d][e][f][g]=1')).toEqual({ a: { b: { c: { d: { e: { f: { '[g]': '1' } } } } } } });
    expect(plain('a[b][c][d][e][f]=1')).toEqual({ a: { b: { c: { d: { e: { f: '1' } } } } } });
  });

  it('makes a list of positions 0 to 19 and an object beyond [S9.constants.04]', () => {
    expect(plain('a[19]=x')).toEqual({ a: ['x'] });
    expect(plain('a[20]=x')).toEqual({ a: { 20: 'x' } });
    expect(plain('a[100]=x')).toEqual({ a: { 100: 'x' } });
    const twenty = Array.from({ length: 20 }, () => 'a=x').join('&');
    expect(parseQuery(twenty)['a']).toHaveLength(20);
    expect(Array.isArray(parseQuery(`${twenty}&a=x`)['a'])).toBe(false);
  });

  it('reads 1000 parameters [S9.constants.05]', () => {
    const query = Array.from({ length: 1001 }, (_, index) => `p${index}=1`).join('&');
    expect(Object.keys(parseQuery(query))).toHaveLength(1000);
  });

  it.each([
    '__proto__=1',
    '__proto__[polluted]=1',
    'a[__proto__][polluted]=1',
    'a[constructor][prototype][polluted]=1',
  ])('cannot touch a prototype: %s', (query) => {
    const parsed = parseQuery(query);
    expect(Object.assign({}, parsed)).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
    expect(JSON.stringify(parsed)).not.toContain('__proto__');
  });

  it('never throws and keeps its limits, whatever is typed', () => {
    const depth = (value: QueryValue): number =>
      typeof value === 'string' ? 0 : 1 + Math.max(0, ...Object.values(value).map((item: QueryValue) => depth(item)));
    const piece = fc.constantFrom('a', '[', ']', '[]', '[0]', '[b]', '=', '&', '%', '%5B', '__proto__', '[20]');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(depth(parseQuery(pieces.join('')))).toBeLessThanOrEqual(8);
      }),
      { numRuns: 500 },
    );
  });
});
