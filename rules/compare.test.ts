import { describe, expect, test } from 'vitest';
import { levelInExposure } from './compare.ts';
import { gainOf } from './light-color.ts';
import { levelStep } from './light-setting.ts';

describe('the level of a picture in the exposure of all', () => {
  test('is all of it for the brightest lamp, and the same for the same light of any lamp', () => {
    expect(levelInExposure(3_400, 3_400)).toBe(100);
    expect(levelInExposure(850, 3_400)).toBe(50);
  });

  test('shows light in its proportion, as far as the steps of the pictures allow', () => {
    for (const lumens of [100, 260, 620, 950, 1_250, 2_200]) {
      const level = levelInExposure(lumens, 3_400);
      expect(level % levelStep).toBe(0);
      const share = (percent: number) => gainOf(percent) / gainOf(100);
      expect(share(level - levelStep)).toBeLessThan(lumens / 3_400);
      expect(share(level + levelStep)).toBeGreaterThan(lumens / 3_400);
    }
  });

  test('is dark without light, and the faintest step for a night light beside a floodlight', () => {
    expect(levelInExposure(0, 3_400)).toBe(0);
    expect(levelInExposure(5, 3_400)).toBe(5);
    expect(levelInExposure(40, 0)).toBe(0);
  });
});
