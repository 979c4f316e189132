import { currencies, type Currency } from '#rules/money.ts';
import { newId } from '#server/sandboxes/sandbox.ts';
import type { Sandbox } from './sandbox.ts';
import { findSession, type SessionRow } from './session-row.ts';

const seeded = /^seeded_([0-9A-Z]+)_([A-Z]{3})_([1-9]\d{0,8})$/;
const isCurrency = (text: string): text is Currency => Object.hasOwn(currencies, text);

/**
 * The session behind a reference of the shop. A seeded shop holds payments from before its sandbox existed; such a
 * reference tells the charge itself (`seeded_ORDER_USD_12900`), and the sandbox writes it down when it is first asked.
 */
export const knownSession = (sandbox: Sandbox, id: string): SessionRow | undefined =>
  findSession(sandbox, id) ?? remember(sandbox, id);

const remember = (sandbox: Sandbox, id: string): SessionRow | undefined => {
  const [, orderNo = '', currency = '', amount] = seeded.exec(id) ?? [];
  if (!isCurrency(currency)) return undefined;
  const now = sandbox.now();
  sandbox.db.transaction(() => {
    sandbox.db
      .prepare(
        `insert into sessions (id, paymentNo, orderNo, amount, currency, method, returnUrl, clientSecret, challengeId,
           status, createdTime, expiresTime, settledTime)
         values (?, ?, ?, ?, ?, 'CARD', '', ?, ?, 'SETTLED', ?, ?, ?)`,
      )
      .run(id, id, orderNo, Number(amount), currency, newId('cs'), newId('3ds'), now, now, now);
    sandbox.db
      .prepare('insert into charges values (?, ?, ?, ?, ?, ?, ?)')
      .run(newId('ch'), id, id, orderNo, Number(amount), currency, now);
  })();
  return findSession(sandbox, id);
};
