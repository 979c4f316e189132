import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, setup, SimulatedClock } from 'xstate';
import { paymentMachine } from '#machines/payment/machine.ts';
import type { PaymentAttempt, PaymentFacts } from '#machines/payment/types.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import type { Identity } from '#machines/session/types.ts';
import { settle } from '#machines/verify/harness.ts';
import { replayRecording } from '#machines/verify/recording.ts';
import type { Channel, Message } from './messages.ts';
import { createWatch } from './watch.ts';

/** A channel whose other end is the test. */
function fakeChannel() {
  const posted: Message[] = [];
  const hearers: ((message: Message) => void)[] = [];
  const channel: Channel = {
    post: (message) => posted.push(message),
    listen: (hear) => {
      hearers.push(hear);
      return () => undefined;
    },
  };
  const say = (message: Message) => hearers.forEach((hear) => hear(message));
  return { channel, posted, say };
}

function watching() {
  const { channel, posted, say } = fakeChannel();
  const watch = createWatch({ channel, tab: 'one', path: () => '/home', now: () => 1_000 });
  const news = () => posted.flatMap((message) => (message.type === 'tab.news' ? [message] : []));
  return { watch, posted, say, news };
}

const lampMachine = setup({
  actors: { warmUp: fromPromise(() => Promise.reject(new Error('no power for glow@worm.example'))) },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { 'lamp.switch': { target: 'warming' } } },
    warming: { invoke: { src: 'warmUp', onError: { target: 'off' } } },
  },
});

const secrets = {
  token: 'Q2x1ZWxlc3NHbG93V29ybUluVGhlRGFyazEyMzQ1Njc4',
  refreshToken: 'cmVmcmVzaC1nbG93LTk4NzY1NDMyMS1saWdodC1vbi1vbg',
  cardToken: 'tok_4242Aa9zBq7LmXw2Rt8Yk5',
  card: '4242 4242 4242 4242',
  email: 'ada@lampyris.example',
  password: 'glow-in-the-dark-77',
};

test('neither login nor payment puts a token, an email, a password or a card on the channel', async () => {
  const { watch, posted, say } = watching();
  const refresh = { refreshToken: secrets.refreshToken, refreshExpireTime: 1_800_000_000_000 };
  const identity: Identity = {
    token: secrets.token,
    accountId: '01JG0W0RM00000000000000000',
    savvyUser: false,
    refresh,
  };
  const session = createActor(
    sessionMachine.provide({
      actors: { readIdentity: fromPromise<Identity | null, undefined>(() => Promise.resolve(identity)) },
      actions: { persistIdentity: () => undefined, requestLogin: () => undefined, notifyClosed: () => undefined },
    }),
  );
  watch(session);
  say({ type: 'recording.begin', tab: 'one' });
  session.start();
  session.send({ type: 'login.request', path: `/login?email=${secrets.email}&back=%2Fcart` });
  // A form that forgets itself and sends what nobody asked for.
  session.send({ type: 'session.loggedIn', identity, ...{ email: secrets.email, password: secrets.password } });
  session.send({ type: 'api.unauthorized', token: secrets.token, path: `/orders#${secrets.token}` });
  await settle();

  const attempt: PaymentAttempt = {
    paymentNo: 'PAY-1',
    status: 'REQUIRES_ACTION',
    nextAction: { type: 'CARD_FORM', url: `https://bank.example/card?session=${secrets.cardToken}` },
    failure: null,
  };
  const payment = createActor(
    paymentMachine.provide({
      actors: {
        readStatus: fromPromise<PaymentFacts, { orderNo: string }>(() => Promise.resolve({ order: 'OPEN', attempt })),
        confirmCard: fromPromise(() => Promise.reject(new Error(`${secrets.card} of ${secrets.email} was declined`))),
      },
      actions: { persistPaymentKey: () => undefined },
    }),
    { input: { orderNo: 'LM-1', paymentKey: null, page: 'card', preferred: null, isConfirmed: false } },
  );
  watch(payment);
  payment.start();
  await settle();
  expect(payment.getSnapshot().matches('cardForm')).toBe(true);
  payment.send({ type: 'card.tokenised', cardToken: secrets.cardToken, saveCard: true });
  await settle();
  say({ type: 'page.opened' });
  say({ type: 'recording.end', tab: 'one' });

  const stream = JSON.stringify(posted);
  expect(posted.at(-2)?.type).toBe('recording.ended');
  expect(stream).toContain('session.loggedIn');
  expect(stream).toContain('card.tokenised');
  expect(stream).toContain('[redacted 1]');
  for (const [name, secret] of Object.entries(secrets)) expect(stream, name).not.toContain(secret);
  expect(stream).not.toContain(secrets.card.replaceAll(' ', ''));
});

test('an actor is known with its children before it starts, and what it does arrives as it happens', async () => {
  const { watch, news } = watching();
  const lamp = createActor(lampMachine, { systemId: 'hall' });
  watch(lamp);
  expect(news()[0]?.actors).toMatchObject([{ name: 'hall', machine: 'lamp', parent: null, value: 'off' }]);
  lamp.start();
  lamp.send({ type: 'lamp.switch' });
  await settle();
  const log = news().flatMap((one) => one.log.map(({ kind, actor, title }) => `${kind} ${actor}: ${title}`));
  expect(log).toContain('event hall: lamp.switch');
  expect(log).toContain('state hall: warming');
  expect(log).toContain('event hall: xstate.error.actor.0.lamp.warming');
  expect(log.at(-1)).toBe('state hall: off');
  expect(JSON.stringify(news())).not.toContain('glow@worm.example');
});

