import { rootLead } from '#rules/draw-states.ts';
import type { MachineModel } from '../verify/model.ts';
import { drawMachine, silence } from './machine.ts';

/** Entries close at 1,000; the last moment for the root is 2,000. */
export const times = { closeTime: 1_000, roundTime: 2_000 + rootLead };
const overdue = times.roundTime + silence;
/** The round that staff take instead. */
export const later = overdue + 2 * rootLead;
const moments = [999, 1_000, 2_000, 2_001, times.roundTime - 1, times.roundTime, overdue - 1, overdue, later];

const at = (event: object): number => ('now' in event ? Number(event.now) : Number.NaN);

const over = 'it is decided';

export const drawModel: MachineModel<typeof drawMachine> = {
  machine: drawMachine,
  inputs: [times],
  samples: {
    'entries.seal': moments.map((now) => ({ type: 'entries.seal', now })),
    'round.read': moments.map((now) => ({ type: 'round.read', now })),
    'draw.announce': [{ type: 'draw.announce' }],
    'draw.postpone': moments.map((now) => ({ type: 'draw.postpone', now, roundTime: later })),
    'draw.cancel': moments.map((now) => ({ type: 'draw.cancel', now })),
  },
  replies: {},
  abstraction: ({ context }) => context,
  invariants: {
    'what is secret is not public': (s) => !s.hasTag('secret') || !s.hasTag('public'),
  },
  steps: {
    'entries are sealed after their end and ten minutes before the round': ({ event, after, before }) =>
      before.value === after.value ||
      after.value !== 'closed' ||
      (at(event) >= times.closeTime && at(event) + rootLead <= before.context.roundTime),
    'nobody wins before the round is due': ({ event, after, before }) =>
      before.value === after.value || after.value !== 'drawn' || at(event) >= before.context.roundTime,
    'it is called off only while people can enter': ({ event, after }) =>
      after.value !== 'cancelled' || at(event) < times.closeTime,
    'the round is changed only where it cannot be kept': ({ event, after, before }) =>
      before.context.roundTime === after.context.roundTime ||
      (before.value === 'closed'
        ? at(event) >= before.context.roundTime + silence
        : at(event) + rootLead > before.context.roundTime),
  },
  isPinned: true,
  ignored: {
    'entries.seal': { closed: 'they are sealed', drawn: over },
    'round.read': { scheduled: 'its entries are not sealed', drawn: over },
    'draw.announce': { scheduled: 'nobody has won', closed: 'nobody has won' },
    'draw.postpone': { drawn: over },
    'draw.cancel': { closed: 'its entries are sealed', drawn: over },
  },
};
