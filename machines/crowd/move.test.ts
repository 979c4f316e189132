import { describe, expect, it } from 'vitest';
import { crowdPhase, decideCrowd, moveCrowd } from './move.ts';

const window = { startTime: 2_000, endTime: 3_000 };
const open = { ...window, status: 'OPEN' } as const;

describe('a project as its rows have it', () => {
  it('stands where the clock puts it until it is decided', () => {
    expect([1_999, 2_000, 3_000].map((now) => crowdPhase(open, now))).toEqual(['COMING', 'LIVE', 'CLOSING']);
    expect(crowdPhase({ ...window, status: 'PRODUCING' }, 9_000)).toBe('PRODUCING');
  });

  it('is decided after its end, by what is pledged', () => {
    const decide = (pledged: number, waiting: number, now = 3_000) =>
      decideCrowd(open, { pledged, goal: 10, waiting }, now);
    expect([decide(10, 5), decide(9, 1), decide(9, 0), decide(10, 0, 2_999)]).toEqual([
      'SUCCEEDED',
      undefined,
      'FAILED',
      undefined,
    ]);
  });

  it('is moved by staff only where it can be', () => {
    expect(moveCrowd(open, 'produce', 3_000)).toBeUndefined();
    expect(moveCrowd({ ...window, status: 'SUCCEEDED' }, 'produce', 3_000)).toBe('PRODUCING');
    expect(moveCrowd({ ...window, status: 'SHIPPING' }, 'giveUp', 3_000)).toBeUndefined();
    expect(moveCrowd(open, 'giveUp', 1_000)).toBe('FAILED');
  });
});
