import type { Transport } from '../../src/transport.ts';
import type { HostPort } from '../host-port.ts';
import { instructionFor, questionFor } from './instructions.ts';

/** Shows texts and buttons; resolves with the button that was pressed. */
export type Ask = (lines: readonly string[], buttons: readonly string[]) => Promise<string>;

/** A host whose control requests a person carries out. A case with a request that no person can carry out is skipped. */
export function manualPort(transport: Transport, ask: Ask): HostPort {
  return {
    post: transport.post,
    listen: transport.listen,
    async control(request) {
      // A new hello is a new page load to the app, which is the part of a restart that a person need not do.
      if (request.do === 'restart') return { ok: true };
      const question = questionFor(request);
      if (question) {
        const pressed = await ask(
          ['Does the app show this? An empty value means: nothing has changed.', ...question],
          ['Yes', 'No'],
        );
        return { ok: true, seen: pressed === 'Yes' };
      }
      const instruction = instructionFor(request);
      if (instruction === undefined) return { ok: false, reason: 'no hand can do this' };
      const pressed = await ask([instruction], ['Done', 'Skip']);
      return pressed === 'Done' ? { ok: true } : { ok: false, reason: 'skipped by hand' };
    },
  };
}
