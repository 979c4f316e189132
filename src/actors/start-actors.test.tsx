import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { selectIsOffline } from '#machines/app/selectors.ts';
import { selectLocalCart } from '#machines/cart/selectors.ts';
import { createShopClient } from '../api/client.ts';
import { createGate } from '../api/gate.ts';
import { createQueryClient } from '../api/query-client.ts';
import { createRemoteLog } from '../api/remote-log.ts';
import { store } from '../storage/browser-store.ts';
import type { Actors } from './actors.ts';
import { createMachineArrival, type MachineArrival } from './machine-arrival.ts';
import { startActors } from './start-actors.ts';

type Work = Parameters<MachineArrival['run']>[0];
/** Hands work to the machines, whether or not they are there. */
type Hand = (machines: MachineArrival) => (work: Work) => void;

const waits: Hand = (machines) => machines.run;
/** What a component that asks for the machines itself would do. */
const forgets: Hand = (machines) => (work) => {
  const actors = machines.actors();
  if (actors) work(actors);
};

const network = vi.spyOn(navigator, 'onLine', 'get');
const turnNetwork = (type: 'online' | 'offline') => () => {
  network.mockReturnValue(type === 'online');
  window.dispatchEvent(new Event(type));
};

const happenings = {
  'goes offline': turnNetwork('offline'),
  'comes back': turnNetwork('online'),
  'adds a lamp': (run: MachineArrival['run']) =>
    run(({ cart }) => cart.send({ type: 'cart.add', sku: 'GLOW-1', quantity: 1 })),
  'chooses dark': (run: MachineArrival['run']) =>
    run(({ theme }) => theme.send({ type: 'theme.selected', themeId: 2 })),
  'chooses light': (run: MachineArrival['run']) =>
    run(({ theme }) => theme.send({ type: 'theme.selected', themeId: 1 })),
} as const;
type Happening = keyof typeof happenings;

/** Starts the machines; before each of their slices happens what is said, and after the last one the rest. */
async function start(before: readonly (readonly Happening[])[], hand: Hand) {
  window.localStorage.clear();
  network.mockReturnValue(true);
  const data = createQueryClient();
  const missing = { status: 404, message: 'Not there', data: null, serverTime: 1, traceId: 't' };
  const client = createShopClient(() => Promise.resolve(Response.json(missing)), window.location.origin);
  const log = createRemoteLog({ send: () => undefined, href: () => '', now: () => 0 });
  const left = [...before];
  const meanwhile = () => {
    for (const happening of left.shift() ?? []) happenings[happening](hand(machines));
  };
  let slices = 0;
  const nextTask = async () => {
    await Promise.resolve();
    slices += 1;
    meanwhile();
  };
  const parts = { client, gate: createGate(), store, jar: document, data, base: '', log, nextTask };
  const starting = startActors(parts, 'US');
  const machines = createMachineArrival(starting, () => new Error('The machines did not start'), nextTask);
  const actors: Actors = await starting;
  while (left.length > 0) meanwhile();
  const outcome = {
    isOffline: selectIsOffline(actors.app.getSnapshot()),
    lamps: selectLocalCart(actors.cart.getSnapshot()).lines.map(({ quantity }) => quantity),
    themeId: actors.theme.getSnapshot().context.themeId,
  };
  actors.app.stop();
  return { outcome, slices };
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no theme files here')));
});
afterEach(() => vi.unstubAllGlobals());

/** Tasks in which the machines start. */
const slices = 7;

test('the machines start in slices, and the browser has a turn before each', async () => {
  expect((await start([], waits)).slices).toBe(slices);
});

const anything = fc.constantFrom<Happening[]>(
  'goes offline',
  'comes back',
  'adds a lamp',
  'chooses dark',
  'chooses light',
);
const interleavings = fc.array(fc.array(anything, { maxLength: 3 }), { maxLength: slices + 2 });

const sameAsAfterwards = (hand: Hand) =>
  fc.asyncProperty(interleavings, async (before) => {
    const { outcome } = await start(before, hand);
    const none = Array.from({ length: slices }, () => []);
    expect(outcome).toEqual((await start([...none, before.flat()], hand)).outcome);
  });

test('what happens between slices has the same end as what happens after them', async () => {
  await fc.assert(sameAsAfterwards(waits), { numRuns: 60 });
});

test('the law finds what a hand that does not wait loses', async () => {
  expect(await fc.check(sameAsAfterwards(forgets), { numRuns: 60 })).toMatchObject({ failed: true });
});
