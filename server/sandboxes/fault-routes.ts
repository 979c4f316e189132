import type { FastifyInstance } from 'fastify';
import { queueDelivery } from './deliveries.ts';
import type { FaultKnobs } from './faults.ts';
import type { SandboxBase } from './sandbox.ts';

export const percent = { type: 'number', minimum: 0, maximum: 100 };
const ms = { type: 'integer', minimum: 0, maximum: 600_000 };

const knobs = {
  dropReplies: percent,
  delayReplies: percent,
  delayMs: ms,
  refuseCalls: percent,
  duplicateWebhooks: percent,
  loseWebhooks: percent,
  reorderWebhooks: percent,
  reorderMs: ms,
  holdWebhooks: { type: 'boolean' },
  seed: { type: 'integer' },
};

/** The knobs of a sandbox for those who test against it, behind the API key; `own` are those it adds to the common ones. */
export const addFaultRoutes = <Knobs extends FaultKnobs>(
  app: FastifyInstance,
  sandbox: SandboxBase<Knobs>,
  own: Readonly<Record<string, object>> = {},
): void => {
  const body = { type: 'object', additionalProperties: false, properties: { ...knobs, ...own } };
  app.get('/_sandbox/faults', () => sandbox.faults.knobs());
  app.post('/_sandbox/faults', { schema: { body } }, (request) => sandbox.faults.turn(request.body as Partial<Knobs>));
  app.post<{ Params: { id: string } }>('/_sandbox/events/:id/redeliver', (request, reply) => {
    const eventRow = sandbox.db.prepare<[string], string>('select id from events where id = ?').get(request.params.id);
    if (!eventRow) return reply.callNotFound();
    queueDelivery(sandbox, request.params.id, sandbox.now());
    return { queued: true };
  });
};

export const countUndelivered = ({ db }: Pick<SandboxBase, 'db'>): number =>
  db.prepare<[], number>('select count(*) from deliveries where deliveredTime is null').pluck().get() ?? 0;
