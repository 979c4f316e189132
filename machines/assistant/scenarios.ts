import { expect } from 'vitest';
import { requestTimeout } from '#rules/limits.ts';
import { createActor, SimulatedClock } from 'xstate';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { createAssistantImplementations } from './implementations.ts';
import type { assistantMachine } from './machine.ts';
import { selectIsAsking, selectIsHandedOver, selectIsOffline, selectIsOpening, selectTalk } from './selectors.ts';
import type { AssistantMessage, AssistantOutcome, AssistantRequest, HandOver } from './types.ts';

const earlier: AssistantMessage = {
  ...{ who: 'ASSISTANT', text: 'Hello.', time: 1, sources: [], actions: [], handover: false },
};
const source = { type: 'ARTICLE' as const, id: 'cut-strip', title: 'Cut', route: '/support' };
const answered: AssistantOutcome = {
  kind: 'answered',
  reply: { sessionId: 'session-1', reply: 'Cut it there.', sources: [source], actions: [], handover: true },
  time: 2,
};

function open(machine: typeof assistantMachine, { sessionId = null as string | null, draft = '' } = {}) {
  const clock = new SimulatedClock();
  const load = fakeEffect<[{ sessionId: string }, AbortSignal], readonly AssistantMessage[]>();
  const ask = fakeEffect<[AssistantRequest, AbortSignal], AssistantOutcome>();
  const cleared: [string, boolean][] = [];
  const handOvers: HandOver[] = [];
  const implementations = createAssistantImplementations({
    load: load.effect,
    ask: ask.effect,
    setCleared: (id, isCleared) => cleared.push([id, isCleared]),
    handOver: (handOver) => handOvers.push(handOver),
  });
  const actor = createActor(machine.provide(implementations), { clock, input: { sessionId, draft } }).start();
  const snapshot = () => actor.getSnapshot();
  return {
    clock,
    cleared,
    handOvers,
    send: actor.send.bind(actor),
    type: (text: string) => actor.send({ type: 'draft.write', text }),
    press: (askId: string) => actor.send({ type: 'send.press', askId }),
    requests: () => ask.calls.map(({ args: [{ askId, text, sessionId: id }] }) => [askId, text, id]),
    loads: () => load.calls.map(({ args: [{ sessionId: id }] }) => id),
    isGivenUp: () => ask.last().args[1].aborted,
    say: (text: string) => ask.last().args[0].onText(text),
    loaded: async (messages: readonly AssistantMessage[] | Error) => {
      if (messages instanceof Error) load.last().reply.reject(messages);
      else load.last().reply.resolve(messages);
      await settle();
    },
    answer: async (outcome: AssistantOutcome | Error) => {
      if (outcome instanceof Error) ask.last().reply.reject(outcome);
      else ask.last().reply.resolve(outcome);
      await settle();
    },
    talk: () => selectTalk(snapshot()),
    texts: () => selectTalk(snapshot()).messages.map(({ text }) => text),
    state: () =>
      [
        ...(selectIsOpening(snapshot()) ? ['opening'] : []),
        ...(selectIsAsking(snapshot()) ? ['asking'] : []),
        ...(selectIsOffline(snapshot()) ? ['offline'] : []),
        ...(selectIsHandedOver(snapshot()) ? ['handed over'] : []),
      ].join() || 'ready',
  };
}

