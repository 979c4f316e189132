import { describe, expect, test } from 'vitest';
import { contrast, parseOpaqueColour } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { serverTokens } from './server-tokens.ts';
import { unreadablePairs } from './validate.ts';

describe('the built-in colours', () => {
  test('are judged by 71 pairs that name colours we have', () => {
    expect(contrastPairs).toHaveLength(71);
    for (const [foreground, background] of contrastPairs) {
      expect(serverTokens).toHaveProperty([`color-${foreground}`]);
      expect(serverTokens).toHaveProperty([`color-${background}`]);
    }
  });

  test.each(['light', 'dark'] as const)('can all be read in %s', (theme) => {
    expect(unreadablePairs(theme, {})).toEqual([]);
  });
});

describe('contrast', () => {
  test('is 21 between black and white, in either order', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('rgb(255, 255, 255)', '#000000')).toBeCloseTo(21, 5);
  });

  test('is 1 for equal colours and for colours that cannot be measured', () => {
    expect(contrast('#888', '#888888')).toBe(1);
    expect(contrast('#00000080', '#fff')).toBe(1);
    expect(contrast('rebeccapurple', '#fff')).toBe(1);
  });

  test('channels above 255 are no colour', () => {
    expect(parseOpaqueColour('rgb(256 0 0)')).toBeUndefined();
    expect(parseOpaqueColour('rgb(255 0 0)')).toEqual([255, 0, 0]);
  });
});
