import type { FastifyInstance } from 'fastify';
import { act, closed, keyOf, read, word } from '#server/sandboxes/api.ts';
import { detachCard } from './card-calls.ts';
import { type DisputeQuery, listDisputes, readDispute } from './dispute-calls.ts';
import { readEvents } from './ledger.ts';
import { listCharges, listRefunds, type MovementQuery } from './movement-calls.ts';
import { refundSession, type RefundBody } from './refund-calls.ts';
import type { Sandbox } from './sandbox.ts';
import { cancelSession, confirmSession, createSession, readSession, type CreateBody } from './session-calls.ts';

const money = closed({
  amount: { type: 'integer', minimum: 1, maximum: 100_000_000 },
  currency: { enum: ['USD', 'EUR', 'GBP', 'CAD', 'JPY'] },
});
const createBody = closed(
  {
    paymentNo: word,
    orderNo: word,
    amount: money,
    method: { enum: ['CARD', 'REDIRECT_BANK', 'WALLET_REDIRECT'] },
    returnUrl: { type: 'string', maxLength: 2_000 },
    riskSession: word,
  },
  ['riskSession'],
);
const refundBody = closed({ providerRef: word, refundNo: word, amount: money });

const instant = { type: 'string', pattern: String.raw`^\d{1,15}$` };
const cursor = { type: 'string', pattern: String.raw`^\d{1,15} \S{1,64}$` };

const disputeQuery = {
  type: 'object',
  properties: {
    changedSince: instant,
    providerRef: word,
    after: cursor,
  },
  additionalProperties: false,
};
const movementQuery = {
  type: 'object',
  properties: { since: instant, after: cursor },
  required: ['since'],
  additionalProperties: false,
};

type AtSession = { Params: { id: string } };

/** The API the shop's server calls; every POST honours an Idempotency-Key header. */
export const addApi = (app: FastifyInstance, sandbox: Sandbox): void => {
  app.post<{ Body: CreateBody }>('/v1/sessions', { schema: { body: createBody } }, (request, reply) =>
    act(sandbox, request, reply, () => createSession(sandbox, request.body)),
  );
  app.get<AtSession>('/v1/sessions/:id', (request, reply) => read(reply, readSession(sandbox, request.params.id)));
  app.post<AtSession & { Body: { cardToken: string } }>(
    '/v1/sessions/:id/confirm',
    { schema: { body: closed({ cardToken: word }) } },
    (request, reply) =>
      act(sandbox, request, reply, () =>
        confirmSession(sandbox, request.params.id, request.body.cardToken, keyOf(request) !== undefined),
      ),
  );
  app.post<AtSession>('/v1/sessions/:id/cancel', { schema: { body: closed({}) } }, (request, reply) =>
    act(sandbox, request, reply, () => cancelSession(sandbox, request.params.id)),
  );
  app.post<{ Body: RefundBody }>('/v1/refunds', { schema: { body: refundBody } }, (request, reply) =>
    act(sandbox, request, reply, () => refundSession(sandbox, request.body)),
  );
  app.post<AtSession>('/v1/cards/:id/detach', { schema: { body: closed({}) } }, (request, reply) =>
    act(sandbox, request, reply, () => detachCard(sandbox, request.params.id)),
  );
  app.get<{ Querystring: MovementQuery }>('/v1/charges', { schema: { querystring: movementQuery } }, (request, reply) =>
    read(reply, listCharges(sandbox, request.query)),
  );
  app.get<{ Querystring: MovementQuery }>('/v1/refunds', { schema: { querystring: movementQuery } }, (request, reply) =>
    read(reply, listRefunds(sandbox, request.query)),
  );
  app.get<{ Querystring: DisputeQuery }>('/v1/disputes', { schema: { querystring: disputeQuery } }, (request, reply) =>
    read(reply, listDisputes(sandbox, request.query)),
  );
  app.get<AtSession>('/v1/disputes/:id', (request, reply) => read(reply, readDispute(sandbox, request.params.id)));
  app.get<{ Querystring: { session?: string } }>('/v1/events', (request, reply) =>
    read(reply, { status: 200, body: { list: readEvents(sandbox, request.query.session) } }),
  );
};
