import { expect, test } from 'vitest';
import { placesOf } from './control-group.ts';

const said = (own: string, share: number) =>
  placesOf(own, '/cgroup').map(({ parent, limit }) => ({ parent, limit: limit(share) }));

test('version 1 limits the processor in the hierarchy that has it, below its own group and else at the top', () => {
  const limit = [
    ['cpu.cfs_period_us', '100000'],
    ['cpu.cfs_quota_us', '50000'],
  ];
  expect(said('9:memory:/a\n2:cpu,cpuacct:/a:b\n', 0.5)).toEqual([
    { parent: '/cgroup/cpu,cpuacct/a:b', limit },
    { parent: '/cgroup/cpu,cpuacct', limit },
  ]);
  expect(said('2:cpuacct:/\n1:cpu:/\n', 0.5)).toEqual([{ parent: '/cgroup/cpu', limit }]);
});

test('version 2 has one hierarchy for everything', () => {
  expect(said('0::/user.slice\n', 0.25)).toEqual([
    { parent: '/cgroup/user.slice', limit: [['cpu.max', '25000 100000']] },
    { parent: '/cgroup', limit: [['cpu.max', '25000 100000']] },
  ]);
});

test('a system without control groups has no place for one', () => expect(placesOf('')).toEqual([]));
