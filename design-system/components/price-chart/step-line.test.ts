import { describe, expect, it } from 'vitest';
import { stepLine } from './step-line.ts';

describe('a line of steps', () => {
  it('goes to each change, then up or down, and on to the end', () => {
    const points = [
      { at: 0, value: 100 },
      { at: 25, value: 60 },
      { at: 75, value: 80 },
    ];
    expect(stepLine(points, 100)).toBe('M0 12H250V228H750V120H1000');
  });

  it('is nothing without a point', () => {
    expect(stepLine([], 20)).toBe('');
  });
});
