import { answer, refuse, type Reply } from '#server/sandboxes/replies.ts';
import { type DisputeRow, disputeViewOf, findDispute } from './dispute-row.ts';
import type { Sandbox } from './sandbox.ts';

/** How many disputes a list holds at most. */
export const disputesAtOnce = 100;

export type DisputeQuery = { readonly changedSince?: string; readonly providerRef?: string; readonly after?: string };

export const readDispute = (sandbox: Sandbox, id: string): Reply => {
  const row = findDispute(sandbox, id);
  return row ? answer(disputeViewOf(row)) : refuse(404, 'unknown_dispute', 'There is no such dispute.');
};

/**
 * The disputes that changed at or after an instant (epoch ms), of one payment or of all, those first that changed first.
 * A full list names where the next one begins, for `after`.
 */
export const listDisputes = ({ db }: Sandbox, { changedSince = '0', providerRef, after = '' }: DisputeQuery): Reply => {
  const [afterTime = '', afterId = ''] = after.split(' ');
  const rows = db
    .prepare<[{ since: number; session: string | null; time: number; id: string; most: number }], DisputeRow>(
      `select * from disputes where changedTime >= @since and (@session is null or sessionId = @session)
         and (changedTime, id) > (@time, @id) order by changedTime, id limit @most`,
    )
    .all({
      since: Number(changedSince),
      session: providerRef ?? null,
      time: Number(afterTime),
      id: afterId,
      most: disputesAtOnce,
    });
  const last = rows.at(-1);
  return answer({
    list: rows.map(disputeViewOf),
    ...(last && rows.length === disputesAtOnce ? { next: `${last.changedTime} ${last.id}` } : {}),
  });
};
