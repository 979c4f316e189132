import { describe, expect, test } from 'vitest';
import tokens from '#themes/tokens.json';
import { contrast, parseOpaqueColour } from './contrast.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { serverTokens } from './server-tokens.ts';
import { unreadablePairs } from './validate.ts';

describe('the contrast of the built-in colours', () => {
  test('is checked by 76 pairs of existing tokens', () => {
    expect(contrastPairs).toHaveLength(76);
    for (const [foreground, background] of contrastPairs) {
      expect(serverTokens).toHaveProperty([`color-${foreground}`]);
      expect(serverTokens).toHaveProperty([`color-${background}`]);
    }
  });

  test.each(['light', 'dark'] as const)('passes for every pair in %s', (theme) => {
    expect(unreadablePairs(theme, {})).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('lets words and hairlines be seen on the night ground in %s', (theme) => {
    const on = (name: string) => {
      const [fore, back] = [name, 'color-bg-night'].map((one) => tokens.find((token) => token.name === one)?.[theme]);
      return contrast(fore ?? '', back ?? '');
    };
    expect(on('color-fg-night')).toBeGreaterThanOrEqual(7);
    expect(on('color-fg-night-muted')).toBeGreaterThanOrEqual(7);
    expect(on('color-brand-bg')).toBeGreaterThanOrEqual(4.5);
    expect(on('color-border-night')).toBeGreaterThan(1);
  });
});

describe('the contrast function', () => {
  test('returns 21 for black and white, in either order', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('rgb(255, 255, 255)', '#000000')).toBeCloseTo(21, 5);
  });

  test('returns 1 for equal colours and for colours that cannot be measured', () => {
    expect(contrast('#888', '#888888')).toBe(1);
    expect(contrast('#00000080', '#fff')).toBe(1);
    expect(contrast('rebeccapurple', '#fff')).toBe(1);
  });

  test('rejects channels above 255', () => {
    expect(parseOpaqueColour('rgb(256 0 0)')).toBeUndefined();
    expect(parseOpaqueColour('rgb(255 0 0)')).toEqual([255, 0, 0]);
  });
});
