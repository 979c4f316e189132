import type { MachineModel } from '../verify/model.ts';
import { crowdMachine } from './machine.ts';

export const window = { startTime: 2_000, endTime: 3_000 };
const times = [1_999, 2_000, 2_999, 3_000];

/** The time of a look at the clock; NaN for every other event, which no comparison holds for. */
const read = (event: object): number => ('now' in event ? Number(event.now) : Number.NaN);

/** The sums of a count; none of another event. */
const sumsOf = (event: object): { pledged: number; goal: number; waiting: number } | undefined =>
  'waiting' in event ? (event as { pledged: number; goal: number; waiting: number }) : undefined;

const early = 'it still takes pledges';
const decided = 'it is decided';
const undecided = 'the goal is not reached yet';

export const crowdModel: MachineModel<typeof crowdMachine> = {
  machine: crowdMachine,
  inputs: [window],
  samples: {
    'clock.read': times.map((now) => ({ type: 'clock.read', now })),
    'pledges.counted': [
      { type: 'pledges.counted', pledged: 500, goal: 500, waiting: 0 },
      { type: 'pledges.counted', pledged: 500, goal: 500, waiting: 1 },
      { type: 'pledges.counted', pledged: 499, goal: 500, waiting: 1 },
      { type: 'pledges.counted', pledged: 499, goal: 500, waiting: 0 },
    ],
    'project.produce': [{ type: 'project.produce' }],
    'project.ship': [{ type: 'project.ship' }],
    'project.finish': [{ type: 'project.finish' }],
    'project.giveUp': [{ type: 'project.giveUp' }],
  },
  replies: {},
  abstraction: ({ context }) => context,
  invariants: {},
  steps: {
    'the clock opens it only inside its window': ({ before, event, after }) =>
      event.type !== 'clock.read' ||
      before.value === after.value ||
      !after.matches({ open: 'live' }) ||
      (read(event) >= after.context.startTime && read(event) < after.context.endTime),
    'it takes no pledges on past its end without its goal': ({ event, after }) =>
      !(read(event) >= after.context.endTime) || !after.matches({ open: 'live' }),
    'it succeeds with its goal alone': ({ before, event, after }) =>
      before.matches('succeeded') ||
      !after.matches('succeeded') ||
      (sumsOf(event)?.pledged ?? 0) >= (sumsOf(event)?.goal ?? Infinity),
    'no payment that is under way is missed': ({ before, event, after }) =>
      before.matches('failed') ||
      !after.matches('failed') ||
      event.type === 'project.giveUp' ||
      (sumsOf(event)?.waiting === 0 && (sumsOf(event)?.pledged ?? Infinity) < (sumsOf(event)?.goal ?? 0)),
  },
  isPinned: true,
  equivalent: {
    'crowd.open.closing --pledges.counted[0]--> crowd.succeeded: after the next':
      'at most one of the two guards is open',
  },
  ignored: {
    'clock.read': { succeeded: decided, producing: decided, shipping: decided },
    'pledges.counted': {
      'open.coming': early,
      'open.live': early,
      succeeded: decided,
      producing: decided,
      shipping: decided,
    },
    'project.produce': { open: undecided, producing: 'it is in production', shipping: 'it is made' },
    'project.ship': { open: undecided, succeeded: 'nothing is made yet', shipping: 'it is being sent' },
    'project.finish': { open: undecided, succeeded: 'nothing is made yet', producing: 'nothing is sent yet' },
    'project.giveUp': { shipping: 'the lamps are made' },
  },
};
