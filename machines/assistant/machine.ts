import { assistantTextMax } from '#rules/assistant.ts';
import { requestTimeout } from '#rules/limits.ts';
import { assign, setup } from 'xstate';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import type {
  AssistantContext,
  AssistantEvent,
  AssistantInput,
  AssistantMessage,
  AssistantOutcome,
  AssistantRequest,
} from './types.ts';

type Answered = Extract<AssistantOutcome, { kind: 'answered' }>;

const messageOf = (who: AssistantMessage['who'], text: string, time: number): AssistantMessage => ({
  ...{ who, text, time, sources: [], actions: [], handover: false },
});

/** A question that comes back to who typed it, before what was typed meanwhile. */
const joined = (texts: readonly string[]): string => texts.filter((text) => text.trim() !== '').join('\n');

export const assistantMachine = setup({
  types: {
    context: {} as AssistantContext,
    events: {} as AssistantEvent,
    input: {} as AssistantInput,
    tags: {} as 'busy',
  },
  actors: {
    load: unprovidedActor<readonly AssistantMessage[], { sessionId: string }>('load'),
    ask: unprovidedActor<AssistantOutcome, AssistantRequest>('ask'),
  },
  actions: {
    setCleared: unprovidedAction<{ sessionId: string | null; cleared: boolean }>('setCleared'),
    handOver: unprovidedAction('handOver'),
    setDraft: assign((_, { text }: { text: string }) => ({ draft: text })),
    setMessages: assign((_, { messages }: { messages: readonly AssistantMessage[] }) => ({ messages })),
    setQuestion: assign(({ context: { question, draft } }, { askId }: { askId: string }) => ({
      question: question?.text === draft.trim() ? question : { askId, text: draft.trim() },
      ...{ draft: '', partial: '', nextId: null, problem: null },
    })),
    clearNext: assign({ nextId: null }),
    setNext: assign((_, { askId }: { askId: string }) => ({ nextId: askId })),
    addText: assign({
      partial: ({ context: { partial } }, { text }: { text: string }) => (partial === '' ? text : `${partial} ${text}`),
    }),
    setReply: assign(({ context: { messages, question } }, { answered }: { answered: Answered }) => {
      const { sessionId, reply, sources, actions, handover } = answered.reply;
      const { time } = answered;
      return {
        sessionId,
        messages: [
          ...messages,
          messageOf('SHOPPER', question?.text ?? '', time),
          { ...messageOf('ASSISTANT', reply, time), sources, actions, handover },
        ],
        ...{ question: null, partial: '' },
      };
    }),
    returnQuestion: assign(({ context: { question, draft } }) => ({
      draft: joined([question?.text ?? '', draft]),
      ...{ partial: '', nextId: null },
    })),
    setProblem: assign((_, { problem }: { problem: string }) => ({ problem })),
    clearProblem: assign({ problem: null }),
    clearTalk: assign(({ context: { sessionId, messages } }) => ({
      cleared: { sessionId, messages },
      ...{ sessionId: null, messages: [] },
    })),
    restoreTalk: assign(({ context: { cleared } }) => ({ ...cleared, cleared: null })),
  },
  guards: {
    hasSession: ({ context }) => context.sessionId !== null,
    hasMessages: ({ context }) => context.messages.length > 0,
    hasCleared: ({ context }) => context.cleared !== null && context.messages.length === 0,
    isSendable: ({ context: { draft } }) => draft.trim() !== '' && draft.trim().length <= assistantTextMax,
    isNextSendable: ({ context: { draft, nextId } }) =>
      nextId !== null && draft.trim() !== '' && draft.trim().length <= assistantTextMax,
    isAnswered: (_, { outcome }: { outcome: AssistantOutcome }) => outcome.kind === 'answered',
    isRefused: (_, { outcome }: { outcome: AssistantOutcome }) => outcome.kind === 'refused',
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'assistant',
  options: { maxIterations: 1_000 },
  description:
    'A talk with the assistant. What is typed stays until it is answered: a question that fails comes back into the box.',
  context: ({ input: { sessionId, draft } }) => ({
    ...{ sessionId, draft, messages: [], question: null, partial: '', nextId: null, problem: null, cleared: null },
  }),
  initial: 'begun',
  on: {
    'draft.write': {
      actions: { type: 'setDraft', params: ({ event: { text } }) => ({ text }) },
      description: 'Typing is never in the way of anything.',
    },
  },
  states: {
    begun: {
      description: 'Is there a talk to go on with?',
      always: [
        { guard: 'hasSession', target: 'opening', description: 'This browser has the id of one.' },
        { target: 'ready', description: 'A new one.' },
      ],
    },
    opening: {
      description: 'What was said before is read.',
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => ({ sessionId: context.sessionId ?? '' }),
        onDone: {
          target: 'opened',
          actions: { type: 'setMessages', params: ({ event: { output } }) => ({ messages: output }) },
          description: 'It is there; one that is over is empty.',
        },
        onError: { target: 'opened', description: 'It cannot be read, and goes on all the same.' },
      },
      after: { requestTimeout: { target: 'opened', description: 'No answer.' } },
      on: {
        'send.press': {
          actions: { type: 'setNext', params: ({ event: { askId } }) => ({ askId }) },
          description: 'It goes out when the talk is there.',
        },
        'handOver.press': {
          target: 'ready.handedOver',
          actions: ['clearNext', 'handOver'],
          description: 'A person goes on.',
        },
      },
    },
    opened: {
      description: 'Is something waiting to be asked?',
      always: [
        {
          guard: 'isNextSendable',
          target: 'asking',
          actions: { type: 'setQuestion', params: ({ context: { nextId } }) => ({ askId: nextId ?? '' }) },
          description: 'What was sent meanwhile.',
        },
        { target: 'ready', actions: 'clearNext', description: 'Nothing.' },
      ],
    },
    ready: {
      description: 'A question can be typed.',
      initial: 'idle',
      on: {
        'handOver.press': { target: '.handedOver', actions: 'handOver', description: 'A person goes on.' },
        'clear.press': {
          guard: 'hasMessages',
          actions: [
            { type: 'setCleared', params: ({ context: { sessionId } }) => ({ sessionId, cleared: true }) },
            'clearTalk',
          ],
          description: 'The talk goes; for a while it can come back.',
        },
        'undo.press': {
          guard: 'hasCleared',
          actions: [
            'restoreTalk',
            { type: 'setCleared', params: ({ context: { sessionId } }) => ({ sessionId, cleared: false }) },
          ],
          description: 'It is back.',
        },
        'send.press': {
          guard: 'isSendable',
          target: 'asking',
          actions: { type: 'setQuestion', params: ({ event: { askId } }) => ({ askId }) },
          description: 'A question.',
        },
        'line.lost': { target: '.offline', description: 'Nothing can be asked for now.' },
      },
      states: {
        idle: { description: 'Nothing has gone wrong.' },
        failed: { description: 'The question was not answered: it is back in the box, and why stands beside it.' },
        offline: {
          description: 'There is no network. What is typed stays.',
          on: {
            'send.press': { description: 'It stays in the box.' },
            'line.back': { target: 'idle', actions: 'clearProblem', description: 'It can be asked again.' },
          },
        },
        handedOver: { description: 'A person goes on; the shopper may still ask here.' },
      },
    },
    asking: {
      description: 'The assistant is asked. Its reply comes sentence by sentence.',
      tags: 'busy',
      initial: 'sending',
      invoke: {
        src: 'ask',
        input: ({ context: { sessionId, question }, self }) => ({
          ...{ sessionId, askId: question?.askId ?? '', text: question?.text ?? '' },
          onText: (text) => self.send({ type: 'text.arrived', text }),
        }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => ({ outcome: event.output }) },
            target: 'opened',
            actions: { type: 'setReply', params: ({ event }) => ({ answered: event.output as Answered }) },
            description: 'The reply, with where it comes from.',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'ready.failed',
            actions: [
              'returnQuestion',
              {
                type: 'setProblem',
                params: ({ event: { output } }) => ({ problem: output.kind === 'refused' ? output.message : '' }),
              },
            ],
            description: 'The server says why not.',
          },
          { target: 'ready.offline', actions: 'returnQuestion', description: 'There is no network.' },
        ],
        onError: {
          target: 'ready.failed',
          actions: ['returnQuestion', { type: 'setProblem', params: () => ({ problem: '' }) }],
          description: 'Nobody knows why. The same question has the same id when it is sent again.',
        },
      },
      after: {
        requestTimeout: {
          target: 'ready.failed',
          actions: ['returnQuestion', { type: 'setProblem', params: () => ({ problem: '' }) }],
          description: 'No answer.',
        },
      },
      on: {
        'send.press': {
          actions: { type: 'setNext', params: ({ event: { askId } }) => ({ askId }) },
          description: 'It goes out after this one.',
        },
        'stop.press': { target: 'ready', actions: 'returnQuestion', description: 'The shopper words it anew.' },
        'handOver.press': {
          target: 'ready.handedOver',
          actions: ['returnQuestion', 'handOver'],
          description: 'A person goes on, with the question.',
        },
      },
      states: {
        sending: {
          description: 'Nothing has come yet.',
          on: {
            'text.arrived': {
              target: 'streaming',
              actions: { type: 'addText', params: ({ event: { text } }) => ({ text }) },
              description: 'The first sentence.',
            },
          },
        },
        streaming: {
          description: 'A part of the reply is there.',
          on: {
            'text.arrived': {
              actions: { type: 'addText', params: ({ event: { text } }) => ({ text }) },
              description: 'One more.',
            },
          },
        },
      },
    },
  },
});
