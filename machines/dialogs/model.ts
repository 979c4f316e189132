import type { MachineModel } from '../verify/model.ts';
import { dialogsMachine } from './machine.ts';
import type { DialogItem, DialogsContext } from './types.ts';

const ids = ['logOut', 'market', 'receipt'];
const dialogs = ids.map((id): DialogItem => ({ id, content: { kind: 'confirm', title: id } }));

const waits = ({ waiting }: DialogsContext, id: string) => waiting.some((dialog) => dialog.id === id);
const idOf = (event: object) => ('id' in event ? String(event.id) : '');
const answersIn = (actions: readonly string[]) => actions.filter((name) => name === 'emit dialog.answered').length;

export const dialogsModel: MachineModel<typeof dialogsMachine> = {
  machine: dialogsMachine,
  inputs: [undefined],
  samples: {
    'dialog.ask': dialogs.map((dialog) => ({ type: 'dialog.ask', dialog })),
    'dialog.answer': ids.map((id) => ({ type: 'dialog.answer', id, answer: 'ok' })),
    'dialog.withdraw': ids.map((id) => ({ type: 'dialog.withdraw', id })),
  },
  replies: {},
  abstraction: ({ context: { current, waiting } }) => [current?.id, waiting.map(({ id }) => id)],
  invariants: {
    'the page is held still exactly while a dialog is there': (s) =>
      s.matches('closed') === (s.context.current === null),
    'nobody waits while there is nothing on screen': (s) => !s.matches('closed') || s.context.waiting.length === 0,
    'a question is asked once': ({ context: { waiting } }) =>
      new Set(waiting.map(({ id }) => id)).size === waiting.length,
  },
  steps: {
    'every question has one answer, given when it leaves': ({ before, event, actions }) => {
      const isOpen = before.matches('open') && before.context.current?.id === idOf(event);
      const ends =
        (event.type === 'dialog.answer' && isOpen) ||
        (event.type === 'dialog.withdraw' && (isOpen || waits(before.context, idOf(event))));
      return answersIn(actions) === (ends ? 1 : 0);
    },
    'an answered dialog closes, and only its own answer closes it': ({ before, event, after }) => {
      if (!before.matches('open')) return true;
      const isAnswered = before.context.current?.id === idOf(event);
      return after.matches(isAnswered ? 'closing' : 'open');
    },
    'the next one opens when the one before is gone': ({ before, event, after }) =>
      !event.type.startsWith('xstate.after') ||
      (after.context.current === (before.context.waiting[0] ?? null) &&
        after.context.waiting.length === Math.max(0, before.context.waiting.length - 1)),
    'questions are shown in the order in which they were asked': ({ before, event, after }) => {
      if (event.type !== 'dialog.ask' || !('dialog' in event)) return true;
      const line = ({ context, value }: typeof before) =>
        (value === 'open' ? [context.current, ...context.waiting] : context.waiting).filter((item) => item !== null);
      const was = line(before);
      const isKnown = was.some((dialog) => dialog === event.dialog);
      const now = line(after);
      return now.length === was.length + (isKnown ? 0 : 1) && (isKnown || now.at(-1) === event.dialog);
    },
    'a withdrawn question is never shown': ({ event, after }) =>
      event.type !== 'dialog.withdraw' ||
      (!waits(after.context, idOf(event)) && !(after.matches('open') && after.context.current?.id === idOf(event))),
  },
  ignored: {
    'dialog.answer': {
      closed: 'nothing is asked',
      closing: 'it is answered already, or has not been shown yet',
    },
  },
};
