import type { FastifyInstance } from 'fastify';
import { countUndelivered } from '#server/sandboxes/fault-routes.ts';
import { closed } from '#server/sandboxes/api.ts';
import { type Fate, fates } from './journeys.ts';
import { move } from './move.ts';
import { findParcel, type ParcelRow } from './parcel-row.ts';
import { changeFate } from './parcels.ts';
import type { CarrierSandbox } from './sandbox.ts';

type AtParcel = { Params: { trackingNo: string } };

/** What those who test against the carrier do with a parcel, behind the API key. */
export const addParcelControls = (app: FastifyInstance, sandbox: CarrierSandbox): void => {
  const { db, now } = sandbox;
  /** Gives the next step now. */
  app.post<AtParcel>('/_sandbox/parcels/:trackingNo/next', ({ params }, reply) => {
    const parcel = findParcel(sandbox, params.trackingNo);
    if (!parcel) return reply.callNotFound();
    return { moved: db.transaction(() => move(sandbox, parcel, now())).immediate() };
  });
  app.post<AtParcel & { Body: { fate: Fate } }>(
    '/_sandbox/parcels/:trackingNo/fate',
    { schema: { body: closed({ fate: { enum: fates } }) } },
    ({ params, body }, reply) => {
      const parcel = findParcel(sandbox, params.trackingNo);
      if (!parcel) return reply.callNotFound();
      changeFate(sandbox, parcel, body.fate);
      return { fate: body.fate };
    },
  );
  app.get('/_sandbox/ledger', () => ({
    parcels: db.prepare<[], ParcelRow>('select * from parcels order by rowid').all(),
    undelivered: countUndelivered(sandbox),
  }));
};
