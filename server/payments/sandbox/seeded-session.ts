import { currencies, type Currency } from '#rules/money.ts';
import { newId } from '#server/sandboxes/sandbox.ts';
import type { Sandbox } from './sandbox.ts';
import { findSession, type SessionRow } from './session-row.ts';

const seeded = /^seeded_([0-9A-Z]+)_([A-Z]{3})_([1-9]\d{0,8})$/;
const isCurrency = (text: string): text is Currency => Object.hasOwn(currencies, text);

/** The session that a reference of a seeded shop tells of (`seeded_ORDER_USD_12900`); undefined for any other reference. */
const seededSession = (sandbox: Sandbox, id: string): SessionRow | undefined => {
  const [, orderNo = '', currency = '', amount] = seeded.exec(id) ?? [];
  if (!isCurrency(currency)) return undefined;
  const now = sandbox.now();
  return {
    id,
    paymentNo: id,
    orderNo,
    amount: Number(amount),
    currency,
    method: 'CARD',
    returnUrl: '',
    clientSecret: newId('cs'),
    challengeId: newId('3ds'),
    status: 'SETTLED',
    failureCode: null,
    failureMessage: null,
    failureRetryable: null,
    cardBrand: null,
    cardLast4: null,
    cardExpMonth: null,
    cardExpYear: null,
    createdTime: now,
    expiresTime: now,
    settleDueTime: null,
    settledTime: now,
  };
};

/** The session behind a reference of the shop, to look at: a seeded shop holds payments from before its sandbox existed. */
export const visibleSession = (sandbox: Sandbox, id: string): SessionRow | undefined =>
  findSession(sandbox, id) ?? seededSession(sandbox, id);

/** The same, to move its money: the charge that a reference of a seeded shop tells of is written down with it. */
export const knownSession = (sandbox: Sandbox, id: string): SessionRow | undefined =>
  findSession(sandbox, id) ?? remember(sandbox, id);

const remember = (sandbox: Sandbox, id: string): SessionRow | undefined => {
  const row = seededSession(sandbox, id);
  if (!row) return undefined;
  const { orderNo, currency, amount, clientSecret, challengeId, createdTime: now } = row;
  sandbox.db.transaction(() => {
    sandbox.db
      .prepare(
        `insert into sessions (id, paymentNo, orderNo, amount, currency, method, returnUrl, clientSecret, challengeId,
           status, createdTime, expiresTime, settledTime)
         values (?, ?, ?, ?, ?, 'CARD', '', ?, ?, 'SETTLED', ?, ?, ?)`,
      )
      .run(id, id, orderNo, amount, currency, clientSecret, challengeId, now, now, now);
    sandbox.db
      .prepare('insert into charges values (?, ?, ?, ?, ?, ?, ?)')
      .run(newId('ch'), id, id, orderNo, amount, currency, now);
  })();
  return findSession(sandbox, id);
};
