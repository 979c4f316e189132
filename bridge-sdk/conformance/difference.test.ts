import { describe, expect, test } from 'vitest';
import { differenceOf, show } from './difference.ts';

describe('a pattern fits', () => {
  test.each<[string, unknown, unknown]>([
    ['the same value', 'ok', 'ok'],
    ['null', null, null],
    ['an object with more fields', { a: 1 }, { a: 1, b: 2 }],
    ['a list item by item', [{ a: 1 }, '<any>'], [{ a: 1, b: 2 }, null]],
    ['any text', '<text>', ''],
    ['any whole number', '<whole>', -3],
    ['true or false', '<flag>', false],
    ['a field that is not there', { a: '<absent>' }, {}],
    ['one of several', { '<one of>': ['a', 'b'] }, 'b'],
    ['an own field of an odd name', { constructor: '<absent>' }, {}],
  ])('%s', (_, pattern, value) => expect(differenceOf(pattern, value)).toBeUndefined());
});

describe('the message for a difference is exact:', () => {
  test.each<[unknown, unknown, string]>([
    [{ data: { confirmed: true } }, { data: { confirmed: false } }, 'data.confirmed should be true, and is false'],
    [{ list: [1, 2] }, { list: [1] }, 'list should be a list of 2, and is [1]'],
    [{ list: [1, { a: 2 }] }, { list: [1, { a: 3 }] }, 'list[1].a should be 2, and is 3'],
    ['<text>', 4, 'it should be a text, and is 4'],
    ['<whole>', 1.5, 'it should be a whole number, and is 1.5'],
    ['<flag>', 'true', 'it should be true or false, and is "true"'],
    ['<any>', undefined, 'it should be something, and is nothing'],
    [{ a: '<absent>' }, { a: null }, 'a should be nothing, and is null'],
    [{ a: 1 }, [1], 'it should be an object, and is [1]'],
    [[1], { 0: 1 }, 'it should be a list, and is {"0":1}'],
    [{ '<one of>': [1, 2] }, 3, 'it should be one of [1,2], and is 3'],
    ['1', 1, 'it should be "1", and is 1'],
  ])('%j against %j', (pattern, value, words) => expect(differenceOf(pattern, value)).toBe(words));
});

test('a long value is cut to one line of at most 160 characters', () => {
  expect(show('x'.repeat(158))).toHaveLength(160);
  expect(show('x'.repeat(159))).toHaveLength(158);
  expect(show('x'.repeat(159))).toMatch(/…$/);
});
