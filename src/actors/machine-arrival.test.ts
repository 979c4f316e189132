import { expect, test, vi } from 'vitest';
import type { Actors } from './actors.ts';
import { createMachineArrival } from './machine-arrival.ts';

const arrived = {} as Actors;

test('readers learn of the machines in slices, each of them once, and one that left meanwhile never', async () => {
  const turns: (() => void)[] = [];
  const nextTask = () => new Promise<void>((resolve) => turns.push(resolve));
  const machines = createMachineArrival(Promise.resolve(arrived), () => new Error('unused'), nextTask);
  const readers = Array.from({ length: 9 }, () => vi.fn());
  const leave = readers.map((reader) => machines.subscribe(reader));
  const received = () => readers.map(({ mock }) => mock.calls.length).join('');

  await expect.poll(() => received()).toBe('111100000');
  expect(machines.actors(), 'whoever asks has them at once').toBe(arrived);

  leave[5]?.();
  turns.shift()?.();
  await expect.poll(() => received()).toBe('111110110');
  turns.shift()?.();
  await expect.poll(() => received()).toBe('111110111');
});
