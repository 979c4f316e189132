import type { Fields } from '../../src/envelope.ts';
import { isRecord } from '../../src/shape.ts';
import type { ControlRequest } from '../case.ts';
import type { ControlReply } from '../host-port.ts';
import type { Ends, Fault } from './fault.ts';

/** Replaces a message of the host by none (undefined), one or several. */
export function changeHostMessage(change: (message: Fields) => Fields | readonly Fields[] | undefined): () => Fault {
  return () => ({
    onHostMessage(message, { toPage }) {
      const changed = change(message);
      if (changed === undefined) return;
      for (const one of [changed].flat()) toPage(one);
    },
  });
}

/** Replaces a message of the page, or drops it (undefined). */
export function changePageMessage(change: (message: Fields, text: string) => Fields | string | undefined): () => Fault {
  return () => ({
    onPageMessage(message, text, { toHost }) {
      const changed = change(message, text);
      if (changed !== undefined) toHost(changed);
    },
  });
}

/** Replaces a request of the page, or drops it (undefined). Messages of other kinds pass unchanged. */
export function changeRequest(change: (request: Fields, params: Fields) => Fields | undefined): () => Fault {
  return changePageMessage((message, text) =>
    message['k'] === 'req' ? change(message, fieldsIn(message, 'params')) : text,
  );
}

/** Answers requests of one command without carrying them out. */
export function answerCommand(command: string, answer: (request: Fields) => Fields): () => Fault {
  return () => ({
    onPageMessage(message, text, { toHost, toPage }) {
      const { v, ch, id, k, cmd } = message;
      if (k === 'req' && cmd === command) toPage({ v, ch, k: 'res', id, ok: true, ...answer(message) });
      else toHost(text);
    },
  });
}

/** Handles one kind of control request differently. */
export function changeControl(
  name: ControlRequest['do'],
  applyControl: (
    request: ControlRequest,
    own: (request: ControlRequest) => Promise<ControlReply>,
    ends: Ends,
  ) => Promise<ControlReply>,
): () => Fault {
  return () => ({
    onControl: (request, own, ends) => (request.do === name ? applyControl(request, own, ends) : own(request)),
  });
}

/** Changes the state that the host reports for `look`. */
export function changeState(change: (state: Fields) => Fields): () => Fault {
  return changeControl('look', async (request, own) => {
    const reply = await own(request);
    return reply.ok && isRecord(reply.state) ? { ...reply, state: { ...reply.state, ...change(reply.state) } } : reply;
  });
}

/** The object in a field; an empty one when there is none. */
export function fieldsIn(message: Fields, name: string): Fields {
  const found = message[name];
  return isRecord(found) ? found : {};
}

export const isHello = ({ k }: Fields): boolean => k === 'hello';

export const applied: ControlReply = { ok: true };
