import type { FastifyReply, FastifyRequest } from 'fastify';
import { once } from './idempotency.ts';
import type { Reply } from './replies.ts';
import type { SandboxBase } from './sandbox.ts';

/** A word of a request body. */
export const word = { type: 'string', minLength: 1, maxLength: 64 };

/** A body with exactly these properties, of which some may be left out. */
export const closed = (properties: Record<string, object>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

export const keyOf = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length > 0 && key.length <= 255 ? key : undefined;
};

const sendJson = (reply: FastifyReply, status: number, json: string) =>
  reply.code(status).type('application/json; charset=utf-8').send(json);

/** Carries a write out, at most once per idempotency key. */
export const act = (sandbox: SandboxBase, request: FastifyRequest, reply: FastifyReply, call: () => Reply) => {
  const { status, json } = once(sandbox, { key: keyOf(request), path: request.url, body: request.body }, call);
  return sendJson(reply, status, json);
};

export const read = (reply: FastifyReply, { status, body }: Reply) => sendJson(reply, status, JSON.stringify(body));
