import { describe, expect, it } from 'vitest';
import { movePromotion, promotionPhase } from './move.ts';

const window = { previewTime: 1_000, startTime: 2_000, endTime: 3_000 };

describe('a promotion as its rows have it', () => {
  it('stands where the clock and its quota put it', () => {
    const scheduled = { ...window, status: 'SCHEDULED' } as const;
    const phases = [999, 1_000, 2_000, 3_000].map((now) => promotionPhase(scheduled, now));
    expect(phases).toEqual(['SCHEDULED', 'WARMUP', 'LIVE', 'ENDED']);
    expect([1_999, 2_000, 3_000].map((now) => promotionPhase(scheduled, now, true))).toEqual([
      'WARMUP',
      'SOLD_OUT',
      'ENDED',
    ]);
    expect(promotionPhase({ ...window, status: 'ENDED' }, 2_000)).toBe('ENDED');
    expect(promotionPhase({ ...window, status: 'DRAFT' }, 2_000)).toBe('DRAFT');
  });

  it('is moved by staff only where it can be', () => {
    const at = (status: 'DRAFT' | 'SCHEDULED' | 'ENDED') => ({ ...window, status });
    expect(movePromotion(at('DRAFT'), 'schedule', 2_500)).toBe('SCHEDULED');
    expect(movePromotion(at('DRAFT'), 'end', 2_500)).toBeUndefined();
    expect(movePromotion(at('SCHEDULED'), 'end', 2_500)).toBe('ENDED');
    expect(movePromotion(at('SCHEDULED'), 'archive', 2_500)).toBeUndefined();
    expect(movePromotion(at('SCHEDULED'), 'archive', 3_000)).toBe('ARCHIVED');
  });
});
