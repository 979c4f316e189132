import type { MachineModel } from '../verify/model.ts';
import { noticeMachine } from './machine.ts';

const onItsWay = 'it is leaving already';
const sticky = 'it has no time to pause';

export const noticeModel: MachineModel<typeof noticeMachine> = {
  machine: noticeMachine,
  inputs: [
    { id: 'notice-1', duration: 1_500 },
    { id: 'notice-2', duration: 0 },
  ],
  samples: {
    'notice.hold': [{ type: 'notice.hold' }],
    'notice.release': [{ type: 'notice.release' }],
    'notice.close': [{ type: 'notice.close' }],
  },
  replies: {},
  abstraction: ({ context }) => context.id,
  invariants: {
    'a sticky notice never counts': (s) => s.context.duration > 0 || !s.matches({ shown: 'counting' }),
  },
  steps: {
    'the stack is notified once that it is gone': ({ before, after, actions }) =>
      actions.includes('send notice.gone') === (before.status === 'active' && after.matches('gone')),
  },
  ignored: {
    'notice.close': { leaving: onItsWay },
    'notice.hold': { leaving: onItsWay, 'shown.staying': sticky, 'shown.held': 'it is paused already' },
    'notice.release': { leaving: onItsWay, 'shown.staying': sticky, 'shown.counting': 'it is not paused' },
  },
};
