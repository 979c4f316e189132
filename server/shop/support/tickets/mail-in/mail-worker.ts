import { parentPort } from 'node:worker_threads';
import type { OwnMail } from './fold-quotes.ts';
import { readBody } from './read-body.ts';

/** What the thread is given. */
interface MailToRead {
  readonly raw: Uint8Array<ArrayBuffer>;
  readonly ownMail: OwnMail;
}

/** What the thread says: that it listens, and what it read; undefined of what cannot be read. */
const say = (word: unknown, memory: readonly ArrayBuffer[] = []): void => parentPort?.postMessage(word, memory);

parentPort?.on('message', ({ raw, ownMail }: MailToRead) => {
  readBody(raw, ownMail).then(
    (body) => say({ body }, [raw.buffer]),
    () => say({ body: undefined }),
  );
});
say('listening');
