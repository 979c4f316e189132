import { modalDuration } from '#rules/limits.ts';
import { assign, emit, setup } from 'xstate';
import type { DialogAnswer, DialogAnswered, DialogItem, DialogsContext, DialogsEvent } from './types.ts';

export const dialogsMachine = setup({
  types: { context: {} as DialogsContext, events: {} as DialogsEvent, emitted: {} as DialogAnswered },
  actions: {
    queueDialog: assign({
      waiting: ({ context }, { dialog }: { dialog: DialogItem }) => [...context.waiting, dialog],
    }),
    unqueueDialog: assign({
      waiting: ({ context }, { id }: { id: string }) => context.waiting.filter((dialog) => dialog.id !== id),
    }),
    openNext: assign(({ context: { waiting } }) => ({ current: waiting[0] ?? null, waiting: waiting.slice(1) })),
    clearCurrent: assign({ current: null }),
    emitAnswer: emit((_, { id, answer }: { id: string; answer: DialogAnswer }): DialogAnswered => ({
      type: 'dialog.answered',
      id,
      answer,
    })),
  },
  guards: {
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isCurrent: ({ context }, { id }: { id: string }) => context.current?.id === id,
    isWaiting: ({ context }, { id }: { id: string }) => context.waiting.some((dialog) => dialog.id === id),
  },
  delays: { modalDuration },
}).createMachine({
  id: 'dialogs',
  options: { maxIterations: 1_000 },
  description: 'Questions to the shopper: one on screen at a time, first asked first shown, one answer to each.',
  context: { current: null, waiting: [] },
  initial: 'closed',
  on: {
    'dialog.ask': [
      {
        guard: { type: 'isWaiting', params: ({ event }) => ({ id: event.dialog.id }) },
        description: 'It waits already.',
      },
      {
        actions: { type: 'queueDialog', params: ({ event }) => ({ dialog: event.dialog }) },
        description: 'It waits for its turn.',
      },
    ],
    'dialog.withdraw': {
      guard: { type: 'isWaiting', params: ({ event }) => ({ id: event.id }) },
      actions: [
        { type: 'unqueueDialog', params: ({ event }) => ({ id: event.id }) },
        { type: 'emitAnswer', params: ({ event }) => ({ id: event.id, answer: 'cancel' }) },
      ],
      description: 'Nobody waits for the answer any more; it is never shown.',
    },
  },
  states: {
    closed: {
      description: 'No dialog: the page scrolls.',
      always: { guard: 'hasWaiting', target: 'open', description: 'The question that waits longest.' },
    },
    open: {
      description: 'A dialog is on screen and holds the page still.',
      entry: 'openNext',
      on: {
        'dialog.answer': {
          guard: { type: 'isCurrent', params: ({ event }) => ({ id: event.id }) },
          target: 'closing',
          actions: { type: 'emitAnswer', params: ({ event }) => ({ id: event.id, answer: event.answer }) },
          description: 'The shopper decides; a second click finds nothing to answer.',
          meta: { req: ['S2.dialogs.02'] },
        },
        'dialog.withdraw': {
          guard: { type: 'isCurrent', params: ({ event }) => ({ id: event.id }) },
          target: 'closing',
          actions: { type: 'emitAnswer', params: ({ event }) => ({ id: event.id, answer: 'cancel' }) },
          description: 'Its page is gone.',
        },
        'dialog.ask': {
          guard: { type: 'isCurrent', params: ({ event }) => ({ id: event.dialog.id }) },
          description: 'The question is on screen already.',
        },
      },
    },
    closing: {
      description: 'Moving off the screen; the next one waits until it is gone.',
      exit: 'clearCurrent',
      after: { modalDuration: { target: 'closed', description: 'The transition is over.' } },
    },
  },
});
