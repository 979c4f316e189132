import { assign, sendTo, setup } from 'xstate';
import { actorNamed } from '../actor-named.ts';
import { unprovidedAction } from '../unprovided.ts';
import type { VideoContext, VideoEvent, VideoInput, VideoStarted } from './types.ts';

export const videoMachine = setup({
  types: {
    context: {} as VideoContext,
    events: {} as VideoEvent,
    input: {} as VideoInput,
    tags: {} as 'busy',
  },
  actions: {
    playMedia: unprovidedAction('playMedia'),
    pauseMedia: unprovidedAction('pauseMedia'),
    bumpAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    setOffline: assign({ isOnline: false }),
    setOnline: assign({ isOnline: true }),
    notifyStarted: sendTo(actorNamed('videoGroup'), ({ context: { id } }): VideoStarted => ({
      type: 'video.started',
      id,
    })),
  },
  guards: {
    isOffline: ({ context }) => !context.isOnline,
    isTurn: (_, { isTurn }: { isTurn: boolean }) => isTurn,
  },
  delays: { stallTimeout: 20_000 },
}).createMachine({
  id: 'video',
  options: { maxIterations: 1_000 },
  description:
    'One video: a poster until it is tapped, never an automatic loop of retries. The position is kept outside.',
  context: ({ input }) => ({ ...input, attempt: 0 }),
  initial: 'poster',
  on: {
    'network.wentOffline': { actions: 'setOffline', description: 'What is loaded may still play.' },
    'network.wentOnline': { actions: 'setOnline', description: 'Loading can go on.' },
  },
  states: {
    poster: {
      description: 'Nothing of the video is loaded.',
      meta: { req: ['S2.video.01'] },
      on: {
        'video.play': {
          target: 'loading',
          actions: ['bumpAttempt', 'notifyStarted'],
          description: 'The first tap.',
          meta: { req: ['S2.video.02'] },
        },
      },
    },
    loading: {
      description: 'Meant to play, waiting for data.',
      tags: 'busy',
      after: {
        stallTimeout: {
          target: 'failed.error',
          description: 'Not one byte for a long time: the shopper may try again instead of waiting on.',
        },
      },
      on: {
        'media.playing': { target: 'playing', description: 'There is enough data.' },
        'media.progressed': {
          target: 'loading',
          reenter: true,
          description: 'Slow, but it moves: the wait starts again.',
        },
        'media.paused': { target: 'paused', description: 'The shopper, or a browser that forbids to start.' },
        'media.ended': { target: 'ended', description: 'It was waiting at its end.' },
        'media.failed': [
          { guard: 'isOffline', target: 'failed.offline', description: 'It cannot come without a network.' },
          {
            target: 'failed.error',
            description: 'The file does not come or does not play.',
            meta: { req: ['S4.video.01', 'S2.video.04'] },
          },
        ],
        'network.wentOffline': {
          target: 'failed.offline',
          actions: 'setOffline',
          description: 'What is missing will not come.',
          meta: { req: ['S4.video.02'] },
        },
        'video.pause': { target: 'paused', actions: 'pauseMedia', description: 'Another video was started.' },
      },
    },
    playing: {
      description: 'The picture moves.',
      on: {
        'media.waiting': [
          {
            guard: 'isOffline',
            target: 'failed.offline',
            description: 'What was loaded is used up and no more will come.',
            meta: { req: ['S4.video.02'] },
          },
          { target: 'loading', description: 'Data ran out.' },
        ],
        'media.paused': { target: 'paused', description: 'Paused by its own controls.' },
        'media.ended': { target: 'ended', description: 'Seen to its end.' },
        'media.failed': [
          { guard: 'isOffline', target: 'failed.offline', description: 'It cannot go on without a network.' },
          { target: 'failed.error', description: 'The rest does not come.', meta: { req: ['S4.video.01'] } },
        ],
        'video.pause': {
          target: 'paused',
          actions: 'pauseMedia',
          description: 'Another video was started.',
          meta: { req: ['S2.video.03'] },
        },
      },
    },
    paused: {
      description: 'Stands still until somebody plays it again; the network does not matter.',
      on: {
        'media.playing': { target: 'playing', actions: 'notifyStarted', description: 'Played by its own controls.' },
        'media.ended': { target: 'ended', description: 'Moved to its end by hand.' },
        'media.failed': [
          { guard: 'isOffline', target: 'failed.offline', description: 'It cannot go on without a network.' },
          { target: 'failed.error', description: 'The rest does not come.' },
        ],
        'video.play': {
          target: 'loading',
          actions: ['playMedia', 'notifyStarted'],
          description: 'Played by the page.',
        },
      },
    },
    ended: {
      description: 'Seen to its end; playing starts it again.',
      on: {
        'media.playing': {
          target: 'playing',
          actions: 'notifyStarted',
          description: 'Played again by its own controls.',
        },
        'media.paused': { target: 'paused', description: 'Moved back from its end by hand.' },
        'media.failed': [
          { guard: 'isOffline', target: 'failed.offline', description: 'It cannot start again without a network.' },
          { target: 'failed.error', description: 'It does not come again.' },
        ],
        'video.play': {
          target: 'loading',
          actions: ['playMedia', 'notifyStarted'],
          description: 'Played again by the page.',
        },
      },
    },
    failed: {
      description: 'Says so and offers one place to tap. No clock runs here: nothing is tried again by itself.',
      initial: 'error',
      meta: { req: ['S4.video.03'] },
      on: {
        'video.retry': {
          target: 'loading',
          actions: ['bumpAttempt', 'notifyStarted'],
          description: 'A tap loads it anew; the position is kept.',
          meta: { req: ['S4.video.03', 'S2.video.05'] },
        },
        'network.wentOnline': [
          {
            guard: { type: 'isTurn', params: ({ event }) => ({ isTurn: event.isTurn }) },
            target: 'loading',
            actions: ['setOnline', 'bumpAttempt', 'notifyStarted'],
            description: 'One new try for one return of the network.',
            meta: { req: ['S4.video.03'] },
          },
          {
            target: '.error',
            actions: 'setOnline',
            description: 'Another video has its turn; this one waits for a tap.',
          },
        ],
      },
      states: {
        error: {
          description: 'The file is to blame, or the network was before it said so.',
          on: {
            'network.wentOffline': {
              target: 'offline',
              actions: 'setOffline',
              description: 'Now the reason is known.',
            },
          },
        },
        offline: { description: 'There is no network.' },
      },
    },
  },
});
