import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopContext } from '../shop-context.ts';
import { failure, type Envelope } from './envelope.ts';
import type { AnswerInParts } from './reply.ts';
import { ShopError } from './shop-error.ts';

const eventsType = 'text/event-stream';

interface Answering {
  readonly answer: AnswerInParts;
  readonly envelopeOf: (data: unknown) => Envelope;
  readonly shop: Pick<ShopContext, 'clock' | 'log'>;
}

type Parts = ReturnType<AnswerInParts>;
type Step = IteratorResult<object, unknown>;

const eventOf = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;

/** Events from the first part on; what fails on the way is the envelope of the last one. */
async function* eventsOf(first: Step, parts: Parts, traceId: string, { envelopeOf, shop }: Answering) {
  let step = first;
  try {
    for (; !step.done; step = await parts.next()) yield eventOf(step.value);
    yield eventOf(envelopeOf(step.value));
  } catch (error) {
    if (!(error instanceof ShopError)) shop.log.error({ err: error, traceId }, 'an answer stopped in the middle');
    const shopError = error instanceof ShopError ? error : new ShopError('INTERNAL');
    yield eventOf(failure(shopError, { serverTime: shop.clock.now(), traceId }));
  } finally {
    // Whoever read it may have gone.
    await parts.return(undefined);
  }
}

/** Sends an answer that comes in parts as its caller takes it. What is refused before the first part is refused as ever. */
export async function answerInParts(
  { id, headers }: FastifyRequest,
  reply: FastifyReply,
  answering: Answering,
): Promise<FastifyReply> {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const parts = answering.answer(gone.signal);
  let step = await parts.next();
  void reply.header('cache-control', 'no-store').header('vary', 'accept');
  if (headers.accept?.includes(eventsType)) {
    return reply.type(eventsType).send(Readable.from(eventsOf(step, parts, id, answering)));
  }
  while (!step.done) step = await parts.next();
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answering.envelopeOf(step.value)));
}
