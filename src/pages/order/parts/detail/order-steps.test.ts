import { expect, test } from 'vitest';
import { orderSteps } from './order-steps.ts';

const states = (status: Parameters<typeof orderSteps>[0]) => orderSteps(status).map(({ state }) => state);

test('an unpaid order stands at the payment', () => {
  expect(states('PENDING_PAYMENT')).toEqual(['done', 'current', 'todo', 'todo', 'todo']);
});

test('a paid order is being packed', () => {
  expect(states('PROCESSING')).toEqual(['done', 'done', 'current', 'todo', 'todo']);
});

test('a shipped order waits for its delivery, a delivered one is through', () => {
  expect(states('SHIPPED').at(-1)).toBe('current');
  expect(states('COMPLETED')).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test.each(['CANCELLED', 'CLOSED', 'REFUNDED'] as const)('a %s order shows no steps to the delivery', (status) => {
  expect(orderSteps(status)).toEqual([]);
});
