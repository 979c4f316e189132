import type { MachineModel } from '../verify/model.ts';
import { browseTaskMachine } from './machine.ts';

const visit = { taskId: 'T1', targetId: 'LM-DOME', neededMs: 2_000 };
const notCounting = 'no second is counted';
const running = 'the visit is under way';

export const browseTaskModel: MachineModel<typeof browseTaskMachine> = {
  machine: browseTaskMachine,
  inputs: [
    { ...visit, hidden: false },
    { ...visit, hidden: true },
  ],
  samples: {
    'clock.ticked': [
      { type: 'clock.ticked', ms: 1_000 },
      { type: 'clock.ticked', ms: 2_000 },
    ],
    'page.hidden': [{ type: 'page.hidden' }],
    'page.becameVisible': [{ type: 'page.becameVisible' }],
    'task.retry': [{ type: 'task.retry' }],
  },
  replies: {
    start: [{ kind: 'started', nonce: 'N1' }, { kind: 'counted' }, { kind: 'over' }],
    handIn: ['counted', 'early', 'gone'],
  },
  endless: { tick: 'it reports the time as long as the page is looked at' },
  abstraction: ({ context: { hidden, nonce, visibleMs, neededMs } }) => [
    hidden,
    nonce,
    Math.min(visibleMs, 3_000),
    Math.max(-1_000, neededMs - visibleMs),
  ],
  incongruent: { starting: 'how often the server found a visit too short is of any number' },
  invariants: {
    'no second is counted while the page is hidden': (s) => !s.matches('counting') || !s.context.hidden,
    'it pauses only while the page is hidden': (s) => !s.matches('paused') || s.context.hidden,
    'a visit is handed in with its nonce, and only after it was long enough': (s) =>
      !(s.matches('handingIn') || s.matches('outcomeUnknown')) ||
      (s.context.nonce !== null && s.context.visibleMs >= s.context.neededMs),
    'what is counted belongs to a visit': (s) =>
      !(s.matches('counting') || s.matches('paused')) || s.context.nonce !== null,
    'a visit that counts has no nonce any more': (s) => !s.matches('counted') || s.context.nonce === null,
  },
  steps: {
    'the task is read again exactly when the server has said that the product counts': ({
      before,
      after,
      event,
      actions,
    }) =>
      actions.includes('taskChanged') ===
      (before.matches('handingIn') && event.type.startsWith('xstate.done') && after.matches('counted')),
    'time grows by what was visible and by nothing else': ({ before, event, after }) =>
      'ms' in event && before.matches('counting')
        ? after.context.visibleMs === before.context.visibleMs + Number(event.ms)
        : after.context.visibleMs === before.context.visibleMs || after.context.visibleMs === 0,
    'a visit that begins starts from nothing': ({ before, after }) =>
      !before.matches('starting') ||
      after.matches('starting') ||
      after.matches('failed') ||
      after.context.visibleMs === 0,
    'looking and looking away are noticed everywhere': ({ before, event, after }) =>
      before.status !== 'active' ||
      (event.type === 'page.hidden'
        ? after.context.hidden
        : event.type !== 'page.becameVisible' || !after.context.hidden),
    'a visit that was too short needs longer': ({ before, event, after }) =>
      !before.matches('handingIn') ||
      !event.type.startsWith('xstate.done') ||
      !(after.matches('counting') || after.matches('paused')) ||
      after.context.neededMs > after.context.visibleMs,
    'a visit that is gone is forgotten': ({ before, event, after }) =>
      !before.matches('handingIn') ||
      !event.type.startsWith('xstate.done') ||
      !after.matches('failed') ||
      after.context.nonce === null,
  },
  ignored: {
    'clock.ticked': {
      starting: notCounting,
      paused: 'a tick that was under way when the page was left',
      handingIn: notCounting,
      outcomeUnknown: notCounting,
      failed: notCounting,
    },
    'task.retry': { starting: running, counting: running, paused: running, handingIn: running },
  },
};
