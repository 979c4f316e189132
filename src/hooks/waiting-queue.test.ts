import { expect, test } from 'vitest';
import { createWaitingQueue } from './waiting-queue.ts';

function open() {
  const done: string[] = [];
  const queue = createWaitingQueue<string>();
  const add = (name: string) => queue.run((arrived) => done.push(`${name} ${arrived}`));
  return { queue, add, done };
}

test('work given before the arrival runs at the arrival, in its order and once', () => {
  const { queue, add, done } = open();
  add('first');
  add('second');
  expect(done).toEqual([]);
  queue.open('machines');
  queue.open('machines');
  expect(done).toEqual(['first machines', 'second machines']);
});

test('work given after the arrival runs at once', () => {
  const { queue, add, done } = open();
  queue.open('machines');
  add('late');
  expect(done).toEqual(['late machines']);
});

test('work given by waiting work runs, too', () => {
  const { queue, add, done } = open();
  queue.run(() => add('inner'));
  queue.open('machines');
  expect(done).toEqual(['inner machines']);
});

test('work waits again after what arrived is gone', () => {
  const { queue, add, done } = open();
  queue.open('first actor');
  queue.close();
  add('event');
  expect(done).toEqual([]);
  queue.open('second actor');
  expect(done).toEqual(['event second actor']);
});
