import { createActor, SimulatedClock } from 'xstate';
import { expect } from 'vitest';
import type { Scenarios } from '../verify/scenarios.ts';
import { createNavigationImplementations } from './implementations.ts';
import type { navigationMachine } from './machine.ts';

const origin = 'https://lampyris.example';

function browse(machine: typeof navigationMachine, embedded = false) {
  const clock = new SimulatedClock();
  const log: string[] = [];
  const implementations = createNavigationImplementations({
    pushInApp: (to) => log.push(`push ${to}`),
    replaceInApp: (to) => log.push(`replace ${to}`),
    goBack: () => log.push('back'),
    goHome: (to) => log.push(`home ${to}`),
    clearHostNotice: (path) => log.push(`clear ${path}`),
    hideOverlay: () => log.push('hide overlay'),
  });
  const input = { origin, site: 'US', embedded } as const;
  const actor = createActor(machine.provide(implementations), { clock, input }).start();
  return { clock, actor, log };
}

export const navigationScenarios: Scenarios<typeof navigationMachine> = {
  'goes home exactly once when nothing happened for 100 ms after going back [S2.back.01]': (machine) => {
    const { clock, actor, log } = browse(machine);
    actor.send({ type: 'nav.back' });
    clock.increment(99);
    expect(log).toEqual(['back']);
    clock.increment(1);
    clock.increment(1_000);
    expect(log).toEqual(['back', 'home /home?site=US']);
  },

  'stays away from home when the page changed or went away at 99 ms [S2.back.01]': (machine) => {
    for (const sign of [{ type: 'history.changed', path: '/cart' } as const, { type: 'page.hidden' } as const]) {
      const { clock, actor, log } = browse(machine, true);
      actor.send({ type: 'nav.back' });
      clock.increment(99);
      actor.send(sign);
      clock.increment(1_000);
      expect(log.filter((entry) => entry.startsWith('home'))).toEqual([]);
    }
  },

  'goes home all the same where a link that opens nothing comes between': (machine) => {
    const { clock, actor, log } = browse(machine);
    actor.send({ type: 'nav.back' });
    actor.send({ type: 'link.open', url: 'javascript:alert(1)', skipWay: 'appBrowserInside' });
    clock.increment(100);
    expect(log).toEqual(['back', 'home /home?site=US']);
  },

  'starts the wait again when back is pressed twice': (machine) => {
    const { clock, actor, log } = browse(machine);
    actor.send({ type: 'nav.back' });
    clock.increment(60);
    actor.send({ type: 'nav.back' });
    clock.increment(99);
    expect(log).toEqual(['back', 'back']);
    clock.increment(1);
    expect(log).toEqual(['back', 'back', 'home /home?site=US']);
  },

  'clears the notice of the path, and hides the overlay only outside the app [S2.route-change.01 S2.route-change.02]': (
    machine,
  ) => {
    const outside = browse(machine);
    outside.actor.send({ type: 'history.changed', path: '/home' });
    expect(outside.log).toEqual(['clear /home', 'hide overlay']);
    const inside = browse(machine, true);
    inside.actor.send({ type: 'history.changed', path: '/home' });
    expect(inside.log).toEqual(['clear /home']);
  },

  'adds to the history unless a link says to replace [S4.navigation.01 S4.navigation.02 S4.navigation.03]': (
    machine,
  ) => {
    const { actor, log } = browse(machine);
    actor.send({ type: 'link.open', url: '/home' });
    actor.send({ type: 'link.open', url: '/home', skipWay: 'appBrowser' });
    actor.send({ type: 'link.open', url: '/home', skipWay: 'appBrowserInside' });
    actor.send({ type: 'link.open', url: `${origin}/cart`, skipWay: 'appBrowserInside' });
    expect(log).toEqual(['push /home?site=US', 'push /home?site=US', 'replace /home?site=US', 'replace /cart?site=US']);
  },

  'puts the market of today on every link [S2.links.01]': (machine) => {
    const { actor, log } = browse(machine);
    actor.send({ type: 'market.changed', site: 'GB' });
    actor.send({ type: 'link.open', url: `${origin}/collections?site=US&sort=new` });
    expect(log).toEqual(['push /collections?site=GB&sort=new']);
  },
};
