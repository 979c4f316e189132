import type { Money } from '#rules/money.ts';
import type { ProviderRefund } from '../provider.ts';
import { moneyLeft } from './disputes.ts';
import { sendEvent } from './events.ts';
import { answer, refuse, type Reply } from '#server/sandboxes/replies.ts';
import { newId } from '#server/sandboxes/sandbox.ts';
import type { Sandbox } from './sandbox.ts';
import { knownSession } from './seeded-session.ts';
import { moneyMoved } from './session-row.ts';

export type RefundBody = { readonly providerRef: string; readonly refundNo: string; readonly amount: Money };

/**
 * Gives money back, never more than was taken nor what a bank has taken back, never in another currency, once per refund
 * number.
 */
export const refundSession = (sandbox: Sandbox, body: RefundBody): Reply => {
  const row = knownSession(sandbox, body.providerRef);
  if (!row) return refuse(404, 'unknown_session', 'There is no such payment session.');
  if (row.status !== 'SETTLED') return refuse(422, 'not_settled', 'Only a settled payment can be refunded.');
  if (body.amount.currency !== row.currency)
    return refuse(422, 'currency', `This payment was taken in ${row.currency}.`);
  const refundRow = sandbox.db
    .prepare<[string, string], string>('select id from refunds where sessionId = ? and refundNo = ?')
    .get(row.id, body.refundNo);
  if (refundRow) return refuse(422, 'refund_exists', 'This refund number was already used for the payment.');
  const { charged, refunded } = moneyMoved(sandbox, row.id);
  if (refunded + body.amount.amount > charged)
    return refuse(422, 'refund_exceeds', 'A refund cannot exceed what was paid.');
  if (body.amount.amount > moneyLeft(sandbox, row))
    return refuse(422, 'charge_disputed', 'The bank of the payer has taken this money back.');
  const refund: ProviderRefund = {
    refundRef: newId('re'),
    refundNo: body.refundNo,
    providerRef: row.id,
    amount: body.amount,
    status: 'SETTLED',
  };
  sandbox.db
    .prepare('insert into refunds values (?, ?, ?, ?, ?, ?)')
    .run(refund.refundRef, body.refundNo, row.id, body.amount.amount, body.amount.currency, sandbox.now());
  sendEvent(sandbox, 'refund.settled', row, { refund });
  return answer(refund);
};
