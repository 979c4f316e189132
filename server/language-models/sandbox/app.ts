import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';

/** What the model does wrong, for those who test against it. */
export const modelFaults = ['none', 'slow', 'refuses', 'broken', 'half', 'endless', 'silent'] as const;
export type ModelFault = (typeof modelFaults)[number];

export interface ModelSandbox {
  readonly app: FastifyInstance;
  /** What was questions so far, newest last. */
  readonly questions: readonly string[];
  /** @param text what it writes from now on, in place of its own */
  turn(fault: ModelFault, text?: string): void;
}

const event = (content: string): string => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** The first sentence of the first passage that it was given, with its number: what a modest model would write. */
const answerTo = (input: string): string => {
  const [, number = '1', text = ''] = /\[(\d+)\][^\n]*\n([^\n]+)/.exec(input) ?? [];
  return `${/^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text} [${number}]`;
};

async function* written(fault: ModelFault, text: string): AsyncIterable<string> {
  for (const word of text.match(/\S+\s*/g) ?? []) {
    yield event(word);
    if (fault === 'half') return;
    if (fault === 'broken') yield 'data: {"choices": [{"delta"\n\n';
    if (fault === 'slow') await pause(60_000, undefined, { ref: false });
  }
  while (fault === 'endless') {
    yield event('and so on ');
    await pause(1);
  }
  yield 'data: [DONE]\n\n';
}

interface Body {
  readonly messages: readonly { readonly content: string }[];
}

/** A language model as OpenAI serves one: it streams, keeps nothing, and fails as it is told. */
export function buildModelSandbox(): ModelSandbox {
  const app = Fastify({ bodyLimit: 64 * 1_024 });
  const questions: string[] = [];
  let now: { readonly fault: ModelFault; readonly text?: string | undefined } = { fault: 'none' };
  app.post<{ Body: Body }>('/v1/chat/completions', (request, reply) => {
    const { messages } = request.body;
    questions.push(JSON.stringify(request.body));
    const { fault, text = answerTo(messages.at(-1)?.content ?? '') } = now;
    if (fault === 'refuses') return reply.code(500).send({ error: { message: 'The model was told to fail.' } });
    return reply.type('text/event-stream').send(Readable.from(written(fault, fault === 'silent' ? '' : text)));
  });
  app.post<{ Body: { fault: ModelFault; text?: string } }>(
    '/_sandbox/fault',
    { schema: { body: { type: 'object', required: ['fault'], properties: { fault: { enum: modelFaults } } } } },
    (request) => {
      now = request.body;
      return {};
    },
  );
  return {
    app,
    questions,
    turn: (fault, text) => {
      now = { fault, text };
    },
  };
}
