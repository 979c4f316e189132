import { expect, test } from 'vitest';
import type { PageFigures } from './figures.ts';
import { keptFigures, mediansOf, pageRow, ratio } from './report.ts';

const floor: PageFigures = {
  score: 0.99,
  fcp: 1_300,
  lcp: 1_660,
  tbt: 0,
  cls: 0.006,
  script: 216,
  processorTbt: 0,
  processor: 500,
  processorScript: 110,
};
const home: PageFigures = {
  score: 0.73,
  fcp: 1_880,
  lcp: 2_700,
  tbt: 1_052,
  cls: 0,
  script: 1_750,
  processorTbt: 90,
  processor: 1_500,
  processorScript: 280,
};

test('each figure has a median of its own', () => {
  const loads = [home, { ...home, lcp: 9_000 }, { ...home, tbt: 0, lcp: 2_600 }];
  expect(mediansOf(loads)).toEqual(home);
  expect(() => mediansOf([])).toThrow('no median');
});

test('a ratio says how many times the floor, and nothing where the floor has none', () => {
  expect(ratio(1_750, 216)).toBe('8.1');
  expect(ratio(1_052, 0)).toBe('–');
});

test('a row shows every figure with its change, and the ratios', () => {
  const last = keptFigures('4x/home', { ...home, score: 0.7, lcp: 2_900, script: 1_750 });
  expect(pageRow(home, floor, (name) => (name === 'tbt' ? undefined : last[`4x/home/${name}`]))).toEqual({
    score: '0.73 (+0.03)',
    'FCP s': '1.88 (=)',
    'LCP s': '2.70 (−0.20)',
    'TBT ms': '1052 (new)',
    CLS: '0.000 (=)',
    'script ms': '1750 (=)',
    'TBT, processor ms': '90 (=)',
    'main, processor ms': '1500 (=)',
    'script, processor ms': '280 (=)',
    'LCP / floor': '1.6',
    'TBT / floor': '–',
    'script / floor': '8.1',
    'processor / floor': '3.0',
    'script, processor / floor': '2.5',
  });
});
