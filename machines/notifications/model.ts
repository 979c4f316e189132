import type { MachineModel } from '../verify/model.ts';
import { notificationsMachine, visibleNotices } from './machine.ts';

const keys = ['offline', 'added', 'refused', 'saved', 'copied', 'changed'];

function areUnique(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}

export const notificationsModel: MachineModel<typeof notificationsMachine> = {
  machine: notificationsMachine,
  inputs: [undefined],
  samples: {
    'notice.show': keys.map((key) => ({ type: 'notice.show', notice: { key, tone: 'info', text: key } })),
    'notice.withdraw': [
      { type: 'notice.withdraw', key: 'offline' },
      { type: 'notice.withdraw', key: 'changed' },
    ],
    'notice.gone': [
      { type: 'notice.gone', id: 'notice-1' },
      { type: 'notice.gone', id: 'notice-99' },
    ],
  },
  replies: {},
  spawned: ['notice'],
  abstraction: ({ context }) => [
    context.visible.map(({ content }) => content.key).sort(),
    context.waiting.map(({ key }) => key),
    context.posted === 0,
    context.visible.find(({ id }) => id === 'notice-1')?.content.key,
  ],
  invariants: {
    'at most five are visible': ({ context }) => context.visible.length <= visibleNotices,
    'nobody waits while there is room': ({ context }) =>
      context.waiting.length === 0 || context.visible.length === visibleNotices,
    'a key is on the stack once': ({ context }) => areUnique(context.visible.map(({ content }) => content.key)),
    'a key waits once': ({ context }) => areUnique(context.waiting.map(({ key }) => key)),
    'every running notice is on the stack': ({ context, children }) =>
      Object.keys(children).length === context.visible.length,
  },
  steps: {
    'what is no longer true is neither shown nor waiting': ({ event, after: { context } }) =>
      event.type !== 'notice.withdraw' ||
      !('key' in event) ||
      ![...context.visible.map(({ content }) => content), ...context.waiting].some(({ key }) => key === event.key),
  },
  isPinned: true,
};
