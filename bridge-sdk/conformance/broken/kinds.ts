import type { Fields } from '../../src/envelope.ts';
import { isRecord } from '../../src/shape.ts';
import type { Wish } from '../case.ts';
import type { ControlReply } from '../host-port.ts';
import type { Ends, Fault } from './break-host.ts';

/** Says something else than the sound host: nothing for undefined, one message, or several. */
export function saying(change: (message: Fields) => Fields | readonly Fields[] | undefined): () => Fault {
  return () => ({
    said(message, { say }) {
      const changed = change(message);
      if (changed === undefined) return;
      for (const one of [changed].flat()) say(one);
    },
  });
}

/** Understands something else than was said: nothing for undefined. */
export function hearing(change: (message: Fields, text: string) => Fields | string | undefined): () => Fault {
  return () => ({
    heard(message, text, { hand }) {
      const changed = change(message, text);
      if (changed !== undefined) hand(changed);
    },
  });
}

/** Takes a request for another one, or leaves it (undefined). Everything else is heard as it is. */
export function taking(change: (request: Fields, params: Fields) => Fields | undefined): () => Fault {
  return hearing((message, text) => (message['k'] === 'req' ? change(message, fieldsIn(message, 'params')) : text));
}

/** Answers these requests by itself, whatever they hold. */
export function answering(command: string, answer: (request: Fields) => Fields): () => Fault {
  return () => ({
    heard(message, text, { hand, say }) {
      const { v, ch, id, k, cmd } = message;
      if (k === 'req' && cmd === command) say({ v, ch, k: 'res', id, ok: true, ...answer(message) });
      else hand(text);
    },
  });
}

/** Takes one wish otherwise. */
export function wishing(
  name: Wish['do'],
  grant: (wish: Wish, own: (wish: Wish) => Promise<ControlReply>, ends: Ends) => Promise<ControlReply>,
): () => Fault {
  return () => ({ wished: (wish, own, ends) => (wish.do === name ? grant(wish, own, ends) : own(wish)) });
}

/** Shows something else than it should. */
export function showing(change: (state: Fields) => Fields): () => Fault {
  return wishing('look', async (wish, own) => {
    const reply = await own(wish);
    return reply.ok && isRecord(reply.state) ? { ...reply, state: { ...reply.state, ...change(reply.state) } } : reply;
  });
}

/** The object in a field; an empty one when there is none. */
export function fieldsIn(message: Fields, name: string): Fields {
  const found = message[name];
  return isRecord(found) ? found : {};
}

export const isHello = ({ k }: Fields): boolean => k === 'hello';

export const granted: ControlReply = { ok: true };
