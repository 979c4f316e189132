import { requestTimeout } from '#rules/limits.ts';
import { assign, setup } from 'xstate';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import type { CheckInContext, CheckInEvent, CheckInInput, CheckInReply } from './types.ts';

export const coinCheckInMachine = setup({
  types: {
    context: {} as CheckInContext,
    events: {} as CheckInEvent,
    input: {} as CheckInInput,
    tags: {} as 'busy',
  },
  actors: { checkIn: unprovidedActor<CheckInReply>('checkIn') },
  actions: {
    coinsChanged: unprovidedAction('coinsChanged'),
    setReply: assign((_, { reply }: { reply: CheckInReply }) => ({
      isCheckedIn: reply.kind !== 'refused',
      receipt: reply.kind === 'checkedIn' ? reply.receipt : null,
      problem: reply.kind === 'refused' ? reply.message : null,
    })),
    clearProblem: assign({ problem: null }),
    setDay: assign(({ context }, { isCheckedIn }: { isCheckedIn: boolean }) =>
      isCheckedIn === context.isCheckedIn ? context : { isCheckedIn, receipt: null, problem: null },
    ),
  },
  guards: {
    isCheckedIn: ({ context }) => context.isCheckedIn,
    isDone: (_, { reply }: { reply: CheckInReply }) => reply.kind !== 'refused',
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'coinCheckIn',
  options: { maxIterations: 1_000 },
  description:
    'The check-in of a day. Coins are added when the server has said so; a second try cannot add them twice.',
  context: ({ input }) => ({ ...input, receipt: null, problem: null }),
  initial: 'evaluating',
  states: {
    evaluating: {
      description: 'How today stands is known: has it been checked in?',
      always: [
        { guard: 'isCheckedIn', target: 'checked', description: 'It has.' },
        { target: 'open', description: 'Not yet.' },
      ],
    },
    open: {
      description: 'Today can be checked in. A refusal stands beside the button.',
      on: {
        'checkIn.press': { target: 'checkingIn', actions: 'clearProblem', description: 'The member checks in.' },
        'summary.read': {
          target: 'evaluating',
          actions: { type: 'setDay', params: ({ event: { isCheckedIn } }) => ({ isCheckedIn }) },
          description: 'It may have been done elsewhere.',
        },
      },
    },
    checkingIn: {
      description: 'The server is asked. Nothing is added before it answers.',
      tags: 'busy',
      invoke: {
        src: 'checkIn',
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ reply: event.output }) },
            target: 'evaluating',
            actions: [{ type: 'setReply', params: ({ event }) => ({ reply: event.output }) }, 'coinsChanged'],
            description: 'Checked in, now or by a try before this one.',
          },
          {
            target: 'evaluating',
            actions: { type: 'setReply', params: ({ event }) => ({ reply: event.output }) },
            description: 'Refused; the reason is on screen.',
          },
        ],
        onError: { target: 'outcomeUnknown', description: 'Nobody knows whether it was done.' },
      },
      after: { requestTimeout: { target: 'outcomeUnknown', description: 'No answer.' } },
    },
    outcomeUnknown: {
      description: 'It may be done. Another try is safe: the server counts a day once.',
      on: {
        'checkIn.press': { target: 'checkingIn', description: 'The same day again.' },
        'summary.read': {
          target: 'evaluating',
          actions: { type: 'setDay', params: ({ event: { isCheckedIn } }) => ({ isCheckedIn }) },
          description: 'The server has said whether it was done.',
        },
      },
    },
    checked: {
      description: 'Today is done. The next day opens it again.',
      on: {
        'summary.read': {
          target: 'evaluating',
          actions: { type: 'setDay', params: ({ event: { isCheckedIn } }) => ({ isCheckedIn }) },
          description: 'Another day may have begun.',
        },
      },
    },
  },
});
