import { createActor } from 'xstate';
import { dialogsMachine } from '#machines/dialogs/machine.ts';
import { askThrough } from './ask.ts';

/** The real queue of dialogs, for tests that ask something. */
export function startDialogs() {
  const dialogs = createActor(dialogsMachine).start();
  return { dialogs, ask: askThrough(dialogs) };
}
