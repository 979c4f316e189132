import type { MachineModel } from '../verify/model.ts';
import { countdownMachine } from './machine.ts';

const over = 'nothing is counted';

export const countdownModel: MachineModel<typeof countdownMachine> = {
  machine: countdownMachine,
  inputs: [
    { until: 10_000, now: 8_000, hidden: false },
    { until: 10_000, now: 8_000, hidden: true },
    { until: 10_000, now: 10_000, hidden: false },
  ],
  samples: {
    'clock.ticked': [
      { type: 'clock.ticked', now: 9_999 },
      { type: 'clock.ticked', now: 10_000 },
    ],
    'page.hidden': [{ type: 'page.hidden' }],
    'page.becameVisible': [
      { type: 'page.becameVisible', now: 9_999 },
      { type: 'page.becameVisible', now: 10_000 },
    ],
    'deadline.moved': [
      { type: 'deadline.moved', until: 20_000, now: 11_000 },
      { type: 'deadline.moved', until: 10_000, now: 11_000 },
    ],
  },
  replies: {},
  endless: { tick: 'it reports the time as long as a page subscribes' },
  abstraction: ({ context }) => context,
  invariants: {
    'it has ended exactly when the time is over, or nobody has looked yet': (s) =>
      s.matches('ended') ? s.context.now >= s.context.until : s.context.now < s.context.until,
    'nothing is counted while nobody looks': (s) => !s.matches('running') || !s.context.hidden,
  },
  steps: {
    'the server is asked exactly when the end comes while it is awaited': ({ before, event, after, actions }) =>
      actions.filter((name) => name === 'requestRefresh').length ===
      (!before.matches('ended') && after.matches('ended') && event.type !== 'deadline.moved' ? 1 : 0),
    'whoever subscribes sees the time that was reported': ({ event, before, after }) =>
      !('now' in event) || before.matches('ended') || before.matches('paused') !== (event.type === 'page.becameVisible')
        ? true
        : after.context.now === event.now,
    'looking and looking away are noticed everywhere': ({ event, after }) =>
      event.type === 'page.hidden'
        ? after.context.hidden
        : event.type !== 'page.becameVisible' || after.matches('running') || !after.context.hidden,
  },
  ignored: {
    'clock.ticked': { paused: 'a tick that was under way when the page was left', ended: over },
    'page.becameVisible': { running: 'the clock is being read already' },
  },
};
