import type { Transport } from '../../src/transport.ts';
import type { HostPort } from '../host-port.ts';
import { instructionFor, questionFor } from './instructions.ts';

/** How a person is asked: a text and the buttons; resolves with the button that was pressed. */
export type Ask = (lines: readonly string[], buttons: readonly string[]) => Promise<string>;

/** A host whose wishes a person carries out by hand. What no hand can do is not granted, and skips the case. */
export function handPort(transport: Transport, ask: Ask): HostPort {
  return {
    post: transport.post,
    listen: transport.listen,
    async control(wish) {
      // To the app a new hello is a new page, which is as much of a restart as a hand can do for every case.
      if (wish.do === 'restart') return { ok: true };
      const question = questionFor(wish);
      if (question) {
        const pressed = await ask(
          ['Does the app show this? An empty value means: nothing has changed.', ...question],
          ['Yes', 'No'],
        );
        return { ok: true, seen: pressed === 'Yes' };
      }
      const instruction = instructionFor(wish);
      if (instruction === undefined) return { ok: false, reason: 'no hand can do this' };
      const pressed = await ask([instruction], ['Done', 'Skip']);
      return pressed === 'Done' ? { ok: true } : { ok: false, reason: 'skipped by hand' };
    },
  };
}
