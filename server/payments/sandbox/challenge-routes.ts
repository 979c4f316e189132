import type { FastifyInstance } from 'fastify';
import { html } from '#server/sandboxes/html.ts';
import { formatMoney } from '#rules/money.ts';
import { sendNotice, sendPage, themeOf } from '#server/sandboxes/page.ts';
import { returnLink } from './return-link.ts';
import type { Sandbox } from './sandbox.ts';
import { shopOriginOf } from './session-calls.ts';
import { findChallenge, type SessionRow } from './session-row.ts';
import { abandon, decline, isLive, settle } from './transitions.ts';

const notAuthenticated = {
  code: 'authentication_failed',
  message: 'Your bank couldn’t confirm that it’s you.',
  retryable: true,
};

const choices = {
  approve: settle,
  fail: (sandbox: Sandbox, row: SessionRow) => decline(sandbox, row, notAuthenticated),
  cancel: (sandbox: Sandbox, row: SessionRow) => abandon(sandbox, row, 'You closed the check of your bank.'),
};

const outcomes: Partial<Record<SessionRow['status'], { word: string; title: string; text: string }>> = {
  SETTLED: { word: 'approved', title: 'Approved', text: 'Thank you. We are taking you back to the shop.' },
  DECLINED: { word: 'failed', title: 'Not approved', text: 'The check failed; nothing was charged.' },
};
const cancelled = { word: 'cancelled', title: 'Cancelled', text: 'You stopped the check; nothing was charged.' };

const challengeBody = (row: SessionRow) =>
  html`<main class="sheet">
    <header class="masthead">
      <svg class="crest" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <circle cx="24" cy="24" r="24" class="crest-ground" />
        <path
          d="M24 11 34.500 15v8.500c0 6.500-4.400 11-10.500 13.500-6.100-2.500-10.500-7-10.500-13.500V15Z"
          class="crest-line"
        />
        <path d="m19 24 3.600 3.600L29.500 20.500" class="crest-line" />
      </svg>
      <p class="house">Firefly Bank</p>
      <p class="badge">Sandbox: 3-D Secure check</p>
    </header>
    <h1>Is this you?</h1>
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
        <dt>Card</dt>
        <dd>•••• ${row.cardLast4 ?? ''}</dd>
      </div>
    </dl>
    <form method="post" class="actions">
      <button name="choice" value="approve" class="primary">Approve</button>
      <button name="choice" value="fail" class="secondary">Fail the check</button>
      <button name="choice" value="cancel" class="quiet">Cancel</button>
    </form>
  </main>`;

/** The bank's check that the shopper holds the card; framed by the shop in a modal, or opened as a page. */
export const addChallenge = (app: FastifyInstance, sandbox: Sandbox): void => {
  type Asked = { Params: { id: string }; Querystring: { theme?: string } };
  const unknown = ['Nothing to check', 'This check is unknown or too old.'] as const;

  app.get<Asked>('/three-ds/:id', (request, reply) => {
    const row = findChallenge(sandbox, request.params.id);
    if (!row || row.status === 'OPEN') return sendNotice(reply, ...unknown, {}, 404);
    const shop = shopOriginOf(row.returnUrl);
    const theme = themeOf(request.query.theme);
    const frame = { framedBy: shop, formEndsAt: shop };
    const facts = { session: row.id, shop };
    if (row.status === 'REQUIRES_ACTION' && isLive(row, sandbox.now()))
      return sendPage(
        reply,
        { title: 'Confirm it is you', look: 'sheet', theme, script: 'challenge.ts', facts, body: challengeBody(row) },
        frame,
      );
    const { word, title, text } = outcomes[row.status] ?? cancelled;
    const body = html`<main class="sheet">
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a id="back" hidden href="${returnLink(sandbox, row)}">Back to the shop</a></p>
    </main>`;
    return sendPage(
      reply,
      { title, look: 'sheet', theme, script: 'challenge.ts', facts: { ...facts, outcome: word }, body },
      frame,
    );
  });

  app.post<Asked & { Body: { choice: keyof typeof choices } }>(
    '/three-ds/:id',
    {
      schema: {
        body: { type: 'object', required: ['choice'], properties: { choice: { enum: Object.keys(choices) } } },
      },
    },
    (request, reply) => {
      const row = findChallenge(sandbox, request.params.id);
      if (!row) return sendNotice(reply, ...unknown, {}, 404);
      const pending = row.status === 'REQUIRES_ACTION' && isLive(row, sandbox.now());
      if (pending) sandbox.db.transaction(() => choices[request.body.choice](sandbox, row)).immediate();
      return reply.redirect(`/three-ds/${row.challengeId}?theme=${themeOf(request.query.theme)}`, 303);
    },
  );
};
