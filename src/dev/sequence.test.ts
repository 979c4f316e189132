import { expect, test } from 'vitest';
import type { LogEntry } from './messages.ts';
import { sequenceOf } from './sequence.ts';

const log: readonly LogEntry[] = (
  [
    ['event', 'app', 'xstate.init', null],
    ['event', 'session', 'session.loggedIn', null],
    ['event', 'app', 'session.opened', 'session'],
    ['state', 'session', 'member', null],
    ['event', 'cart', 'xstate.done.actor.0.cart.counting', 'fetchCount'],
    ['event', 'cart', 'xstate.after.delay.cart.settling', 'cart'],
    ['event', 'pageTime', 'page.shown', null],
  ] as const
).map(([kind, actor, title, from], number) => ({ number, at: number, kind, actor, title, from, payload: null }));

const arrows = (only: string) => sequenceOf(log, only).rows.map(({ from, to, title }) => `${from} → ${to}: ${title}`);

test('messages run between lifelines, answers of effects come from outside, timers, starts and the pulse of the page are left out', () => {
  expect(sequenceOf(log, '').lifelines).toEqual(['outside', 'session', 'app', 'cart']);
  expect(arrows('')).toEqual([
    'outside → session: session.loggedIn',
    'session → app: session.opened',
    'session → session: member',
    'outside → cart: xstate.done.actor.0.cart.counting',
  ]);
});

test('one machine is shown with all that it hears and sends, its timers too', () => {
  expect(arrows('cart')).toEqual([
    'outside → cart: xstate.done.actor.0.cart.counting',
    'cart → cart: xstate.after.delay.cart.settling',
  ]);
  expect(arrows('pageTime')).toEqual(['outside → pageTime: page.shown']);
  expect(arrows('session').at(1)).toBe('session → app: session.opened');
});
