import { createActor, SimulatedClock } from 'xstate';
import { expect } from 'vitest';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { createSessionImplementations } from './implementations.ts';
import type { sessionMachine } from './machine.ts';
import { selectIsGuest, selectIsMember, selectReturnTo, selectToken } from './selectors.ts';
import type { Identity } from './types.ts';

const ada: Identity = { token: 'ada', accountId: '01HADA', savvyUser: false, refresh: null };

function open(machine: typeof sessionMachine) {
  const clock = new SimulatedClock();
  const read = fakeEffect<[AbortSignal], Identity | null>();
  const logOut = fakeEffect<[string, AbortSignal], void>();
  const persisted: (Identity | null)[] = [];
  const loginRequests: (string | null)[] = [];
  const implementations = createSessionImplementations({
    readIdentity: read.effect,
    logOut: logOut.effect,
    persistIdentity: (identity) => persisted.push(identity),
    requestLogin: (returnTo) => loginRequests.push(returnTo),
  });
  const actor = createActor(machine.provide(implementations), { clock }).start();
  return { clock, actor, read, logOut, persisted, loginRequests, snapshot: () => actor.getSnapshot() };
}

async function openAsMember(machine: typeof sessionMachine) {
  const session = open(machine);
  session.read.last().reply.resolve(ada);
  await settle();
  return session;
}

