import type { LocalCart } from '#rules/cart-lines.ts';
import { wholeTag } from '#tests/extent.ts';
import { expect, test } from 'vitest';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { appModel } from '../app/model.ts';
import { cartOf } from '../cart/local-carts.ts';
import { cartModel } from '../cart/model.ts';
import { marketModel } from '../market/model.ts';
import { sessionModel } from '../session/model.ts';
import { videoGroupModel } from '../video-group/model.ts';
import { videoModel } from '../video/model.ts';
import { areAllInformed, exploreProduct, type Moment, type Product } from './product.ts';
import { progressOf } from './progress.ts';

function at({ snapshots }: Moment<unknown>, name: string): AnyMachineSnapshot {
  const snapshot = snapshots[name];
  if (!snapshot) throw new Error(`There is no ${name} here`);
  return snapshot;
}

function isUnderWay({ inboxes }: Moment<unknown>, type: string): boolean {
  return Object.values(inboxes)
    .flat()
    .some((event) => event.type === type);
}

function holding(sku: string): LocalCart {
  const line = { id: `${sku}_0`, sku, buyType: 0, quantity: 1, status: true } as const;
  return { lines: [line], selected: [line.id] };
}

const ada = { token: 'ada', accountId: '01HADA', savvyUser: false, refresh: null };

/** How often the cart was refreshed since the market last changed. */
interface Refreshes {
  readonly sinceChange: number;
}

const pageComesBack = { type: 'page.becameVisible' };
const hostNamesTheUs = Object.assign({ type: 'host.marketChanged' }, { market: 'US' });

const shop = (bound: number, facts: readonly EventObject[]): Product<Refreshes> => ({
  hub: 'app',
  members: {
    app: {
      model: appModel,
      input: appModel.inputs[0],
      samples: facts,
    },
    session: {
      model: sessionModel,
      input: undefined,
      samples: [{ type: 'session.logOut' }],
      answers: { readIdentity: () => [ada, null] },
    },
    market: {
      model: marketModel,
      input: { storedSite: 'US', country: 'US' },
      samples: [Object.assign({ type: 'market.choose' }, { market: 'DE' })],
      answers: { getMarketInfo: () => [{ market: null, country: 'US' }] },
    },
    cart: {
      model: cartModel,
      input: { site: 'US', carts: { US: holding('firefly'), EU: holding('glow') } },
      samples: [],
      answers: {
        openMerge: ({ context: { site, carts } }) => [{ site, key: 'kept', lines: cartOf(carts, site).lines }],
      },
    },
  },
  memory: { sinceChange: 0 },
  remember: (memory, member, { type }) => {
    if (member !== 'cart') return memory;
    if (type === 'market.changed') return { sinceChange: 0 };
    return type.includes('cartRefreshDelay') ? { sinceChange: memory.sinceChange + 1 } : memory;
  },
  bound,
  limit: 30_000,
  invariants: {
    'a guest has no token, a member has one': (moment) =>
      at(moment, 'session').matches({ holder: 'member' }) === (at(moment, 'session').context.token !== null),
    'when all news has arrived, the cart belongs to whoever is here': (moment) =>
      !areAllInformed(moment) ||
      at(moment, 'cart').matches({ owner: 'member' }) === at(moment, 'session').matches({ holder: 'member' }),
    'when all news has arrived, the cart is the one of the market': (moment) =>
      !areAllInformed(moment) || at(moment, 'cart').context.site === at(moment, 'market').context.site,
    'a merge sends the lines of its own market': (moment) => {
      const { attempt } = at(moment, 'cart').context;
      return (
        attempt === null ||
        attempt.lines.every(({ sku }: { sku: string }) => sku === (attempt.site === 'US' ? 'firefly' : 'glow'))
      );
    },
    'nobody merges without a token, unless the farewell is on its way': (moment) =>
      !at(moment, 'cart').hasTag('merging') ||
      at(moment, 'session').context.token !== null ||
      isUnderWay(moment, 'session.closed'),
    'a change of market is followed by one refresh, after the last of them': (moment) =>
      moment.memory.sinceChange ===
      (at(moment, 'cart').matches({ count: 'settling' }) ? 0 : moment.memory.sinceChange && 1),
  },
  moves: {
    'whoever is asked for a count receives the market that the requests name, unless it changes again': ({
      actions,
      after,
    }) =>
      !actions.includes('start fetchCount') ||
      at(after, 'cart').context.site === at(after, 'market').context.site ||
      isUnderWay(after, 'market.changed'),
  },
});

const moments = () => progressOf('moments of session, cart and market');

test(
  'session, cart and market agree whatever happens, in whatever order they are notified',
  { timeout: Infinity },
  () => {
    expect(exploreProduct(shop(1, [pageComesBack, hostNamesTheUs]), moments())).toBeGreaterThan(1_000);
  },
);

test(
  'and when the next thing happens before all were notified of the last',
  { timeout: Infinity, tags: [wholeTag] },
  () => {
    expect(exploreProduct(shop(2, [hostNamesTheUs]), moments())).toBeGreaterThan(1_000);
  },
);

const names = ['dusk', 'dawn', 'noon'];

function wantsToPlay(moment: Moment<unknown>, name: string): boolean {
  return at(moment, name).matches('loading') || at(moment, name).matches('playing');
}

const videos: Product<null> = {
  hub: 'group',
  members: {
    group: {
      model: videoGroupModel,
      input: { isOnline: true },
      samples: [{ type: 'network.wentOffline' }, { type: 'network.wentOnline' }],
      past: names.map((id) => Object.assign({ type: 'video.joined' }, { id })),
    },
    ...Object.fromEntries(
      names.map((id) => [
        id,
        {
          model: videoModel,
          input: { id, isOnline: true },
          samples: [
            { type: 'video.play' },
            { type: 'media.playing' },
            { type: 'media.failed' },
            { type: 'video.retry' },
          ],
        },
      ]),
    ),
  },
  memory: null,
  remember: () => null,
  bound: 1,
  limit: 60_000,
  invariants: {
    'when all news has arrived, at most one video wants to play': (moment) =>
      !areAllInformed(moment) || names.filter((name) => wantsToPlay(moment, name)).length <= 1,
    'when all news has arrived, the one that wants to play leads': (moment) =>
      !areAllInformed(moment) ||
      names.every((name) => !wantsToPlay(moment, name) || at(moment, 'group').context.leader === name),
  },
  moves: {},
};

test('of three videos at most one plays', () => {
  expect(exploreProduct(videos)).toBeGreaterThan(1_000);
});

test('a group that asks nobody to pause would be found', () => {
  const careless = videoGroupModel.machine.provide({ actions: { pauseLeader: () => undefined } });
  const group = videos.members['group'];
  const members = group && { ...videos.members, group: { ...group, model: { ...group.model, machine: careless } } };
  expect(() => exploreProduct({ ...videos, ...(members && { members }) })).toThrow('at most one video wants to play');
});
