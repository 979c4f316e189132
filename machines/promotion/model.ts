import type { MachineModel } from '../verify/model.ts';
import { promotionMachine } from './machine.ts';

export const announced = { previewTime: 1_000, startTime: 2_000, endTime: 3_000 };
export const unannounced = { ...announced, previewTime: null };
const times = [999, 1_000, 1_999, 2_000, 2_999, 3_000];

/** The time of a look at the clock; NaN for every other event, which no comparison holds for. */
const read = (event: object): number => ('now' in event ? Number(event.now) : Number.NaN);

const draft = 'staff have not scheduled it';
const over = 'it is over';
const early = 'nothing is sold yet';

export const promotionModel: MachineModel<typeof promotionMachine> = {
  machine: promotionMachine,
  inputs: [announced, unannounced],
  samples: {
    'clock.read': times.map((now) => ({ type: 'clock.read', now })),
    'promotion.schedule': [{ type: 'promotion.schedule' }],
    'promotion.end': [{ type: 'promotion.end' }],
    'promotion.archive': [{ type: 'promotion.archive' }],
    'quota.emptied': [{ type: 'quota.emptied' }],
    'quota.released': [{ type: 'quota.released' }],
  },
  replies: {},
  abstraction: ({ context }) => context,
  invariants: {
    'what can be bought is public': (s) => !s.hasTag('buyable') || s.hasTag('public'),
  },
  steps: {
    'the clock opens it only inside its window': ({ before, event, after }) =>
      event.type !== 'clock.read' ||
      before.value === after.value ||
      !after.hasTag('buyable') ||
      (read(event) >= after.context.startTime && read(event) < after.context.endTime),
    'nothing runs on past its end': ({ event, after }) =>
      !(read(event) >= after.context.endTime) || !after.matches({ open: 'live' }),
    'it is announced only from its preview on': ({ before, event, after }) =>
      before.matches({ open: 'warmup' }) ||
      !after.matches({ open: 'warmup' }) ||
      (after.context.previewTime !== null &&
        read(event) >= after.context.previewTime &&
        read(event) < after.context.startTime),
    'what is over stays over': ({ before, after }) =>
      !before.matches('ended') || after.matches('ended') || after.matches('archived'),
  },
  isPinned: true,
  equivalent: {
    'promotion.open.scheduled --clock.read[0]--> promotion.open.live: after the next':
      'at most one of the two guards is open',
  },
  ignored: {
    'clock.read': { draft, ended: over },
    'promotion.schedule': { open: 'it is scheduled', ended: over },
    'promotion.end': { draft, ended: over },
    'promotion.archive': { open: 'it has to end first' },
    'quota.emptied': {
      draft,
      'open.scheduled': early,
      'open.warmup': early,
      'open.soldOut': 'it is sold out',
      ended: over,
    },
    'quota.released': {
      draft,
      'open.scheduled': early,
      'open.warmup': early,
      'open.live': 'it is on sale',
      ended: over,
    },
  },
};
