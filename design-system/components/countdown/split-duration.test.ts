import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitDuration } from './split-duration.ts';

describe('a duration', () => {
  it('splits into zero-padded parts [S9.dates.06]', () => {
    expect(splitDuration(93_784_000)).toEqual({ days: '01', hours: '02', minutes: '03', seconds: '04' });
    expect(splitDuration(1)).toEqual({ days: '00', hours: '00', minutes: '00', seconds: '01' });
    expect(splitDuration(-1)).toEqual({ days: '00', hours: '00', minutes: '00', seconds: '00' });
    expect(splitDuration(100 * 86_400_000).days).toBe('100');
  });

  it('keeps every whole second', () => {
    fc.assert(
      fc.property(fc.nat(1e9), (seconds) => {
        const { days, hours, minutes, seconds: rest } = splitDuration(seconds * 1_000 - 999);
        expect(Number(days) * 86_400 + Number(hours) * 3_600 + Number(minutes) * 60 + Number(rest)).toBe(seconds);
      }),
    );
  });
});
