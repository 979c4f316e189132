import { expect, test } from 'vitest';
import { eventText } from './event-text.ts';

test.each([
  ['cart.add', null, 'cart.add'],
  ['xstate.init', 'app', 'start'],
  ['xstate.stop', null, 'stop'],
  ['xstate.done.actor.0.cart.count.counting', 'fetchCount', 'done fetchCount'],
  ['xstate.error.actor.0.cart.count.counting', 'fetchCount', 'error fetchCount'],
  ['xstate.after.cartRefreshDelay.cart.count.settling', 'cart', 'after cartRefreshDelay'],
  ['xstated.cart', null, 'xstated.cart'],
])('%s from %s is said as %s', (type, from, said) => {
  expect(eventText(type, from)).toBe(said);
});
