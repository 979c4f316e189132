import { parentPort } from 'node:worker_threads';
import { readBody } from './read-body.ts';

/** What the thread says: that it listens, and what it read; undefined of what cannot be read. */
const say = (word: unknown, memory: readonly ArrayBuffer[] = []): void => parentPort?.postMessage(word, memory);

parentPort?.on('message', (raw: Uint8Array<ArrayBuffer>) => {
  readBody(raw).then(
    (body) => say({ body }, [raw.buffer]),
    () => say({ body: undefined }),
  );
});
say('listening');
