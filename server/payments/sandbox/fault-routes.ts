import type { FastifyInstance } from 'fastify';
import { queueDelivery } from './events.ts';
import type { FaultKnobs } from './faults.ts';
import { readLedger } from './ledger.ts';
import type { Sandbox } from './sandbox.ts';

const percent = { type: 'number', minimum: 0, maximum: 100 };
const ms = { type: 'integer', minimum: 0, maximum: 600_000 };

const knobs = {
  type: 'object',
  additionalProperties: false,
  properties: {
    dropReplies: percent,
    delayReplies: percent,
    delayMs: ms,
    refuseCalls: percent,
    duplicateWebhooks: percent,
    reorderWebhooks: percent,
    reorderMs: ms,
    holdWebhooks: { type: 'boolean' },
    seed: { type: 'integer' },
  },
};

/** Knobs and books for the reliability harness, behind the API key. */
export const addFaultRoutes = (app: FastifyInstance, sandbox: Sandbox): void => {
  app.get('/_sandbox/faults', () => sandbox.faults.knobs());
  app.post<{ Body: Partial<FaultKnobs> }>('/_sandbox/faults', { schema: { body: knobs } }, (request) =>
    sandbox.faults.turn(request.body),
  );
  app.get('/_sandbox/ledger', () => readLedger(sandbox));
  app.post<{ Params: { id: string } }>('/_sandbox/events/:id/redeliver', (request, reply) => {
    const eventRow = sandbox.db.prepare<[string], string>('select id from events where id = ?').get(request.params.id);
    if (!eventRow) return reply.callNotFound();
    queueDelivery(sandbox, request.params.id, sandbox.now());
    return { queued: true };
  });
};
