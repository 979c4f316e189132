import type { FastifyInstance } from 'fastify';
import { groupNumber } from './assets/card-number.ts';
import { html } from '#server/sandboxes/html.ts';
import { table, timeText } from '#server/sandboxes/operator-table.ts';
import { addDisputeForms, disputeForm, disputeTable } from './dispute-routes.ts';
import { readEvents, readLedger } from './ledger.ts';
import { formatMoney } from '#rules/money.ts';
import { onThisMachine } from '#server/sandboxes/on-this-machine.ts';
import { sendPage } from '#server/sandboxes/page.ts';
import type { Sandbox } from './sandbox.ts';
import type { SessionRow } from './session-row.ts';
import { testCards } from './test-cards.ts';

const newest = <Row>(rows: readonly Row[]): readonly Row[] => rows.slice(-100).reverse();

/** A page that shows what the sandbox holds, with the buttons of a bank that disputes a payment. */
export const addOperator = (app: FastifyInstance, sandbox: Sandbox): void => {
  app.get('/', onThisMachine, (_request, reply) => {
    const sessions = sandbox.db
      .prepare<[], SessionRow>('select * from sessions order by createdTime desc limit 100')
      .all();
    const { charges, refunds, disputes } = readLedger(sandbox);
    const body = html`<main>
      <h1>Sandbox payments</h1>
      <p class="lead">A payment provider for trying the shop: it behaves like a real one and moves no money.</p>
      ${table(
        'Test cards',
        ['Number', 'What happens'],
        testCards.map((card) => [groupNumber(card.number), card.name]),
      )}
      ${table(
        'Sessions',
        ['Created', 'Order', 'Payment', 'Amount', 'Method', 'Status', 'Reason'],
        sessions.map((row) => [
          timeText(row.createdTime),
          row.orderNo,
          row.paymentNo,
          formatMoney(row),
          row.method,
          row.status,
          row.failureCode ?? '',
        ]),
      )}
      ${table(
        'Charges',
        ['Time', 'Order', 'Amount', 'By hand', 'Payment'],
        newest(charges).map((row) => [
          timeText(row.createdTime),
          row.orderNo,
          formatMoney(row),
          disputeForm(sandbox, row.sessionId),
          row.paymentNo,
        ]),
      )}
      ${table(
        'Refunds',
        ['Time', 'Refund', 'Amount'],
        newest(refunds).map((row) => [timeText(row.createdTime), row.refundNo, formatMoney(row)]),
      )}
      ${disputeTable(newest(disputes))}
      ${table(
        'Webhooks',
        ['Created', 'Event', 'Tries', 'Last answer', 'Delivered'],
        readEvents(sandbox).map((row) => [
          timeText(row.createdTime),
          row.kind,
          String(row.tries),
          row.lastResult ?? '',
          timeText(row.deliveredTime),
        ]),
      )}
    </main>`;
    return sendPage(
      reply,
      { title: 'Sandbox payments', look: 'operator', theme: 'auto', body },
      { formEndsAt: "'self'" },
    );
  });
  addDisputeForms(app, sandbox);
};
