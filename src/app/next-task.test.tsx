import { afterEach, expect, test, vi } from 'vitest';
import { nextTask } from './next-task.ts';

afterEach(() => vi.unstubAllGlobals());

test('goes on behind microtasks, in a task of its own', async () => {
  const order: string[] = [];
  const next = nextTask().then(() => order.push('next task'));
  await Promise.resolve().then(() => order.push('microtask'));
  await next;
  expect(order).toEqual(['microtask', 'next task']);
});

test('gives way as the browser does it where the browser can', async () => {
  const give = vi.fn(() => Promise.resolve());
  vi.stubGlobal('scheduler', { yield: give });
  await nextTask();
  expect(give).toHaveBeenCalledOnce();
});
