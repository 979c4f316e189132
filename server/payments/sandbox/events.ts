import type { ProviderEvent, ProviderEventKind, ProviderRefund } from '../provider.ts';
import { newId, type Sandbox } from './sandbox.ts';
import { viewOf, type SessionRow } from './session-row.ts';

/** Writes the event and its delivery in the caller's transaction, so no change of money goes untold. */
export const sendEvent = (
  sandbox: Sandbox,
  kind: ProviderEventKind,
  row: SessionRow,
  refund?: ProviderRefund,
): void => {
  const { db, faults } = sandbox;
  const createdTime = sandbox.now();
  const event: ProviderEvent = { eventId: newId('evt'), kind, createdTime, session: viewOf(sandbox, row), refund };
  db.prepare('insert into events values (?, ?, ?, ?, ?)').run(
    event.eventId,
    kind,
    row.id,
    JSON.stringify(event),
    createdTime,
  );
  const { duplicateWebhooks, reorderWebhooks, reorderMs } = faults.knobs();
  const copies = faults.strikes(duplicateWebhooks) ? 2 : 1;
  for (let copy = 0; copy < copies; copy += 1) {
    const late = faults.strikes(reorderWebhooks) ? faults.pick(reorderMs) : 0;
    queueDelivery(sandbox, event.eventId, createdTime + late);
  }
};

export const queueDelivery = ({ db }: Sandbox, eventId: string, dueTime: number): void => {
  db.prepare('insert into deliveries (eventId, dueTime) values (?, ?)').run(eventId, dueTime);
};
