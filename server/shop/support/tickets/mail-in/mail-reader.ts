import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { mailWorker } from '#server/places.ts';
import { createWorkQueue } from '#server/work-queue.ts';
import type { OwnMail } from './fold-quotes.ts';
import type { MailBody } from './read-body.ts';

export interface MailReader {
  /**
   * Reads what was written in a mail, in its turn.
   * @param raw is used up
   * @param ownMail what it may answer to
   * @returns undefined for what cannot be read within the time and the memory that a mail has
   * @throws UNAVAILABLE over HTTP 503 where too many wait
   */
  read(raw: Uint8Array, ownMail: OwnMail): Promise<MailBody | undefined>;
}

interface Limits {
  /** What the thread runs. */
  readonly script?: URL;
  /** The time that one mail has, ms. */
  readonly longest?: number;
  /** After so long without a mail the thread ends and its memory is free, ms. */
  readonly quiet?: number;
}

/** Without it the thread announces that Node strips types. */
const execArgv = ['--disable-warning=ExperimentalWarning'];

/** Enough for what remains of a mail that was bounded. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };

/**
 * Reads mails in a thread beside the shop, one at a time: whatever is in one, nobody else waits for it. The thread starts with
 * the first mail, serves those that follow soon, and is ended with the mail that takes too long.
 */
export function createMailReader({ script = mailWorker, longest = 2_000, quiet = 10_000 }: Limits = {}): MailReader {
  const queue = createWorkQueue({ atOnce: 1, waiting: 10 });
  let thread: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;
  const begin = async (): Promise<Worker> => {
    clearTimeout(rest);
    if (thread) {
      thread.ref();
      return thread;
    }
    const worker = await start(script);
    worker.once('exit', () => {
      if (thread === worker) thread = undefined;
    });
    thread = worker;
    return worker;
  };
  const ask = async (raw: Uint8Array, ownMail: OwnMail): Promise<MailBody | undefined> => {
    const worker = await begin();
    const answer = await answerOf(worker, { raw, ownMail, longest });
    if (answer === undefined) {
      thread = undefined;
      await worker.terminate();
      return undefined;
    }
    worker.unref();
    rest = setTimeout(() => void worker.terminate(), quiet).unref();
    return answer.body;
  };
  return { read: (raw, ownMail) => queue.run(() => ask(raw, ownMail)) };
}

/** @returns a thread that listens */
async function start(script: URL): Promise<Worker> {
  const worker = new Worker(script, { execArgv, resourceLimits });
  await once(worker, 'message');
  // One that breaks ends, too: nobody else has to hear why.
  worker.on('error', () => undefined);
  return worker;
}

interface Answer {
  readonly body: MailBody | undefined;
}

/** @returns undefined for a thread that was not done in time, or broke */
function answerOf(
  worker: Worker,
  { raw, ownMail, longest }: { readonly raw: Uint8Array; readonly ownMail: OwnMail; readonly longest: number },
): Promise<Answer | undefined> {
  const own = raw.byteLength === raw.buffer.byteLength ? raw : new Uint8Array(raw);
  const done = new AbortController();
  const { signal } = done;
  worker.postMessage({ raw: own, ownMail }, [own.buffer as ArrayBuffer]);
  return Promise.race([
    once(worker, 'message', { signal }).then(([answer]: Answer[]) => answer),
    once(worker, 'exit', { signal }).then(() => undefined),
    pause(longest, undefined, { signal }),
  ])
    .catch(() => undefined)
    .finally(() => done.abort());
}
