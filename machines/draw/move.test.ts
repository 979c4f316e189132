import { expect, it } from 'vitest';
import { times } from './model.ts';
import type { DrawStatus } from '#rules/draw-states.ts';
import { moveDraw } from './move.ts';

const at = (status: DrawStatus) => ({ ...times, status });

it('a draw is moved only where its machine allows it', () => {
  expect(moveDraw(at('SCHEDULED'), { type: 'entries.seal', now: 999 })).toBeUndefined();
  expect(moveDraw(at('SCHEDULED'), { type: 'entries.seal', now: 1_000 })).toBe('CLOSED');
  expect(moveDraw(at('SCHEDULED'), { type: 'draw.postpone', now: 2_001, roundTime: 3_000 })).toBe('SCHEDULED');
  expect(moveDraw(at('CLOSED'), { type: 'round.read', now: times.roundTime })).toBe('DRAWN');
  expect(moveDraw(at('DRAWN'), { type: 'draw.announce' })).toBe('ANNOUNCED');
  expect(moveDraw(at('SCHEDULED'), { type: 'draw.cancel', now: 0 })).toBe('CANCELLED');
  expect(moveDraw(at('ANNOUNCED'), { type: 'draw.cancel', now: 0 })).toBeUndefined();
});
