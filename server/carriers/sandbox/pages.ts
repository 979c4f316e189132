import type { FastifyInstance } from 'fastify';
import { onThisMachine } from '#server/sandboxes/on-this-machine.ts';
import { html } from '#server/sandboxes/html.ts';
import { table, timeText } from '#server/sandboxes/operator-table.ts';
import { sendNotice, sendPage } from '#server/sandboxes/page.ts';
import { firefly } from '../sandbox-carrier.ts';
import { historyOf } from './api-routes.ts';
import { move } from './move.ts';
import { findParcel, type ParcelRow } from './parcel-row.ts';
import { trackingUrlOf } from './parcels.ts';
import type { CarrierSandbox } from './sandbox.ts';

type AtParcel = { Params: { trackingNo: string } };

/** The carrier's own page of a parcel: whoever has its number may see it. */
export const addTrackingPage = (app: FastifyInstance, sandbox: CarrierSandbox): void => {
  app.get<AtParcel>('/track/:trackingNo', ({ params: { trackingNo } }, reply) => {
    if (!findParcel(sandbox, trackingNo))
      return sendNotice(reply, firefly.name, 'There is no parcel with this number.', {}, 404);
    const rows = historyOf(sandbox, trackingNo)
      .toReversed()
      .map(({ localTime, text, location = '' }) => [localTime, text, location]);
    const body = html`<main>
      <h1>${firefly.name}</h1>
      <p class="lead">Parcel ${trackingNo}</p>
      ${table('What happened', ['Local time', 'Event', 'Place'], rows)}
    </main>`;
    return sendPage(reply, { title: `Parcel ${trackingNo}`, look: 'operator', theme: 'auto', body });
  });
};

/** A page that shows what the carrier holds, with a button that moves a parcel on. */
export const addOperator = (app: FastifyInstance, sandbox: CarrierSandbox): void => {
  app.get('/', onThisMachine, (_request, reply) => {
    const parcels = sandbox.db
      .prepare<[], ParcelRow>('select * from parcels order by createdTime desc, rowid desc limit 100')
      .all();
    const rows = parcels.map((parcel) => [
      html`<a href="${trackingUrlOf(sandbox, parcel.trackingNo)}">${parcel.trackingNo}</a>`,
      parcel.dueTime === null
        ? ''
        : html`<form method="post" action="/parcels/${parcel.trackingNo}/next"><button>Move on</button></form>`,
      historyOf(sandbox, parcel.trackingNo).at(-1)?.text ?? '',
      timeText(parcel.dueTime),
      parcel.reference,
      parcel.direction,
      parcel.fate,
    ]);
    const body = html`<main>
      <h1>${firefly.name}</h1>
      <p class="lead">A carrier for trying the shop: its parcels move by a clock and weigh nothing.</p>
      ${table('Parcels', ['Number', 'By hand', 'Newest event', 'Next', 'Reference', 'Direction', 'Fate'], rows)}
    </main>`;
    return sendPage(reply, { title: firefly.name, look: 'operator', theme: 'auto', body }, { formEndsAt: "'self'" });
  });
  app.post<AtParcel>('/parcels/:trackingNo/next', onThisMachine, ({ params }, reply) => {
    const parcel = findParcel(sandbox, params.trackingNo);
    if (!parcel) return reply.callNotFound();
    sandbox.db.transaction(() => move(sandbox, parcel, sandbox.now())).immediate();
    return reply.redirect('/', 303);
  });
};
