import { describe, expect, test } from 'vitest';
import { visibleStops } from './visible-stops.ts';

describe('a narrow tracking bar has the words of', () => {
  test('the first, the present and the last stop', () => {
    expect(visibleStops(['done', 'done', 'current', 'todo', 'todo'])).toEqual({
      shown: [0, 2, 4],
      present: 2,
      side: 'middle',
    });
  });

  test('a present stop nearer to the first or to the last one', () => {
    expect(visibleStops(['done', 'late', 'todo', 'todo', 'todo'])).toEqual({
      shown: [0, 1, 4],
      present: 1,
      side: 'start',
    });
    expect(visibleStops(['done', 'done', 'done', 'lost', 'todo'])).toEqual({
      shown: [0, 3, 4],
      present: 3,
      side: 'end',
    });
  });

  test('each stop once, where the present one is the first or the last', () => {
    expect(visibleStops(['current', 'todo', 'todo']).shown).toEqual([0, 2]);
    expect(visibleStops(['done', 'done', 'delivered']).shown).toEqual([0, 2]);
    expect(visibleStops(['current']).shown).toEqual([0]);
  });

  test('no stop that is not there', () => {
    expect(visibleStops([]).shown).toEqual([]);
    expect(visibleStops(['todo', 'todo']).shown).toEqual([0, 1]);
  });
});
