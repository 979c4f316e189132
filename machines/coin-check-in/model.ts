import type { MachineModel } from '../verify/model.ts';
import { coinCheckInMachine } from './machine.ts';

export const coinCheckInModel: MachineModel<typeof coinCheckInMachine> = {
  machine: coinCheckInMachine,
  inputs: [{ isCheckedIn: false }, { isCheckedIn: true }],
  samples: {
    'checkIn.press': [{ type: 'checkIn.press' }],
    'summary.read': [
      { type: 'summary.read', isCheckedIn: true },
      { type: 'summary.read', isCheckedIn: false },
    ],
  },
  replies: {
    checkIn: [
      { kind: 'checkedIn', receipt: { reward: 10, days: 3 } },
      { kind: 'already' },
      { kind: 'refused', message: 'Not now.' },
    ],
  },
  abstraction: ({ context }) => context,
  invariants: {
    'the day is checked in exactly where the server has said so': (s) => s.matches('checked') === s.context.isCheckedIn,
    'coins are told only of a day that is checked in': (s) => s.context.receipt === null || s.matches('checked'),
    'a refusal stands only beside the button': (s) => s.context.problem === null || s.matches('open'),
  },
  steps: {
    'what shows coins is read again exactly when the server has answered that the day is done': ({
      before,
      event,
      after,
      actions,
    }) =>
      actions.includes('coinsChanged') ===
      (before.matches('checkingIn') && event.type.startsWith('xstate.done') && after.matches('checked')),
    'the server is asked only when the member presses': ({ event, actions }) =>
      !actions.includes('start checkIn') || event.type === 'checkIn.press',
    'a refusal is shown until the member or the server says something new': ({ before, event, after }) =>
      before.context.problem === null ||
      event.type === 'checkIn.press' ||
      event.type === 'summary.read' ||
      after.context.problem !== null,
    'a read that says what the page shows changes nothing': ({ before, event, after }) =>
      !('isCheckedIn' in event) ||
      before.matches('checkingIn') ||
      before.matches('outcomeUnknown') ||
      event.isCheckedIn !== before.context.isCheckedIn ||
      (after.context.receipt === before.context.receipt && after.context.problem === before.context.problem),
    'a refused check-in says why': ({ before, event, after }) =>
      !before.matches('checkingIn') ||
      !event.type.startsWith('xstate.done') ||
      !after.matches('open') ||
      after.context.problem !== null,
    'a press forgets the refusal before it': ({ after }) =>
      !after.matches('checkingIn') || after.context.problem === null,
  },
  isPinned: true,
  equivalent: {
    'coinCheckIn.checkingIn --xstate.done.actor.0.coinCheckIn.checkingIn[0]--> coinCheckIn.evaluating: to coinCheckIn.checked':
      'a day that was just counted is evaluated as checked',
    'coinCheckIn.checkingIn --xstate.done.actor.0.coinCheckIn.checkingIn[1]--> coinCheckIn.evaluating: to coinCheckIn.open':
      'a day that was just refused is evaluated as open',
  },
  ignored: {
    'checkIn.press': { checkingIn: 'the request is on its way', checked: 'the day is done' },
    'summary.read': { checkingIn: 'the answer of the request is younger' },
  },
};
