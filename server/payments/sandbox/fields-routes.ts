import type { FastifyInstance } from 'fastify';
import { sameSecret } from '#server/sandboxes/signature.ts';
import { brandOf, isCardNumber, isCvc, isExpiry } from './assets/card-number.ts';
import { fieldsBody } from './fields-page.ts';
import { sendNotice, sendPage, themeOf } from '#server/sandboxes/page.ts';
import { refuse, type Reply } from '#server/sandboxes/replies.ts';
import { newId } from '#server/sandboxes/sandbox.ts';
import type { Sandbox } from './sandbox.ts';
import { shopOriginOf } from './session-calls.ts';
import { findSession } from './session-row.ts';
import { testCardByNumber } from './test-cards.ts';
import { isLive } from './transitions.ts';

type Card = {
  readonly session: string;
  readonly clientSecret: string;
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string;
  readonly name: string;
};

const cardBody = {
  type: 'object',
  additionalProperties: false,
  required: ['session', 'clientSecret', 'number', 'expMonth', 'expYear', 'cvc', 'name'],
  properties: {
    session: { type: 'string', maxLength: 64 },
    clientSecret: { type: 'string', maxLength: 64 },
    number: { type: 'string', pattern: '^\\d{12,19}$' },
    expMonth: { type: 'integer', minimum: 1, maximum: 12 },
    expYear: { type: 'integer', minimum: 2000, maximum: 2100 },
    cvc: { type: 'string', pattern: '^\\d{3,4}$' },
    name: { type: 'string', minLength: 1, maxLength: 100 },
  },
};

/** Swaps a card for a token. The number is matched against the test cards and dropped: it is never stored or logged. */
const tokenise = (sandbox: Sandbox, card: Card): Reply => {
  const row = findSession(sandbox, card.session);
  if (!row || !sameSecret(row.clientSecret, card.clientSecret))
    return refuse(404, 'unknown_session', 'Unknown payment session.');
  const now = sandbox.now();
  if (row.status !== 'OPEN' || !isLive(row, now)) return refuse(422, 'session_over', 'This payment session has ended.');
  const brand = brandOf(card.number);
  const valid =
    isCardNumber(card.number) && isExpiry(card.expMonth, card.expYear, new Date(now)) && isCvc(card.cvc, brand);
  if (!valid) return refuse(422, 'card_invalid', 'Please check the card details.');
  const testCard = testCardByNumber(card.number);
  if (!testCard) return refuse(422, 'test_cards_only', 'This is a sandbox: please use a test card.');
  const cardToken = newId('tok');
  const last4 = card.number.slice(-4);
  sandbox.db
    .prepare('insert into cardTokens values (?, ?, ?, ?, ?, ?, ?)')
    .run(cardToken, row.id, testCard.number, brand, last4, card.expMonth, card.expYear);
  return { status: 200, body: { cardToken, brand, last4, expMonth: card.expMonth, expYear: card.expYear } };
};

type FieldsQuery = { Querystring: { session?: string; theme?: string; ground?: string } };

const groundOf = (value: unknown) => (value === 'page' || value === 'surface' ? value : 'none');

/** The card form the shop frames, on the sandbox's own origin. */
export const addFields = (app: FastifyInstance, sandbox: Sandbox): void => {
  app.get<FieldsQuery>('/fields', (request, reply) => {
    const row = findSession(sandbox, request.query.session ?? '');
    if (!row || row.method !== 'CARD')
      return sendNotice(reply, 'Nothing to pay here', 'This payment session is unknown.', {}, 404);
    const shop = shopOriginOf(row.returnUrl);
    return sendPage(
      reply,
      {
        title: 'Card details',
        look: 'fields',
        theme: themeOf(request.query.theme),
        script: 'fields.ts',
        facts: { session: row.id, shop, ground: groundOf(request.query.ground) },
        body: fieldsBody(),
      },
      { framedBy: shop },
    );
  });
  app.post<{ Body: Card }>('/fields/tokens', { schema: { body: cardBody } }, (request, reply) => {
    const site = request.headers['sec-fetch-site'];
    const foreign = site !== undefined && site !== 'same-origin';
    const { status, body } = foreign
      ? refuse(401, 'foreign', 'Only the card form may ask for tokens.')
      : tokenise(sandbox, request.body);
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
};
