import { expect, it } from 'vitest';
import { crowdPhases, percentOf, takesPledges, towardsGoal } from './crowd.ts';

it('counts what the goal is in, and says that it is reached only when it is', () => {
  const sums = { units: 499, amount: 6_430_100 };
  const units = { kind: 'UNITS', value: 500 } as const;
  expect([towardsGoal(units, sums), towardsGoal({ kind: 'AMOUNT', value: 1 }, sums)]).toEqual([499, 6_430_100]);
  expect([0, 499, 500, 777].map((pledged) => percentOf(units, pledged))).toEqual([0, 99, 100, 155]);
});

it('takes pledges until the end, and late ones until the first is sent', () => {
  expect(crowdPhases.filter(takesPledges)).toEqual(['LIVE', 'SUCCEEDED', 'PRODUCING']);
});
