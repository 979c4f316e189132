import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { verifyMachine } from '../verify/verify-machine.ts';
import { destinationOf } from './destination.ts';
import { createNavigationImplementations, navigationMachine } from './machine.ts';
import { navigationModel } from './model.ts';

const origin = 'https://lampyris.example';

function browse(embedded = false) {
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
  const actor = createActor(navigationMachine.provide(implementations), { clock, input }).start();
  return { clock, actor, log };
}

describe('navigation', () => {
  it('holds its model', () => {
    verifyMachine(navigationModel);
  });

  it('goes home exactly once when nothing happened for 100 ms after going back', () => {
    const { clock, actor, log } = browse();
    actor.send({ type: 'nav.back' });
    clock.increment(99);
    expect(log).toEqual(['back']);
    clock.increment(1);
    clock.increment(1_000);
    expect(log).toEqual(['back', 'home /home?site=US']);
  });

  it.each([{ type: 'history.changed', path: '/cart' } as const, { type: 'page.hidden' } as const])(
    'stays away from home when $type comes at 99 ms',
    (sign) => {
      const { clock, actor, log } = browse(true);
      actor.send({ type: 'nav.back' });
      clock.increment(99);
      actor.send(sign);
      clock.increment(1_000);
      expect(log.filter((entry) => entry.startsWith('home'))).toEqual([]);
    },
  );

  it('starts the wait again when back is pressed twice', () => {
    const { clock, actor, log } = browse();
    actor.send({ type: 'nav.back' });
    clock.increment(60);
    actor.send({ type: 'nav.back' });
    clock.increment(99);
    expect(log).toEqual(['back', 'back']);
    clock.increment(1);
    expect(log).toEqual(['back', 'back', 'home /home?site=US']);
  });

  it('clears the notice of the path, and hides the overlay only outside the app', () => {
    const outside = browse();
    outside.actor.send({ type: 'history.changed', path: '/home' });
    expect(outside.log).toEqual(['clear /home', 'hide overlay']);
    const inside = browse(true);
    inside.actor.send({ type: 'history.changed', path: '/home' });
    expect(inside.log).toEqual(['clear /home']);
  });

  it('puts the market of today on every link', () => {
    const { actor, log } = browse();
    actor.send({ type: 'market.changed', site: 'GB' });
    actor.send({ type: 'link.open', url: `${origin}/collections?site=US&sort=new` });
    expect(log).toEqual(['push /collections?site=GB&sort=new']);
  });
});

describe('the destination of a link', () => {
  it.each([
    ['/product-detail?slug=firefly#sizes', '/product-detail?slug=firefly&site=US#sizes'],
    ['https://example.org/a?b=c', '/home/frame?url=https%3A%2F%2Fexample.org%2Fa%3Fb%3Dc&site=US'],
    [`/home/frame?url=${encodeURIComponent(`${origin}/faq/list?q=1`)}`, '/faq/list?q=1&site=US'],
    [
      `/home/frame?url=${encodeURIComponent('https://example.org/')}`,
      '/home/frame?url=https%3A%2F%2Fexample.org%2F&site=US',
    ],
  ])('%s leads to %s', (url, to) => {
    expect(destinationOf({ url }, origin, 'US')).toBe(to);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://example.org/', 'https://', 'https://a@example.org/'])(
    '%s leads nowhere',
    (url) => {
      expect(destinationOf({ url }, origin, 'US')).toBeUndefined();
    },
  );
});
