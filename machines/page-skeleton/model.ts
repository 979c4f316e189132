import type { MachineModel } from '../verify/model.ts';
import { pageSkeletonMachine } from './machine.ts';

export const pageSkeletonModel: MachineModel<typeof pageSkeletonMachine> = {
  machine: pageSkeletonMachine,
  inputs: [undefined],
  samples: {
    'page.hydrated': [{ type: 'page.hydrated' }],
  },
  replies: {},
  abstraction: () => null,
  invariants: {
    'the skeleton is visible exactly while it is shown': (s) => s.hasTag('visible') === s.matches('shown'),
  },
  steps: {
    'once hidden it never comes back': ({ before, after }) => !before.matches('hidden') || after.matches('hidden'),
  },
  isPinned: true,
  ignored: {
    'page.hydrated': {
      'shown.hiding': 'hydration is reported once; a second report must not restart the delay',
    },
  },
};
