import type { ProviderEvent, ProviderEventKind } from '../provider.ts';
import { queueEvent } from '#server/sandboxes/deliveries.ts';
import { newId } from '#server/sandboxes/sandbox.ts';
import type { Sandbox } from './sandbox.ts';
import { viewOf, type SessionRow } from './session-row.ts';

/** Writes the event and its delivery in the caller's transaction, so no change of money goes untold. */
export const sendEvent = (
  sandbox: Sandbox,
  kind: ProviderEventKind,
  row: SessionRow,
  about: Pick<ProviderEvent, 'refund' | 'dispute'> = {},
): void => {
  const createdTime = sandbox.now();
  const event: ProviderEvent = { eventId: newId('evt'), kind, createdTime, session: viewOf(sandbox, row), ...about };
  sandbox.db
    .prepare('insert into events values (?, ?, ?, ?, ?)')
    .run(event.eventId, kind, row.id, JSON.stringify(event), createdTime);
  queueEvent(sandbox, event.eventId);
};
