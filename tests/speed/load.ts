import { Agent, request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Question {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const sockets = 16;
const agent = new Agent({ keepAlive: true, maxSockets: sockets });

export const ask = (origin: string, { method, path, headers, body }: Question): Promise<Reply> =>
  new Promise((resolve, reject) => {
    // Node counts the bytes of a POST by itself, those of a DELETE not.
    const counted = body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = request(`${origin}${path}`, { agent, method, headers: counted }, (incoming) => {
      buffer(incoming).then(
        (bytes) => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: bytes }),
        reject,
      );
    });
    outgoing.on('error', (cause) => reject(new Error(`${method} ${origin}${path} failed`, { cause })));
    outgoing.end(body);
  });

/**
 * Asks so many times over 16 connections.
 * @returns how long each answer took, in milliseconds
 * @throws when an answer is not what the caller expects: a fast error is no result
 */
export async function askMany(
  origin: string,
  questions: readonly Question[],
  times: number,
  isRight: (reply: Reply) => boolean,
): Promise<number[]> {
  const took: number[] = [];
  let next = 0;
  const asker = async (): Promise<void> => {
    while (next < times) {
      const question = questions[next % questions.length];
      next += 1;
      if (!question) throw new Error('There is nothing to ask');
      const started = performance.now();
      const reply = await ask(origin, question);
      took.push(performance.now() - started);
      if (!isRight(reply))
        throw new Error(`${question.path} answered ${reply.status}: ${reply.body.toString().slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: sockets }, asker));
  return took;
}

export const hangUp = (): void => agent.destroy();