export const assistantScenarios: Scenarios<typeof assistantMachine> = {
  'a question is asked, its reply comes in sentences and stays whole': async (machine) => {
    const page = open(machine);
    expect(page.state()).toBe('ready');
    page.type(' ');
    page.press('a');
    page.type('x'.repeat(501));
    page.press('a');
    expect(page.requests()).toEqual([]);
    page.type(' Where do I cut? ');
    page.press('a');
    expect([page.state(), page.requests(), page.talk().draft]).toEqual([
      'asking',
      [['a', 'Where do I cut?', null]],
      '',
    ]);
    page.say('Cut it');
    page.say('there.');
    expect(page.talk().partial).toBe('Cut it there.');
    await page.answer(answered);
    expect([page.state(), page.texts(), page.talk().partial]).toEqual([
      'ready',
      ['Where do I cut?', 'Cut it there.'],
      '',
    ]);
    expect(page.talk().messages).toMatchObject([
      { who: 'SHOPPER', time: 2, sources: [], handover: false },
      { who: 'ASSISTANT', time: 2, sources: [source], handover: true },
    ]);
    page.type('x'.repeat(500));
    page.press('b');
    expect(page.requests().at(-1)).toEqual(['b', 'x'.repeat(500), 'session-1']);
  },

  'what was said before is read, and goes on when it cannot be': async (machine) => {
    const page = open(machine, { sessionId: 'session-1', draft: 'And now?' });
    expect([page.state(), page.loads(), page.talk().draft]).toEqual(['opening', ['session-1'], 'And now?']);
    await page.loaded([earlier]);
    expect([page.state(), page.texts()]).toEqual(['ready', ['Hello.']]);
    const other = open(machine, { sessionId: 'session-1' });
    await other.loaded(new Error('Failed to fetch'));
    expect([other.state(), other.talk().sessionId]).toEqual(['ready', 'session-1']);
    const slow = open(machine, { sessionId: 'session-1' });
    slow.clock.increment(requestTimeout);
    expect(slow.state()).toBe('ready');
  },

  'what is sent while the talk is read goes out afterwards': async (machine) => {
    const page = open(machine, { sessionId: 'session-1' });
    page.type('And now?');
    page.press('a');
    expect(page.requests()).toEqual([]);
    await page.loaded([]);
    expect([page.state(), page.requests()]).toEqual(['asking', [['a', 'And now?', 'session-1']]]);
    const gone = open(machine, { sessionId: 'session-1', draft: 'Hello?' });
    gone.send({ type: 'handOver.press' });
    expect([gone.state(), gone.handOvers]).toEqual(['handed over', [{ sessionId: 'session-1', draft: 'Hello?' }]]);
  },

  'a question that is sent while another is asked waits for it': async (machine) => {
    const page = open(machine);
    page.type('One?');
    page.press('a');
    page.type('Two?');
    page.press('b');
    expect([page.requests(), page.talk().draft]).toEqual([[['a', 'One?', null]], 'Two?']);
    await page.answer(answered);
    expect([page.requests().at(-1), page.talk().draft, page.state()]).toEqual([
      ['b', 'Two?', 'session-1'],
      '',
      'asking',
    ]);
    page.press('c');
    await page.answer(answered);
    expect([page.state(), page.texts()]).toEqual(['ready', ['One?', 'Cut it there.', 'Two?', 'Cut it there.']]);
    page.type('Three?');
    page.press('d');
    page.type('x'.repeat(501));
    page.press('e');
    await page.answer(answered);
    expect([page.state(), page.requests()]).toHaveLength(2);
    expect(page.state()).toBe('ready');
  },

  'a question that fails comes back into the box, and has its id again when it is sent as it was': async (machine) => {
    const page = open(machine);
    page.type('Where?');
    page.press('a');
    page.say('Cut');
    page.type('And when?');
    await page.answer(new Error('Failed to fetch'));
    expect([page.state(), page.talk().draft, page.talk().problem]).toEqual(['ready', 'Where?\nAnd when?', '']);
    expect(page.talk().partial).toBe('');
    page.type('Where?');
    page.press('b');
    expect([page.requests().at(-1), page.talk().problem]).toEqual([['a', 'Where?', null], null]);
    await page.answer({ kind: 'refused', message: 'Not today.' });
    expect([page.talk().draft, page.talk().problem]).toEqual(['Where?', 'Not today.']);
    page.type('Why?');
    page.press('c');
    expect(page.requests().at(-1)).toEqual(['c', 'Why?', null]);
    page.press('d');
    page.clock.increment(requestTimeout - 1);
    expect(page.state()).toBe('asking');
    page.clock.increment(1);
    expect([page.state(), page.talk().draft, page.talk().problem, page.talk().nextId]).toEqual([
      'ready',
      'Why?',
      '',
      null,
    ]);
  },

  'without a network what is typed stays, and goes out when it is back': async (machine) => {
    const page = open(machine);
    page.type('Where?');
    page.press('a');
    page.press('b');
    await page.answer({ kind: 'offline' });
    expect([page.state(), page.talk().draft, page.talk().nextId]).toEqual(['offline', 'Where?', null]);
    page.press('c');
    expect(page.requests()).toHaveLength(1);
    page.send({ type: 'line.back' });
    expect(page.state()).toBe('ready');
    page.press('c');
    expect(page.requests().at(-1)).toEqual(['a', 'Where?', null]);
    await page.answer({ kind: 'refused', message: 'Not today.' });
    page.send({ type: 'line.lost' });
    expect([page.state(), page.talk().problem]).toEqual(['offline', 'Not today.']);
    page.send({ type: 'line.back' });
    expect(page.talk().problem).toBeNull();
  },

  'a question that is stopped comes back to be worded anew': async (machine) => {
    const page = open(machine);
    page.type('Where?');
    page.press('a');
    page.say('Cut');
    page.press('b');
    page.send({ type: 'stop.press' });
    expect([page.state(), page.talk().draft, page.isGivenUp()]).toEqual(['ready', 'Where?', true]);
    expect([page.talk().partial, page.talk().nextId, page.talk().problem]).toEqual(['', null, null]);
  },

  'a person goes on with all that was typed': async (machine) => {
    const page = open(machine);
    page.type('Where?');
    page.press('a');
    page.type('Hello?');
    page.send({ type: 'handOver.press' });
    expect([page.state(), page.handOvers, page.isGivenUp()]).toEqual([
      'handed over',
      [{ sessionId: null, draft: 'Where?\nHello?' }],
      true,
    ]);
    page.send({ type: 'handOver.press' });
    expect(page.handOvers).toHaveLength(2);
    page.press('b');
    expect(page.state()).toBe('asking');
  },

  'a talk that is cleared comes back, until another begins': async (machine) => {
    const page = open(machine);
    page.send({ type: 'undo.press' });
    page.send({ type: 'clear.press' });
    expect(page.cleared).toEqual([]);
    page.type('Where?');
    page.press('a');
    await page.answer(answered);
    page.send({ type: 'clear.press' });
    expect([page.texts(), page.talk().sessionId, page.cleared]).toEqual([[], null, [['session-1', true]]]);
    page.send({ type: 'undo.press' });
    expect([page.texts(), page.talk().sessionId, page.talk().cleared]).toEqual([
      ['Where?', 'Cut it there.'],
      'session-1',
      null,
    ]);
    expect(page.cleared.at(-1)).toEqual(['session-1', false]);
    page.send({ type: 'clear.press' });
    page.type('Why?');
    page.press('b');
    await page.answer({ ...answered, reply: { ...answered.reply, sessionId: 'session-2' } });
    page.send({ type: 'undo.press' });
    expect([page.talk().sessionId, page.cleared]).toHaveLength(2);
    expect(page.talk().sessionId).toBe('session-2');
  },
};
