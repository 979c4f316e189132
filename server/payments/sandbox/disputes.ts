import { day } from '#rules/durations.ts';
import { newId } from '#server/sandboxes/sandbox.ts';
import type { DisputeReason, ProviderEventKind } from '../provider.ts';
import { type DisputeRow, disputedOf, disputeViewOf, findDispute } from './dispute-row.ts';
import { sendEvent } from './events.ts';
import type { Sandbox } from './sandbox.ts';
import { findSession, moneyMoved, type SessionRow } from './session-row.ts';

/** How long the shop has to answer a dispute (ms); unanswered it is lost. */
const evidenceTime = 14 * day;

type Verdict = 'WON' | 'LOST';

const eventOf: Readonly<Record<Verdict, ProviderEventKind>> = { WON: 'dispute.won', LOST: 'dispute.lost' };

/** What of a payment can still be given back or disputed, minor units. */
export const moneyLeft = (sandbox: Sandbox, row: SessionRow): number => {
  const { charged, refunded } = moneyMoved(sandbox, row.id);
  return charged - refunded - disputedOf(sandbox, row);
};

/**
 * A bank takes money of a payment back and asks for evidence; call it in a transaction.
 * @param amount minor units, at most what is left of the payment; left out, all of it
 * @returns undefined where nothing or less is left
 */
export const openDispute = (
  sandbox: Sandbox,
  row: SessionRow,
  { reason, amount }: { readonly reason: DisputeReason; readonly amount?: number | undefined },
): DisputeRow | undefined => {
  const left = moneyLeft(sandbox, row);
  const taken = amount ?? left;
  if (row.status !== 'SETTLED' || taken <= 0 || taken > left) return undefined;
  const id = newId('dp');
  const now = sandbox.now();
  sandbox.db
    .prepare(`insert into disputes values (?, ?, ?, ?, ?, ?, 'OPEN', ?, ?, null, ?)`)
    .run(...[id, row.id, row.paymentNo, taken, row.currency, reason, now, now + evidenceTime, now]);
  return announce(sandbox, id, row, 'dispute.opened');
};

/**
 * The bank decides: the money comes back (`WON`) or stays with the shopper (`LOST`); once. Call it in a transaction.
 * @returns the dispute afterwards; undefined when there is none
 */
export const closeDispute = (sandbox: Sandbox, id: string, verdict: Verdict): DisputeRow | undefined => {
  const dispute = findDispute(sandbox, id);
  const row = dispute && findSession(sandbox, dispute.sessionId);
  if (!row || dispute.status !== 'OPEN') return dispute;
  const now = sandbox.now();
  sandbox.db
    .prepare('update disputes set status = ?, closedTime = ?, changedTime = ? where id = ?')
    .run(verdict, now, now, id);
  return announce(sandbox, id, row, eventOf[verdict]);
};

const announce = (sandbox: Sandbox, id: string, row: SessionRow, kind: ProviderEventKind): DisputeRow | undefined => {
  const dispute = findDispute(sandbox, id);
  if (dispute) sendEvent(sandbox, kind, row, { dispute: disputeViewOf(dispute) });
  return dispute;
};

/** Has the bank dispute a payment some seconds after it, as the test card for it does. */
export const disputeLater = (sandbox: Sandbox, { id }: Pick<SessionRow, 'id'>): void => {
  sandbox.db
    .prepare('insert into plannedDisputes values (?, ?) on conflict do nothing')
    .run(id, sandbox.now() + sandbox.disputeAfterMs);
};

/** Opens the disputes that test cards have planned, and ends those whose evidence never came; in one transaction. */
export const passDisputeTime = (sandbox: Sandbox): void => {
  const { db } = sandbox;
  const now = sandbox.now();
  const planned = db.prepare<[number], SessionRow>(
    `select sessions.* from sessions join plannedDisputes on sessionId = id where dueTime <= ? and status = 'SETTLED'`,
  );
  const unanswered = db.prepare<[number], DisputeRow>(
    `select * from disputes where status = 'OPEN' and evidenceDueTime <= ?`,
  );
  for (const row of planned.all(now)) {
    openDispute(sandbox, row, { reason: 'fraudulent' });
    db.prepare('delete from plannedDisputes where sessionId = ?').run(row.id);
  }
  for (const { id } of unanswered.all(now)) closeDispute(sandbox, id, 'LOST');
};
