import type { FastifyInstance } from 'fastify';
import { act, closed, word } from '#server/sandboxes/api.ts';
import { answer, refuse } from '#server/sandboxes/replies.ts';
import type { CarrierEvent, LabelRequest } from '../carrier.ts';
import { drawLabel } from './label.ts';
import { findParcel, type ParcelRow } from './parcel-row.ts';
import { addParcel, trackingUrlOf } from './parcels.ts';
import type { CarrierSandbox } from './sandbox.ts';

type AtParcel = { Params: { trackingNo: string } };

const addressLines = { type: 'array', minItems: 1, maxItems: 10, items: { type: 'string', maxLength: 200 } };
const labelBody = closed({
  direction: { enum: ['OUTBOUND', 'RETURN'] },
  reference: word,
  from: addressLines,
  to: addressLines,
  weightGrams: { type: 'integer', minimum: 1, maximum: 1_000_000 },
  country: { type: 'string', pattern: '^[A-Z]{2}$' },
  city: { type: 'string', minLength: 1, maxLength: 100 },
});

const unknown = refuse(404, 'unknown_parcel', 'There is no parcel with this number.');
const unkeyed = refuse(400, 'no_key', 'A label is made under an idempotency key.');

/** Everything that has happened to a parcel, the oldest first, as the webhooks told it. */
export const historyOf = ({ db }: CarrierSandbox, trackingNo: string): (CarrierEvent & { localTime: string })[] =>
  db
    .prepare<[string], string>('select payload from events where trackingNo = ? order by time, rowid')
    .pluck()
    .all(trackingNo)
    .map((payload) => JSON.parse(payload));

/** The API the shop's server calls. */
export const addApi = (app: FastifyInstance, sandbox: CarrierSandbox): void => {
  const found = ({ trackingNo }: AtParcel['Params']): ParcelRow | undefined => findParcel(sandbox, trackingNo);

  app.post<{ Body: Omit<LabelRequest, 'key'> }>('/v1/labels', { schema: { body: labelBody } }, (request, reply) =>
    act(sandbox, request, reply, () =>
      request.headers['idempotency-key'] === undefined ? unkeyed : answer(addParcel(sandbox, request.body)),
    ),
  );
  app.get<AtParcel>('/v1/labels/:trackingNo', async ({ params }, reply) => {
    const parcel = found(params);
    if (!parcel) return reply.code(unknown.status).send(unknown.body);
    return reply.type('application/pdf').send(await drawLabel(parcel, trackingUrlOf(sandbox, parcel.trackingNo)));
  });
  app.get<AtParcel>('/v1/parcels/:trackingNo', async ({ params }, reply) => {
    const parcel = found(params);
    if (!parcel) return reply.code(unknown.status).send(unknown.body);
    return { trackingNo: parcel.trackingNo, events: historyOf(sandbox, parcel.trackingNo) };
  });
};
