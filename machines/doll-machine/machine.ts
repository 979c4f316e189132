import { requestTimeout } from '#rules/limits.ts';
import { assign, setup } from 'xstate';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import type { DollContext, DollEvent, PlayReply, PlayRequest } from './types.ts';

type Result = NonNullable<DollContext['result']>;

/** How long the claw plays a result (ms), as its animation does. */
export const loweringTime = 2_400;

export const dollMachine = setup({
  types: { context: {} as DollContext, events: {} as DollEvent, tags: {} as 'busy' },
  actors: { play: unprovidedActor<PlayReply, PlayRequest>('play') },
  actions: {
    resultShown: unprovidedAction<{ playId: string }>('resultShown'),
    standChanged: unprovidedAction('standChanged'),
    setRequest: assign((_, { request, isCalm }: { request: PlayRequest; isCalm: boolean }) => ({
      request,
      isCalm,
      problem: null,
    })),
    setDemo: assign((_, { result, isCalm }: { result: Result; isCalm: boolean }) => ({
      result,
      isCalm,
      isDemo: true,
    })),
    setReply: assign((_, { reply }: { reply: PlayReply }) =>
      reply.kind === 'played' ? { result: reply.result } : { problem: reply.message },
    ),
    setFound: assign((_, { result }: { result: Result }) => ({ result, problem: null })),
    setSeen: assign(({ context }) => ({ seenId: context.result?.playId ?? null })),
    clearResult: assign({ request: null, result: null, isDemo: false }),
  },
  guards: {
    isCalm: ({ context }) => context.isCalm,
    isDemo: ({ context }) => context.isDemo,
    isPlayed: (_, { reply }: { reply: PlayReply }) => reply.kind === 'played',
    isNews: ({ context }, { result }: { result: Result }) => result.playId !== context.seenId,
  },
  delays: { requestTimeout, loweringTime },
}).createMachine({
  id: 'dollMachine',
  options: { maxIterations: 1_000 },
  description:
    'The claw of the doll machine. The server has stored a result before anything moves; the claw only plays it.',
  context: { request: null, isCalm: false, isDemo: false, result: null, seenId: null, problem: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'It can be played. Why the last play was refused stands beside the button.',
      on: {
        'play.press': {
          target: 'asking',
          actions: { type: 'setRequest', params: ({ event: { request, isCalm } }) => ({ request, isCalm }) },
          description: 'The member plays.',
        },
        'demo.press': {
          target: 'lowering',
          actions: { type: 'setDemo', params: ({ event: { result, isCalm } }) => ({ result, isCalm }) },
          description: 'A guest looks how it goes.',
        },
        'result.found': {
          guard: { type: 'isNews', params: ({ event: { result } }) => ({ result }) },
          target: 'revealing',
          actions: { type: 'setFound', params: ({ event: { result } }) => ({ result }) },
          description: 'A play whose answer was lost, perhaps on another device.',
        },
      },
    },
    asking: {
      description: 'The server is asked. Coins and result are written together there.',
      tags: 'busy',
      invoke: {
        src: 'play',
        input: ({ context }) => context.request ?? { key: '', cost: 0 },
        onDone: [
          {
            guard: { type: 'isPlayed', params: ({ event }) => ({ reply: event.output }) },
            target: 'lowering',
            actions: { type: 'setReply', params: ({ event }) => ({ reply: event.output }) },
            description: 'The result is known.',
          },
          {
            target: 'idle',
            actions: [{ type: 'setReply', params: ({ event }) => ({ reply: event.output }) }, 'standChanged'],
            description: 'Refused: nothing was spent.',
          },
        ],
        onError: { target: 'lost', description: 'Nobody knows whether it was played.' },
      },
      after: { requestTimeout: { target: 'lost', description: 'No answer.' } },
    },
    lost: {
      description: 'It may have been played. The same key asks again, and costs nothing twice.',
      on: {
        'retry.press': { target: 'asking', description: 'The same play again.' },
        'result.found': {
          guard: { type: 'isNews', params: ({ event: { result } }) => ({ result }) },
          target: 'revealing',
          actions: { type: 'setFound', params: ({ event: { result } }) => ({ result }) },
          description: 'It was played: the server has told the result.',
        },
      },
    },
    lowering: {
      description: 'The claw plays the result.',
      tags: 'busy',
      always: { guard: 'isCalm', target: 'revealing', description: 'Less motion is asked for.' },
      on: { 'lowering.skip': { target: 'revealing', description: 'The shopper wants to know.' } },
      after: { loweringTime: { target: 'revealing', description: 'The claw is there.' } },
    },
    revealing: {
      description: 'The result comes on screen.',
      always: [
        { guard: 'isDemo', target: 'shown', description: 'It is made up: the server knows nothing of it.' },
        {
          target: 'shown',
          actions: ['setSeen', { type: 'resultShown', params: ({ context }) => ({ playId: context.seenId ?? '' }) }],
          description: 'The server does not have to say it again.',
        },
      ],
    },
    shown: {
      description: 'The result stays on screen until the shopper closes it.',
      on: { 'result.close': { target: 'idle', actions: 'clearResult', description: 'On to the next one.' } },
    },
  },
});
