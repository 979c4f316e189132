import { modalDuration } from '#rules/limits.ts';
import { sendTo, setup } from 'xstate';
import { actorNamed } from '../actor-named.ts';
import type { NoticeEvent, NoticeGone, NoticeInput } from './types.ts';

export const noticeMachine = setup({
  types: { context: {} as NoticeInput, events: {} as NoticeEvent, input: {} as NoticeInput },
  actions: {
    notifyGone: sendTo(actorNamed('notifications'), ({ context: { id } }): NoticeGone => ({ type: 'notice.gone', id })),
  },
  guards: { isSticky: ({ context }) => context.duration === 0 },
  delays: { noticeDuration: ({ context }) => context.duration, leaveTransition: modalDuration },
}).createMachine({
  id: 'notice',
  options: { maxIterations: 1_000 },
  description: 'The life of one notice on the stack.',
  context: ({ input }) => input,
  initial: 'shown',
  states: {
    shown: {
      description: 'On screen.',
      initial: 'deciding',
      on: { 'notice.close': { target: 'leaving', description: 'The shopper closes it.' } },
      states: {
        deciding: {
          description: 'Does it close by itself?',
          always: [
            { guard: 'isSticky', target: 'staying', description: 'It stays until somebody closes it.' },
            { target: 'counting', description: 'It closes by itself.' },
          ],
        },
        staying: { description: 'Waiting for the shopper to close it.' },
        counting: {
          description: 'The time to read it runs.',
          after: {
            noticeDuration: {
              target: '#notice.leaving',
              description: 'Read long enough.',
              meta: { req: ['S2.notifications.03'] },
            },
          },
          on: { 'notice.hold': { target: 'held', description: 'Pointer or focus rests on it.' } },
        },
        held: {
          description: 'Paused while pointer or focus rests on it.',
          on: { 'notice.release': { target: 'counting', description: 'The whole time to read it starts again.' } },
        },
      },
    },
    leaving: {
      description: 'Moving off the screen.',
      after: { leaveTransition: { target: 'gone', description: 'The transition is over.' } },
    },
    gone: { description: 'Off the screen.', type: 'final', entry: 'notifyGone' },
  },
});
