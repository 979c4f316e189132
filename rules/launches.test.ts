import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isComing, launchAccess, opensFor } from './launches.ts';
import { earlyAccessHours, earlyLevels, savvyLevels } from './savvy-levels.ts';

const launch = Date.parse('2026-11-28T15:00:00Z');
const hours = (count: number) => count * 3_600_000;

describe('the launch of a product', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 12],
    [4, 24],
  ])('comes for level %i %i hours earlier, to the millisecond', (level, ahead) => {
    const opens = launch - hours(ahead);
    expect(opensFor(launch, level)).toBe(opens);
    expect(launchAccess(launch, level, opens - 1).state).toBe('COMING');
    expect(launchAccess(launch, level, opens)).toEqual({
      launchTime: launch,
      opensTime: opens,
      state: ahead === 0 ? 'LAUNCHED' : 'EARLY',
    });
    expect(launchAccess(launch, level, launch - 1).state).toBe(ahead === 0 ? 'COMING' : 'EARLY');
    expect(launchAccess(launch, level, launch).state).toBe('LAUNCHED');
  });

  it('gives a level that does not exist nothing', () => {
    expect([-1, 5, 2.5].map(earlyAccessHours)).toEqual([0, 0, 0]);
    expect(earlyLevels.map(({ name }) => name)).toEqual(['Beam', 'Aurora']);
  });

  it('follows the level that a member has at the moment', () => {
    const now = launch - hours(6);
    const states = [2, 3, 2, 4].map((level) => launchAccess(launch, level, now).state);
    expect(states).toEqual(['COMING', 'EARLY', 'COMING', 'EARLY']);
  });

  it('never closes what it has opened, and a higher level never waits longer', () => {
    const level = fc.constantFrom(...savvyLevels.map((each) => each.level));
    const ahead = fc.integer({ min: -hours(30), max: hours(30) });
    const stages = ['COMING', 'EARLY', 'LAUNCHED'];
    fc.assert(
      fc.property(level, level, ahead, ahead, (one, other, earlier, later) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const [first, second] = [launch + Math.min(earlier, later), launch + Math.max(earlier, later)];
        const stage = (of: number, at: number) => stages.indexOf(launchAccess(launch, of, at).state);
        expect(stage(low, second)).toBeGreaterThanOrEqual(stage(low, first));
        expect(stage(high, first)).toBeGreaterThanOrEqual(stage(low, first));
      }),
    );
  });

  it('is over for everybody at its own moment', () => {
    expect([isComing(null, launch), isComing(launch, launch - 1), isComing(launch, launch)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
