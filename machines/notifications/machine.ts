import { noticeAutoClose } from '#rules/limits.ts';
import { assign, setup, stopChild } from 'xstate';
import { noticeMachine } from '../notice/machine.ts';
import type { NoticeContent } from '../notice/types.ts';
import type { NotificationsContext, NotificationsEvent } from './types.ts';

/** Notices on screen at once; further ones wait their turn. */
export const visibleNotices = 5;

function idOfKey(context: NotificationsContext, key: string): string {
  return context.visible.find(({ content }) => content.key === key)?.id ?? '';
}

export const notificationsMachine = setup({
  types: { context: {} as NotificationsContext, events: {} as NotificationsEvent },
  actors: { notice: noticeMachine },
  actions: {
    stopNotice: stopChild((_, { id }: { id: string }) => id),
    replaceNotice: assign(({ context, spawn }, { content }: { content: NoticeContent }) => {
      const id = `notice-${context.posted + 1}`;
      const ref = spawn('notice', { id, input: { id, duration: content.duration ?? noticeAutoClose } });
      const item = { id, content, ref };
      const place = context.visible.findIndex((shown) => shown.content.key === content.key);
      return { visible: context.visible.with(place, item), posted: context.posted + 1 };
    }),
    queueNotice: assign({
      waiting: ({ context }, { content }: { content: NoticeContent }) => [
        ...context.waiting.filter(({ key }) => key !== content.key),
        content,
      ],
    }),
    removeNotice: assign({
      visible: ({ context }, { id }: { id: string }) => context.visible.filter((item) => item.id !== id),
    }),
    unqueueNotice: assign({
      waiting: ({ context }, { key }: { key: string }) => context.waiting.filter((content) => content.key !== key),
    }),
    showNext: assign(({ context, spawn }) => {
      const [content, ...waiting] = context.waiting;
      if (content === undefined) return {};
      const id = `notice-${context.posted + 1}`;
      const ref = spawn('notice', { id, input: { id, duration: content.duration ?? noticeAutoClose } });
      return { visible: [...context.visible, { id, content, ref }], waiting, posted: context.posted + 1 };
    }),
  },
  guards: {
    isShown: ({ context }, { key }: { key: string }) => context.visible.some(({ content }) => content.key === key),
    hasRoomForNext: ({ context }) => context.visible.length < visibleNotices && context.waiting.length > 0,
  },
}).createMachine({
  id: 'notifications',
  options: { maxIterations: 1_000 },
  description: 'The stack of short notices: at most five on screen, first come first served, one per key.',
  context: { visible: [], waiting: [], posted: 0 },
  initial: 'open',
  states: {
    open: {
      description: 'Taking notices as long as the page lives.',
      always: {
        guard: 'hasRoomForNext',
        actions: 'showNext',
        description: 'A place became free for the notice that waits longest.',
      },
      on: {
        'notice.show': [
          {
            guard: { type: 'isShown', params: ({ event }) => ({ key: event.notice.key }) },
            actions: [
              { type: 'stopNotice', params: ({ context, event }) => ({ id: idOfKey(context, event.notice.key) }) },
              { type: 'replaceNotice', params: ({ event }) => ({ content: event.notice }) },
            ],
            description: 'A notice of the same key takes the place of the old one instead of stacking.',
          },
          {
            actions: { type: 'queueNotice', params: ({ event }) => ({ content: event.notice }) },
            description: 'The notice waits for a place; where there is one it waits no longer.',
          },
        ],
        'notice.withdraw': {
          actions: [
            { type: 'stopNotice', params: ({ context, event }) => ({ id: idOfKey(context, event.key) }) },
            { type: 'removeNotice', params: ({ context, event }) => ({ id: idOfKey(context, event.key) }) },
            { type: 'unqueueNotice', params: ({ event }) => ({ key: event.key }) },
          ],
          description: 'What it said is no longer true.',
        },
        'notice.gone': {
          actions: [
            { type: 'stopNotice', params: ({ event }) => ({ id: event.id }) },
            { type: 'removeNotice', params: ({ event }) => ({ id: event.id }) },
          ],
          description: 'A notice has left the screen.',
        },
      },
    },
  },
});
