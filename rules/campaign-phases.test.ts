import { expect, it } from 'vitest';
import { campaignPart, campaignSteps } from './campaign-phases.ts';

const times = { previewTime: 1_000, startTime: 2_000, lastChanceTime: 2_500, endTime: 3_000 };

it('a campaign warms up, runs and says at last that it ends soon', () => {
  expect(campaignSteps(times)).toEqual([
    { phase: 'WARMUP', from: 1_000, to: 2_000 },
    { phase: 'MAIN', from: 2_000, to: 2_500 },
    { phase: 'LAST_CHANCE', from: 2_500, to: 3_000 },
  ]);
  expect(campaignPart('WARMUP', times, 1_999)).toBe('WARMUP');
  expect([2_000, 2_499, 2_500].map((now) => campaignPart('LIVE', times, now))).toEqual(['MAIN', 'MAIN', 'LAST_CHANCE']);
  expect((['DRAFT', 'SCHEDULED', 'ENDED'] as const).map((phase) => campaignPart(phase, times, 2_100))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('a campaign without an announcement and without a last chance has one part', () => {
  const plain = { ...times, previewTime: null, lastChanceTime: null };
  expect(campaignSteps(plain)).toEqual([{ phase: 'MAIN', from: 2_000, to: 3_000 }]);
  expect(campaignPart('LIVE', plain, 2_999)).toBe('MAIN');
});
