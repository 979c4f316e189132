import type { CreateSession } from '../provider.ts';
import { answer, refuse, type Reply } from '#server/sandboxes/replies.ts';
import { newId } from '#server/sandboxes/sandbox.ts';
import { disputeLater } from './disputes.ts';
import type { Sandbox } from './sandbox.ts';
import { visibleSession } from './seeded-session.ts';
import { findSession, viewOf, type SessionRow } from './session-row.ts';
import { isCardTester, keepRiskSession } from './risk.ts';
import { testCardByNumber } from './test-cards.ts';
import { abandon, challenge, decline, isLive, settle, settleLater } from './transitions.ts';

export type CreateBody = Omit<CreateSession, 'idempotencyKey'>;

type TokenRow = { testCard: string; brand: string; last4: string; expMonth: number; expYear: number };

const unknown = refuse(404, 'unknown_session', 'There is no such payment session.');
const over = refuse(422, 'session_over', 'This payment session has ended; start a new one.');

/** Origin that may frame this session's fields and be returned to. */
export const shopOriginOf = (returnUrl: string): string => new URL(returnUrl).origin;

const mayReturnTo = ({ config }: Sandbox, returnUrl: string) =>
  URL.canParse(returnUrl) &&
  /^https?:$/.test(new URL(returnUrl).protocol) &&
  (config.shopOrigins.length === 0 || config.shopOrigins.includes(shopOriginOf(returnUrl)));

export const createSession = (sandbox: Sandbox, body: CreateBody): Reply => {
  if (!mayReturnTo(sandbox, body.returnUrl))
    return refuse(400, 'return_url', 'returnUrl must be an address of the shop.');
  const id = newId('ps');
  const now = sandbox.now();
  sandbox.db
    .prepare(
      `insert into sessions (id, paymentNo, orderNo, amount, currency, method, returnUrl, clientSecret, challengeId, status, createdTime, expiresTime)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'OPEN', ?, ?)`,
    )
    .run(
      ...[id, body.paymentNo, body.orderNo, body.amount.amount, body.amount.currency, body.method, body.returnUrl],
      ...[newId('cs'), newId('3ds'), now, now + sandbox.sessionLifeMs],
    );
  if (body.riskSession !== undefined) keepRiskSession(sandbox, id, body.riskSession);
  return readSession(sandbox, id);
};

export const readSession = (sandbox: Sandbox, id: string): Reply => {
  const row = visibleSession(sandbox, id);
  return row ? answer(viewOf(sandbox, row)) : unknown;
};

const tooManyCards = {
  code: 'too_many_cards',
  message: 'Too many cards have been declined.',
  retryable: false,
};

const charge = (sandbox: Sandbox, row: SessionRow, token: TokenRow): SessionRow => {
  const outcome = testCardByNumber(token.testCard)?.outcome;
  if (!outcome)
    return decline(sandbox, row, {
      code: 'card_declined',
      message: 'This test card is no longer accepted.',
      retryable: false,
    });
  if (isCardTester(sandbox, row.id)) return decline(sandbox, row, tooManyCards);
  if (outcome.status === 'DECLINED') return decline(sandbox, row, outcome.decline);
  if (outcome.status === 'REQUIRES_ACTION') return challenge(sandbox, row);
  if (outcome.status === 'DISPUTED') disputeLater(sandbox, row);
  return outcome.status === 'PROCESSING' ? settleLater(sandbox, row) : settle(sandbox, row);
};

/**
 * Charges a tokenised card: one typed for this session, or a saved one, whose first payment went through. Only the idempotency key protects a settled session from a second charge, as in the
 * classic charge APIs: a confirm without key charges again, so that a harness can show what the key is for.
 */
export const confirmSession = (sandbox: Sandbox, id: string, cardToken: string, keyed: boolean): Reply => {
  const row = findSession(sandbox, id);
  if (!row) return unknown;
  const repeated = row.status === 'SETTLED' && !keyed;
  if (!repeated && (row.status !== 'OPEN' || !isLive(row, sandbox.now()))) return over;
  const token = sandbox.db
    .prepare<[string, string], TokenRow>(
      `select cardTokens.* from cardTokens join sessions on sessions.id = cardTokens.sessionId
       where cardTokens.id = ? and (cardTokens.sessionId = ? or sessions.status = 'SETTLED')`,
    )
    .get(cardToken, id);
  if (!token)
    return refuse(400, 'card_token', 'This card token belongs to another payment session that was never paid.');
  sandbox.db
    .prepare('update sessions set cardBrand = ?, cardLast4 = ?, cardExpMonth = ?, cardExpYear = ? where id = ?')
    .run(token.brand, token.last4, token.expMonth, token.expYear, id);
  return answer(viewOf(sandbox, charge(sandbox, row, token)));
};

export const cancelSession = (sandbox: Sandbox, id: string): Reply => {
  const row = findSession(sandbox, id);
  if (!row) return unknown;
  if (row.status === 'CANCELLED') return answer(viewOf(sandbox, row));
  if (row.status === 'PROCESSING' || !isLive(row, sandbox.now())) return over;
  return answer(viewOf(sandbox, abandon(sandbox, row, 'The payment was cancelled.')));
};