export const sessionScenarios: Scenarios<typeof sessionMachine> = {
  'is a guest without a token and a member with one [S6.roles.01 S6.roles.03]': async (machine) => {
    const guest = open(machine);
    guest.read.last().reply.resolve(null);
    await settle();
    expect([selectIsGuest(guest.snapshot()), selectToken(guest.snapshot())]).toEqual([true, null]);
    const member = await openAsMember(machine);
    expect([selectIsMember(member.snapshot()), selectToken(member.snapshot())]).toEqual([true, 'ada']);
  },

  'takes the shopper for a guest when the identity is unknown after 2 s': (machine) => {
    const { clock, snapshot } = open(machine);
    clock.increment(1_999);
    expect(selectIsGuest(snapshot())).toBe(false);
    clock.increment(1);
    expect(selectIsGuest(snapshot())).toBe(true);
  },

  'finds the member whose tokens are read late, and gives up after a minute': async (machine) => {
    const { clock, read, snapshot } = open(machine);
    clock.increment(2_000);
    expect(selectIsGuest(snapshot())).toBe(true);
    read.last().reply.resolve(ada);
    await settle();
    expect(selectIsMember(snapshot())).toBe(true);
    const slow = open(machine);
    slow.clock.increment(2_000);
    slow.clock.increment(57_999);
    expect(slow.snapshot().matches({ reading: 'asking' })).toBe(true);
    slow.clock.increment(1);
    expect(slow.snapshot().matches({ reading: 'idle' })).toBe(true);
  },

  'asks for log-in once however many 401s arrive [S4.session.01 S4.session.02]': async (machine) => {
    const { actor, loginRequests, persisted, snapshot } = await openAsMember(machine);
    for (let refusal = 0; refusal < 10; refusal += 1) {
      actor.send({ type: 'api.unauthorized', token: 'ada', path: '/order/list' });
    }
    expect(loginRequests).toEqual([]);
    actor.send({ type: 'token.renewalFailed' });
    actor.send({ type: 'api.unauthorized', token: 'ada', path: '/coin/center' });
    expect(loginRequests).toEqual(['/order/list']);
    expect(persisted).toEqual([null]);
    expect(selectReturnTo(snapshot())).toBe('/order/list');
  },

  'goes on when the one renewal succeeds, and a late 401 of the old token changes nothing [S4.session.01]': async (
    machine,
  ) => {
    const { actor, loginRequests, snapshot } = await openAsMember(machine);
    actor.send({ type: 'api.unauthorized', token: 'ada', path: '/order/list' });
    actor.send({ type: 'token.renewed', token: 'ada2', refresh: null });
    actor.send({ type: 'api.unauthorized', token: 'ada', path: '/order/list' });
    expect(selectToken(snapshot())).toBe('ada2');
    expect(snapshot().matches({ holder: { member: 'settled' } })).toBe(true);
    expect(loginRequests).toEqual([]);
  },

  'waits 20 s for the renewal': async (machine) => {
    const { clock, actor, snapshot } = await openAsMember(machine);
    actor.send({ type: 'api.unauthorized', token: 'ada', path: '/order/list' });
    clock.increment(19_999);
    expect(selectIsMember(snapshot())).toBe(true);
    clock.increment(1);
    expect(selectIsGuest(snapshot())).toBe(true);
  },

  'is signed out for the next page as soon as it is asked, and tells the server though the storage knows nobody':
    async (machine) => {
      const { actor, read, logOut, persisted, snapshot } = await openAsMember(machine);
      actor.send({ type: 'session.logOut' });
      expect(persisted).toEqual([null]);
      actor.send({ type: 'page.becameVisible' });
      read.last().reply.resolve(null);
      await settle();
      expect(logOut.last().args[0]).toBe('ada');
      expect(logOut.last().args[1].aborted).toBe(false);
      logOut.last().reply.resolve();
      await settle();
      expect([selectIsGuest(snapshot()), persisted]).toEqual([true, [null]]);
    },

  'signs out after 5 s even when the server is silent': async (machine) => {
    const { clock, actor, persisted, snapshot } = await openAsMember(machine);
    actor.send({ type: 'session.logOut' });
    clock.increment(4_999);
    expect(selectIsMember(snapshot())).toBe(true);
    clock.increment(1);
    expect(selectIsGuest(snapshot())).toBe(true);
    expect(persisted).toEqual([null]);
  },

  'is signed out though another tab renews the token meanwhile, and signs out of that one too': async (machine) => {
    const { actor, read, logOut, persisted, snapshot } = await openAsMember(machine);
    actor.send({ type: 'session.logOut' });
    actor.send({ type: 'storage.changed' });
    read.last().reply.resolve({ ...ada, token: 'ada2' });
    await settle();
    expect(selectToken(snapshot())).toBe('ada2');
    expect(logOut.last().args[1].aborted).toBe(false);
    logOut.last().reply.resolve();
    await settle();
    expect([selectIsGuest(snapshot()), persisted]).toEqual([true, [null]]);
  },

  'is signed out though another tab or the host brings somebody else meanwhile': async (machine) => {
    const { clock, actor, read, snapshot } = await openAsMember(machine);
    actor.send({ type: 'session.logOut' });
    actor.send({ type: 'storage.changed' });
    read.last().reply.resolve({ ...ada, token: 'bob', accountId: '01HBOB' });
    await settle();
    actor.send({ type: 'host.tokenReceived', token: 'cleo', accountId: '01HCLEO' });
    expect(selectToken(snapshot())).toBe('ada');
    clock.increment(5_000);
    expect(selectIsGuest(snapshot())).toBe(true);
    const inApp = await openAsMember(machine);
    inApp.actor.send({ type: 'session.logOut' });
    inApp.actor.send({ type: 'host.tokenReceived', token: null, accountId: null });
    expect(selectIsGuest(inApp.snapshot())).toBe(true);
  },

  'is a member though nobody was here when it was asked': async (machine) => {
    const { actor, read, snapshot } = open(machine);
    actor.send({ type: 'host.tokenReceived', token: 'ada', accountId: '01HADA' });
    read.calls[0]?.reply.resolve(null);
    await settle();
    expect(selectToken(snapshot())).toBe('ada');
  },

  'follows another tab that signs out': async (machine) => {
    const { actor, read, snapshot } = await openAsMember(machine);
    actor.send({ type: 'storage.changed' });
    expect(selectIsMember(snapshot())).toBe(true);
    read.last().reply.resolve(null);
    await settle();
    expect(selectIsGuest(snapshot())).toBe(true);
  },

  'takes a new token of the host and ignores the same one': async (machine) => {
    const { actor, persisted, snapshot } = await openAsMember(machine);
    actor.send({ type: 'host.tokenReceived', token: 'ada', accountId: '01HADA' });
    expect(persisted).toEqual([]);
    actor.send({ type: 'host.tokenReceived', token: 'fresh', accountId: '01HADA' });
    expect(selectToken(snapshot())).toBe('fresh');
    expect(persisted).toEqual([{ token: 'fresh', accountId: '01HADA', savvyUser: false, refresh: null }]);
  },

  'keeps all that a log-in and a renewal say, and nothing of who was here before': async (machine) => {
    const { actor, read, persisted, snapshot } = await openAsMember(machine);
    const refresh = (refreshToken: string) => ({ refreshToken, refreshExpireTime: 2e12 });
    const bob: Identity = { token: 'bob', accountId: '01HBOB', savvyUser: true, refresh: refresh('bob refresh') };
    actor.send({ type: 'session.loggedIn', identity: bob });
    expect(persisted).toEqual([bob]);
    actor.send({ type: 'token.renewed', token: 'bob2', refresh: refresh('bob refresh 2') });
    expect(snapshot().context).toMatchObject({ ...bob, token: 'bob2', refresh: refresh('bob refresh 2') });
    actor.send({ type: 'session.logOut' });
    actor.send({ type: 'storage.changed' });
    read.last().reply.resolve({ ...bob, token: 'bob3', refresh: refresh('bob refresh 3') });
    await settle();
    expect(snapshot().context.refresh).toEqual(refresh('bob refresh 3'));
    actor.send({ type: 'session.loggedIn', identity: bob });
    actor.send({ type: 'host.tokenReceived', token: 'cleo', accountId: '01HCLEO' });
    expect(persisted.at(-1)).toEqual({ token: 'cleo', accountId: '01HCLEO', savvyUser: false, refresh: null });
  },
};
