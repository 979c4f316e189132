import type { Decline, ProviderEventKind } from '../provider.ts';
import { passDisputeTime } from './disputes.ts';
import { sendEvent } from './events.ts';
import { newId } from '#server/sandboxes/sandbox.ts';
import type { Sandbox } from './sandbox.ts';
import { findSession, type SessionRow } from './session-row.ts';

type Final = 'SETTLED' | 'DECLINED' | 'CANCELLED' | 'EXPIRED';

const eventOf: Record<Final, ProviderEventKind> = {
  SETTLED: 'payment.settled',
  DECLINED: 'payment.declined',
  CANCELLED: 'payment.cancelled',
  EXPIRED: 'payment.expired',
};

export const isLive = (row: SessionRow, now: number): boolean =>
  row.status === 'PROCESSING' || ((row.status === 'OPEN' || row.status === 'REQUIRES_ACTION') && now < row.expiresTime);

const reread = (sandbox: Sandbox, row: SessionRow): SessionRow => findSession(sandbox, row.id) ?? row;

const end = (sandbox: Sandbox, row: SessionRow, status: Final, failure?: Decline): SessionRow => {
  sandbox.db
    .prepare(
      'update sessions set status = ?, failureCode = ?, failureMessage = ?, failureRetryable = ?, settleDueTime = null where id = ?',
    )
    .run(status, failure?.code ?? null, failure?.message ?? null, failure ? Number(failure.retryable) : null, row.id);
  const ended = reread(sandbox, row);
  sendEvent(sandbox, eventOf[status], ended);
  return ended;
};

/** Takes the money. */
export const settle = (sandbox: Sandbox, row: SessionRow): SessionRow => {
  const time = sandbox.now();
  sandbox.db
    .prepare('insert into charges values (?, ?, ?, ?, ?, ?, ?)')
    .run(newId('ch'), row.id, row.paymentNo, row.orderNo, row.amount, row.currency, time);
  sandbox.db.prepare('update sessions set settledTime = coalesce(settledTime, ?) where id = ?').run(time, row.id);
  return end(sandbox, row, 'SETTLED');
};

export const decline = (sandbox: Sandbox, row: SessionRow, failure: Decline): SessionRow =>
  end(sandbox, row, 'DECLINED', failure);

export const abandon = (sandbox: Sandbox, row: SessionRow, message: string): SessionRow =>
  end(sandbox, row, 'CANCELLED', { code: 'cancelled', message, retryable: true });

export const challenge = (sandbox: Sandbox, row: SessionRow): SessionRow => {
  sandbox.db.prepare(`update sessions set status = 'REQUIRES_ACTION' where id = ?`).run(row.id);
  return reread(sandbox, row);
};

export const settleLater = (sandbox: Sandbox, row: SessionRow): SessionRow => {
  sandbox.db
    .prepare(`update sessions set status = 'PROCESSING', settleDueTime = ? where id = ?`)
    .run(sandbox.now() + sandbox.slowSettleMs, row.id);
  return reread(sandbox, row);
};

/** Moves what time alone moves: slow cards settle, unpaid sessions expire, disputes begin and run out. */
export const passTime = (sandbox: Sandbox): void => {
  const { db } = sandbox;
  const now = sandbox.now();
  const due = db.prepare<[number], SessionRow>(
    `select * from sessions where status = 'PROCESSING' and settleDueTime <= ?`,
  );
  const over = db.prepare<[number], SessionRow>(
    `select * from sessions where status in ('OPEN', 'REQUIRES_ACTION') and expiresTime <= ?`,
  );
  db.transaction(() => {
    for (const row of due.all(now)) settle(sandbox, row);
    for (const row of over.all(now))
      end(sandbox, row, 'EXPIRED', {
        code: 'expired',
        message: 'The payment wasn’t completed in time.',
        retryable: true,
      });
    passDisputeTime(sandbox);
  }).immediate();
};