test('a page that opens later receives everything once more; what is over is left out', async () => {
  const { watch, say, news } = watching();
  const lamp = createActor(lampMachine);
  const spare = createActor(lampMachine);
  watch(lamp);
  watch(spare);
  lamp.start();
  spare.start().stop();
  lamp.send({ type: 'lamp.switch' });
  await settle();
  say({ type: 'page.opened' });
  const last = news().at(-1);
  expect(last?.whole).toBe(true);
  expect(last?.actors.map(({ name }) => name)).toEqual(['lamp']);
  expect(last?.log.some(({ title }) => title === 'lamp.switch')).toBe(true);
});

test('an actor that is shown twice is announced once', () => {
  const { watch, news } = watching();
  const lamp = createActor(lampMachine);
  watch(lamp);
  watch(lamp);
  lamp.start();
  lamp.send({ type: 'lamp.switch' });
  const switches = news().flatMap(({ log }) => log.filter(({ title }) => title === 'lamp.switch'));
  expect(switches).toHaveLength(1);
});

test('two actors of the same session id are kept apart', () => {
  const { watch, news } = watching();
  watch(createActor(lampMachine));
  watch(createActor(lampMachine));
  const ids = news().flatMap(({ actors }) => actors.map(({ id }) => id));
  expect(new Set(ids).size).toBe(2);
});

test('the page can send an event to one actor of one tab', () => {
  const { watch, say, news } = watching();
  const lamp = createActor(lampMachine);
  watch(lamp);
  lamp.start();
  const id = news()[0]?.actors[0]?.id ?? '';
  say({ type: 'event.send', tab: 'another', actor: id, event: { type: 'lamp.switch' } });
  expect(lamp.getSnapshot().value).toBe('off');
  say({ type: 'event.send', tab: 'one', actor: id, event: { type: 'lamp.switch' } });
  expect(lamp.getSnapshot().value).toBe('warming');
});

const hallMachine = setup({
  types: { context: {} as { pin: string }, events: {} as { type: 'hall.open'; pin: string } | { type: 'hall.leave' } },
  guards: {
    isPin: ({ context, event }) => event.type === 'hall.open' && event.pin === context.pin,
    isNight: () => false,
  },
  delays: { closing: 5_000 },
}).createMachine({
  id: 'hall',
  context: { pin: '4711' },
  initial: 'closed',
  on: { 'hall.open': { target: '.closed', guard: 'isNight' } },
  states: {
    closed: { on: { 'hall.open': { target: 'entering', guard: 'isPin' } } },
    entering: { always: [{ target: 'closed', guard: 'isNight' }, { target: 'open' }] },
    open: { after: { closing: 'closed' } },
  },
});

test('of its last event an actor shows every step, the guards that said no, and the timers that run since', () => {
  const { watch, news } = watching();
  const hall = createActor(hallMachine, { clock: new SimulatedClock() });
  watch(hall);
  hall.start();
  const last = () => news().at(-1);
  hall.send({ type: 'hall.open', pin: '1234' });
  expect(last()?.log).toMatchObject([{ kind: 'stay', title: 'closed' }]);
  expect(last()?.actors[0]).toMatchObject({
    timers: [],
    reaction: {
      event: 'hall.open',
      taken: [],
      refused: [
        { state: 'closed', on: 'hall.open', guard: 'isPin' },
        { state: '', on: 'hall.open', guard: 'isNight' },
      ],
    },
  });
  hall.send({ type: 'hall.open', pin: '4711' });
  expect(last()?.log).toMatchObject([{ kind: 'state', title: 'open' }]);
  expect(last()?.actors[0]).toMatchObject({
    timers: [{ event: 'xstate.after.closing.hall.open' }],
    reaction: {
      taken: [
        { state: 'closed', on: 'hall.open', to: 'entering' },
        { state: 'entering', on: 'always', to: 'open' },
      ],
      refused: [{ state: 'entering', on: 'always', guard: 'isNight' }],
    },
  });
  hall.send({ type: 'hall.leave' });
  expect(last()?.log).toMatchObject([{ kind: 'stay', title: 'open', payload: [] }]);
});

test('what was recorded, without its secrets, is played again by the pure machine under a clock of its own', () => {
  const clock = new SimulatedClock();
  const { channel, posted, say } = fakeChannel();
  const watch = createWatch({ channel, tab: 'one', path: () => '/home', now: () => clock.now() });
  vi.spyOn(Date, 'now').mockImplementation(() => clock.now());
  const hall = createActor(hallMachine, { clock });
  watch(hall);
  hall.start();
  hall.send({ type: 'hall.open', pin: '4711' });
  clock.increment(2_000);
  say({ type: 'recording.begin', tab: 'one' });
  clock.increment(3_000);
  hall.send({ type: 'hall.open', pin: '1234' });
  hall.send({ type: 'hall.open', pin: '4711' });
  clock.increment(5_000);
  say({ type: 'recording.end', tab: 'one' });
  vi.restoreAllMocks();
  const ended = posted.find((message) => message.type === 'recording.ended');
  if (!ended) throw new Error('Nothing was recorded');
  const { recording } = ended;
  expect(JSON.stringify(recording)).not.toContain('4711');
  expect(recording.steps.map(({ at, value }) => [at, value])).toEqual([
    [3_000, 'closed'],
    [3_000, 'closed'],
    [3_000, 'open'],
    [8_000, 'closed'],
  ]);
  const machines = new Map([['hall', hallMachine]]);
  expect(replayRecording(recording, machines)).toEqual({ steps: 4, timers: 2, messages: 0 });
});
