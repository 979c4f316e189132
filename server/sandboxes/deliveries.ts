import { signatureHeader, signBody } from './signature.ts';
import type { SandboxBase } from './sandbox.ts';

type DueDelivery = { id: number; payload: string; tries: number };

const atOnce = 20;
const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/** Pause before the next try: 1 s, 2 s, 4 s … up to a minute, for as long as it takes. */
export const pauseAfter = (tries: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(tries - 1, 16));

const send = async (sandbox: SandboxBase, payload: string): Promise<string> => {
  try {
    const response = await fetch(sandbox.config.webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signBody(sandbox.config.webhookSecret, payload, sandbox.now()),
      },
      body: payload,
      signal: AbortSignal.timeout(5_000),
      redirect: 'error',
    });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    return error instanceof Error ? error.name : 'failed';
  }
};

/**
 * Sends the webhooks that are due and waits for them. At least once: a delivery leaves the queue only after a 2xx,
 * so a process killed in between sends it again under the same event id.
 */
export const deliverDue = async (sandbox: SandboxBase): Promise<void> => {
  const { db, now, faults } = sandbox;
  if (faults.knobs().holdWebhooks) return;
  const due = db
    .prepare<[number, number], DueDelivery>(
      `select d.id, e.payload, d.tries from deliveries d join events e on e.id = d.eventId
       where d.deliveredTime is null and d.dueTime <= ? order by d.dueTime, d.id limit ?`,
    )
    .all(now(), atOnce);
  await Promise.all(
    due.map(async ({ id, payload, tries }) => {
      const result = await send(sandbox, payload);
      const delivered = /^2\d\d$/.test(result);
      db.prepare('update deliveries set tries = ?, lastResult = ?, deliveredTime = ?, dueTime = ? where id = ?').run(
        ...[tries + 1, result, delivered ? now() : null, now() + pauseAfter(tries + 1), id],
      );
    }),
  );
};

export const queueDelivery = ({ db }: Pick<SandboxBase, 'db'>, eventId: string, dueTime: number): void => {
  db.prepare('insert into deliveries (eventId, dueTime) values (?, ?)').run(eventId, dueTime);
};

/** Queues an event that was just written, as often and as late as the faults say, or never. */
export const queueEvent = (sandbox: SandboxBase, eventId: string): void => {
  const { faults, now } = sandbox;
  const { duplicateWebhooks, loseWebhooks, reorderWebhooks, reorderMs } = faults.knobs();
  if (faults.strikes(loseWebhooks)) return;
  const copies = faults.strikes(duplicateWebhooks) ? 2 : 1;
  for (let copy = 0; copy < copies; copy += 1) {
    const late = faults.strikes(reorderWebhooks) ? faults.pick(reorderMs) : 0;
    queueDelivery(sandbox, eventId, now() + late);
  }
};
