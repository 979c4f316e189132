import type { MachineModel } from '../verify/model.ts';
import { dollMachine } from './machine.ts';
import type { PlayRequest } from './types.ts';

const play = (playId: string) => ({ playId, time: 1, cost: 0, prize: null, coins: 0, expireTime: null });
const request: PlayRequest = { key: 'key', cost: 50 };

export const dollModel: MachineModel<typeof dollMachine> = {
  machine: dollMachine,
  inputs: [undefined],
  samples: {
    'play.press': [
      { type: 'play.press', request, isCalm: false },
      { type: 'play.press', request, isCalm: true },
    ],
    'demo.press': [
      { type: 'demo.press', result: play('demo'), isCalm: false },
      { type: 'demo.press', result: play('demo'), isCalm: true },
    ],
    'retry.press': [{ type: 'retry.press' }],
    'lowering.skip': [{ type: 'lowering.skip' }],
    'result.close': [{ type: 'result.close' }],
    'result.found': [
      { type: 'result.found', result: play('earlier') },
      { type: 'result.found', result: play('new') },
    ],
  },
  replies: {
    play: [
      { kind: 'played', result: play('new') },
      { kind: 'refused', message: 'Not now.' },
    ],
  },
  abstraction: ({ context }) => context,
  invariants: {
    'there is a result exactly while the claw plays it or it is shown': (s) =>
      (s.context.result !== null) === (s.matches('lowering') || s.matches('revealing') || s.matches('shown')),
    'a real result that is shown has been seen': (s) =>
      !s.matches('shown') || s.context.isDemo || s.context.seenId === s.context.result?.playId,
    'the server is asked only for what was pressed': (s) =>
      !(s.matches('asking') || s.matches('lost')) || s.context.request !== null,
    'the claw stands still where less motion is asked for': (s) => !s.matches('lowering') || !s.context.isCalm,
    'a reason stands only beside the button': (s) =>
      s.context.problem === null || s.matches('idle') || s.context.isDemo,
    'only a guest sees what is made up': (s) => !s.context.isDemo || s.context.result?.playId === 'demo',
  },
  steps: {
    'the server hears of a result exactly when it is shown, and of none that is made up': ({
      before,
      after,
      actions,
    }) =>
      actions.includes('resultShown') === (!before.matches('shown') && after.matches('shown') && !after.context.isDemo),
    'the server is asked only by a press, with the key of the press': ({ before, event, after, actions }) =>
      !actions.includes('start play') ||
      event.type === 'play.press' ||
      (event.type === 'retry.press' && after.context.request === before.context.request),
    'what the page shows is read again after each refusal': ({ before, after, actions }) =>
      actions.includes('standChanged') === (before.matches('asking') && after.matches('idle')),
    'a refusal says why': ({ before, after }) =>
      !(before.matches('asking') && after.matches('idle')) || after.context.problem !== null,
    'a result that was shown is not shown again': ({ before, event, after }) =>
      event.type !== 'result.found' ||
      before.context.result !== null ||
      after.context.result === null ||
      after.context.result.playId !== before.context.seenId,
  },
  isPinned: true,
  equivalent: {
    'clearResult: does not write request': 'the next play brings a request of its own, and nobody reads one before',
  },
  ignored: {
    'play.press': {
      asking: 'one play at a time',
      lost: 'the play before it is not known yet',
      lowering: 'one play at a time',
      shown: 'the result is still there',
    },
    'demo.press': {
      asking: 'a member plays',
      lost: 'a member plays',
      lowering: 'one play at a time',
      shown: 'the result is still there',
    },
    'retry.press': { '*': 'nothing was lost' },
    'lowering.skip': { '*': 'nothing moves' },
    'result.close': { '*': 'nothing is shown' },
    'result.found': {
      asking: 'the answer of the request is younger',
      lowering: 'the claw plays it already',
      shown: 'another one is on screen; the next read tells it',
    },
  },
};
