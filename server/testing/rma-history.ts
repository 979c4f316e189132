import { moveRma, type RmaStand, submitRma } from '#machines/rma/move.ts';
import type { RmaEvent } from '#machines/rma/types.ts';
import type { RmaStatus } from '#rules/rma.ts';
import type { Db } from '../db/schema.ts';

/** What an event comes with beside its name; what it does not need is not looked at. */
const details = { refund: 0, reason: '-', question: '-', trackingNo: '-' };

/** True when an event leads from where a request stands to a status; the history leaves open whether items were kept. */
function leads(stand: RmaStand, event: string, status: RmaStatus): boolean {
  return [false, true].some((keepsItems) => {
    const move = moveRma(stand, { ...details, keepsItems, type: event } as RmaEvent);
    return move.ok && move.status === status;
  });
}

/** The requests whose history is no path of their machine, or does not end where they stand; one sentence each. */
export async function strayRmas(db: Db): Promise<string[]> {
  const rmas = await db
    .selectFrom('rmas')
    .innerJoin('rma_lines', 'rma_lines.rma_no', 'rmas.rma_no')
    .select(['rmas.rma_no', 'type', 'status', 'reason'])
    .where('gift_choice', 'is', null)
    .execute();
  const history = await db.selectFrom('rma_history').selectAll().orderBy('seq').execute();
  return rmas.flatMap(({ rma_no: rmaNo, type: kind, status: end, reason }) => {
    const facts = [{ lineId: 'line', refunds: [100], isOpenElsewhere: false }];
    const sent = submitRma(facts, { kind, lines: [{ lineId: 'line', quantity: 1, reason, mediaIds: ['picture'] }] });
    if (!sent.ok) return [`${rmaNo}: could not be sent`];
    const stand: RmaStand = { status: sent.status, kind, paid: 100, refund: 0, note: null, trackingNo: null };
    const [, ...steps] = history.filter((step) => step.rma_no === rmaNo);
    let current = stand.status;
    for (const { event, status } of steps) {
      if (!leads({ ...stand, status: current }, event, status)) {
        return [`${rmaNo}: ${event} does not lead from ${current} to ${status}`];
      }
      current = status;
    }
    return current === end ? [] : [`${rmaNo}: ends at ${current}, but is ${end}`];
  });
}
