import type { MachineModel } from '../verify/model.ts';
import { assistantMachine } from './machine.ts';
import type { AssistantMessage } from './types.ts';

const message = (text: string): AssistantMessage => ({
  ...{ who: 'ASSISTANT', text, time: 1, sources: [], actions: [], handover: false },
});
const reply = { sessionId: 'session', reply: 'Cut it there.', sources: [], actions: [], handover: false };

export const assistantModel: MachineModel<typeof assistantMachine> = {
  machine: assistantMachine,
  inputs: [
    { sessionId: null, draft: '' },
    { sessionId: 'session', draft: 'Where?' },
  ],
  samples: {
    'draft.write': [
      { type: 'draft.write', text: 'Where?' },
      { type: 'draft.write', text: ' ' },
      { type: 'draft.write', text: 'x'.repeat(501) },
    ],
    'send.press': [{ type: 'send.press', askId: 'ask' }],
    'text.arrived': [{ type: 'text.arrived', text: 'Cut it' }],
    'stop.press': [{ type: 'stop.press' }],
    'handOver.press': [{ type: 'handOver.press' }],
    'clear.press': [{ type: 'clear.press' }],
    'undo.press': [{ type: 'undo.press' }],
    'line.lost': [{ type: 'line.lost' }],
    'line.back': [{ type: 'line.back' }],
  },
  replies: {
    load: [[message('Hello.')], []],
    ask: [{ kind: 'answered', reply, time: 1 }, { kind: 'refused', message: 'Not today.' }, { kind: 'offline' }],
  },
  abstraction: ({ context: { draft, messages, question, partial, nextId, problem, cleared, sessionId } }) => [
    draft.trim() === '' ? 'nothing' : draft.length > 500 ? 'too much' : 'something',
    messages.length > 0,
    question !== null,
    partial !== '',
    nextId,
    problem,
    cleared !== null,
    sessionId,
  ],
  invariants: {
    'something is asked exactly while a question is there to be answered': (s) =>
      !s.matches('asking') || (s.context.question !== null && s.context.question.text !== ''),
    'a part of a reply is shown only while it comes': (s) => s.context.partial === '' || s.matches('asking'),
    'there is a part of a reply when the first sentence has come': (s) =>
      s.matches({ asking: 'streaming' }) === (s.context.partial !== ''),
    'a reason stands only where a question has failed, and until the next one': (s) =>
      s.context.problem === null || s.matches('ready'),
    'a draft waits to be sent only behind something else': (s) =>
      s.context.nextId === null || s.matches('opening') || s.matches('asking'),
  },
  steps: {
    'what was typed is in the box or asked, whatever happens': ({ before, event, after }) =>
      event.type === 'draft.write' ||
      before.context.draft.trim() === '' ||
      [after.context.draft, after.context.question?.text ?? ''].some((text) =>
        text.includes(before.context.draft.trim()),
      ),
    'a question is answered or back in the box': ({ before, event, after }) =>
      !before.matches('asking') ||
      after.matches('asking') ||
      (event.type.startsWith('xstate.done') && after.context.question === null) ||
      after.context.draft.includes(before.context.question?.text ?? ''),
    'a question that failed says so': ({ before, after }) =>
      !before.matches('asking') || after.context.problem === null || after.matches({ ready: 'failed' }),
    'a question that is asked has no words of an answer yet, and none behind it': ({ before, after }) =>
      before.matches('asking') ||
      !after.matches('asking') ||
      (after.context.partial === '' && after.context.nextId === null),
    'the server is asked only after a press': ({ before, event, after, actions }) =>
      !actions.includes('start ask') ||
      event.type === 'send.press' ||
      (before.context.nextId !== null && after.context.question?.askId === before.context.nextId) ||
      before.context.question?.askId === after.context.question?.askId,
    'the server hears of clearing and of its end': ({ event, before, after, actions }) =>
      actions.includes('setCleared') ===
      ((event.type === 'clear.press' || event.type === 'undo.press') &&
        before.context.messages.length !== after.context.messages.length),
    'a person is asked for exactly when somebody presses for one': ({ event, actions }) =>
      actions.includes('handOver') === (event.type === 'handOver.press'),
  },
  ignored: {
    'text.arrived': { '*': 'it belongs to a question that was given up' },
    'stop.press': { '*': 'nothing is asked' },
    'clear.press': { opening: 'it is not there yet', asking: 'its reply is on its way' },
    'undo.press': { opening: 'nothing was cleared', asking: 'a new talk has begun' },
    'line.lost': { opening: 'the reading fails by itself', asking: 'the question fails by itself' },
    'line.back': { '*': 'nothing waits for it' },
  },
};
