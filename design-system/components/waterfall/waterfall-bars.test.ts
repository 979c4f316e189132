import { describe, expect, test } from 'vitest';
import { waterfallBars } from './waterfall-bars.ts';

describe('the bars of a waterfall', () => {
  test('descend from the list price by what each row takes', () => {
    expect(waterfallBars([8_000, -2_000, -1_000])).toEqual([
      { rest: 1, change: 0, direction: 'level' },
      { rest: 0.75, change: 0.25, direction: 'down' },
      { rest: 0.625, change: 0.125, direction: 'down' },
    ]);
  });

  test('rise where a row adds, and are measured against the highest sum', () => {
    expect(waterfallBars([6_000, 2_000])).toEqual([
      { rest: 0.75, change: 0, direction: 'level' },
      { rest: 0.75, change: 0.25, direction: 'up' },
    ]);
  });

  test('stay where a row changes nothing', () => {
    expect(waterfallBars([5_000, 0])[1]).toEqual({ rest: 1, change: 0, direction: 'level' });
  });

  test('end at nothing when more is taken than there is, and rise from there', () => {
    expect(waterfallBars([1_000, -1_500, 500]).map(({ rest, change }) => [rest, change])).toEqual([
      [1, 0],
      [0, 1],
      [0, 0.5],
    ]);
  });

  test('are empty for a sum of nothing, and none for no rows', () => {
    expect(waterfallBars([0, 0]).map(({ rest, change }) => rest + change)).toEqual([0, 0]);
    expect(waterfallBars([])).toEqual([]);
  });
});
