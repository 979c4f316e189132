import type { FastifyInstance } from 'fastify';
import { onThisMachine } from '#server/sandboxes/on-this-machine.ts';
import { formatMoney } from '#rules/money.ts';
import { html, type Markup } from '#server/sandboxes/html.ts';
import { table, timeText } from '#server/sandboxes/operator-table.ts';
import type { DisputeReason } from '../provider.ts';
import type { DisputeRow } from './dispute-row.ts';
import { closeDispute, moneyLeft, openDispute } from './disputes.ts';
import type { Sandbox } from './sandbox.ts';
import { findSession } from './session-row.ts';

const reasons: readonly DisputeReason[] = [
  'fraudulent',
  'product_not_received',
  'product_unacceptable',
  'duplicate',
  'credit_not_processed',
  'general',
];

/** The form that disputes a payment as its bank would: a reason, and an amount where it is not for all that is left. */
export const disputeForm = (sandbox: Sandbox, sessionId: string): Markup | string => {
  const row = findSession(sandbox, sessionId);
  const left = row ? moneyLeft(sandbox, row) : 0;
  if (!row || left <= 0) return '';
  return html`<form method="post" action="/sessions/${row.id}/dispute">
    <select name="reason" aria-label="Reason for a dispute of ${row.orderNo}">
      ${reasons.map((reason) => html`<option>${reason}</option>`)}
    </select>
    <input
      name="amount"
      inputmode="numeric"
      size="8"
      placeholder="${left}"
      aria-label="Amount in the smallest unit, up to ${left}"
    />
    <button>Dispute</button>
  </form>`;
};

/** Every dispute with what its bank may decide. */
export const disputeTable = (disputes: readonly DisputeRow[]): Markup =>
  table(
    'Disputes',
    ['Opened', 'Amount', 'Reason', 'Status', 'By hand', 'Evidence until', 'Dispute', 'Payment'],
    disputes.map((row) => [
      timeText(row.openedTime),
      formatMoney(row),
      row.reason,
      row.status,
      row.status === 'OPEN'
        ? html`<form method="post" action="/disputes/${row.id}/close">
            <button name="verdict" value="WON">The shop wins</button>
            <button name="verdict" value="LOST">The shop loses</button>
          </form>`
        : '',
      timeText(row.evidenceDueTime),
      row.id,
      row.paymentNo,
    ]),
  );

type AtId = { Params: { id: string } };

/** What the bank of a payer does, from the page of the operator. */
export const addDisputeForms = (app: FastifyInstance, sandbox: Sandbox): void => {
  const { db } = sandbox;
  app.post<AtId & { Body: { reason: DisputeReason; amount?: string } }>(
    '/sessions/:id/dispute',
    {
      ...onThisMachine,
      schema: {
        body: {
          type: 'object',
          required: ['reason'],
          properties: { reason: { enum: reasons }, amount: { type: 'string', pattern: String.raw`^\d{0,9}$` } },
        },
      },
    },
    ({ params, body: { reason, amount = '' } }, reply) => {
      const row = findSession(sandbox, params.id);
      if (!row) return reply.callNotFound();
      const part = amount === '' ? undefined : Number(amount);
      db.transaction(() => openDispute(sandbox, row, { reason, amount: part })).immediate();
      return reply.redirect('/', 303);
    },
  );
  app.post<AtId & { Body: { verdict: 'WON' | 'LOST' } }>(
    '/disputes/:id/close',
    {
      ...onThisMachine,
      schema: { body: { type: 'object', required: ['verdict'], properties: { verdict: { enum: ['WON', 'LOST'] } } } },
    },
    ({ params, body }, reply) => {
      const closed = db.transaction(() => closeDispute(sandbox, params.id, body.verdict)).immediate();
      return closed ? reply.redirect('/', 303) : reply.callNotFound();
    },
  );
};
