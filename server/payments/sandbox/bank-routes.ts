import type { FastifyInstance } from 'fastify';
import { html } from '#server/sandboxes/html.ts';
import { formatMoney } from '#rules/money.ts';
import { sendNotice, sendPage, themeOf } from '#server/sandboxes/page.ts';
import { returnLink } from './return-link.ts';
import type { Sandbox } from './sandbox.ts';
import { shopOriginOf } from './session-calls.ts';
import { findSession, type SessionRow } from './session-row.ts';
import { abandon, decline, isLive, settle } from './transitions.ts';

const refusedByBank = { code: 'bank_declined', message: 'Your bank did not approve the payment.', retryable: true };

const choices = {
  pay: settle,
  pay_and_leave: settle,
  decline: (sandbox: Sandbox, row: SessionRow) => decline(sandbox, row, refusedByBank),
  cancel: (sandbox: Sandbox, row: SessionRow) => abandon(sandbox, row, 'You left the bank without paying.'),
};

const bankBody = (row: SessionRow) => {
  const wallet = row.method === 'WALLET_REDIRECT';
  return html`<main class="sheet">
    <header class="masthead">
      <svg class="crest" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <circle cx="24" cy="24" r="24" class="crest-ground" />
        ${
          wallet
            ? html`<path
                  d="M12 18h21a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3V17a3 3 0 0 1 3-3h16"
                  class="crest-line"
                /><circle cx="30" cy="26.500" r="2.200" class="crest-glow" />`
            : html`<path
                  d="M11 20 24 12l13 8M14 21v11M20.700 21v11M27.300 21v11M34 21v11M11 35h26"
                  class="crest-line"
                /><circle cx="24" cy="17.300" r="1.800" class="crest-glow" />`
        }
      </svg>
      <p class="house">${wallet ? 'Firefly Wallet' : 'Firefly Bank'}</p>
      <p class="badge">Sandbox: no real money moves</p>
    </header>
    <h1>Approve this payment?</h1>
    <p class="amount">${formatMoney({ amount: row.amount, currency: row.currency })}</p>
    <dl>
      <div>
        <dt>To</dt>
        <dd>Lampyris</dd>
      </div>
      <div>
        <dt>Order</dt>
        <dd>${row.orderNo}</dd>
      </div>
      <div>
        <dt>From</dt>
        <dd>${wallet ? 'Wallet balance' : 'Account •••• 0817'}</dd>
      </div>
    </dl>
    <form method="post" class="actions">
      <button name="choice" value="pay" class="primary">
        Pay ${formatMoney({ amount: row.amount, currency: row.currency })}
      </button>
      <button name="choice" value="decline" class="secondary">Decline</button>
      <button name="choice" value="cancel" class="quiet">Back to the shop without paying</button>
      <div class="aside">
        <p>To see what a closed tab does:</p>
        <button name="choice" value="pay_and_leave" class="quiet">Pay and lose the way back</button>
      </div>
    </form>
  </main>`;
};

/** The bank a shopper is sent to: a full page that leads back with a signed outcome. */
export const addBank = (app: FastifyInstance, sandbox: Sandbox): void => {
  app.get<{ Params: { id: string }; Querystring: { theme?: string } }>('/bank/:id', (request, reply) => {
    const row = findSession(sandbox, request.params.id);
    if (!row || row.method === 'CARD')
      return sendNotice(reply, 'Nothing to pay here', 'This payment is unknown to the bank.', {}, 404);
    if (!isLive(row, sandbox.now())) return reply.redirect(returnLink(sandbox, row), 303);
    const theme = themeOf(request.query.theme);
    return sendPage(
      reply,
      { title: 'Approve the payment', look: 'sheet', theme, body: bankBody(row) },
      { formEndsAt: shopOriginOf(row.returnUrl) },
    );
  });
  app.post<{ Params: { id: string }; Body: { choice: keyof typeof choices } }>(
    '/bank/:id',
    {
      schema: {
        body: { type: 'object', required: ['choice'], properties: { choice: { enum: Object.keys(choices) } } },
      },
    },
    (request, reply) => {
      const { choice } = request.body;
      const row = findSession(sandbox, request.params.id);
      if (!row || row.method === 'CARD')
        return sendNotice(reply, 'Nothing to pay here', 'This payment is unknown to the bank.', {}, 404);
      const act = sandbox.db.transaction(() => (isLive(row, sandbox.now()) ? choices[choice](sandbox, row) : row));
      const ended = act.immediate();
      return choice === 'pay_and_leave'
        ? sendNotice(
            reply,
            'Paid. The way back is lost.',
            'Close this tab: the shop learns of the payment by webhook alone.',
          )
        : reply.redirect(returnLink(sandbox, ended), 303);
    },
  );
};
