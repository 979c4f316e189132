import type { Db } from '#server/db/schema.ts';

export interface EntryFilter {
  /** Epoch ms, inclusive. */
  readonly since: number;
  readonly traceId?: string | undefined;
  /** Somewhere in the address or the data, in any case. */
  readonly search?: string | undefined;
  readonly limit: number;
}

export interface LogEntry {
  readonly time: number;
  readonly traceId: string;
  readonly appId: string;
  readonly clientId: string;
  readonly href: string;
  readonly data: unknown;
}

/** Entries read at a time while searching: the whole log would not fit into memory. */
const readAtOnce = 500;

/** What browsers reported, the newest first. */
export async function listEntries(db: Db, { since, traceId, search, limit }: EntryFilter): Promise<LogEntry[]> {
  const text = search?.toLowerCase() ?? '';
  const found: LogEntry[] = [];
  for (let offset = 0; ; offset += readAtOnce) {
    const rows = await db
      .selectFrom('web_log')
      .selectAll()
      .where('created_at', '>=', since)
      .$if(traceId !== undefined, (query) => query.where('trace_id', '=', traceId ?? ''))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(readAtOnce)
      .offset(offset)
      .execute();
    for (const { created_at: time, trace_id, app_id, client_id, href, data } of rows) {
      if (!`${href} ${data}`.toLowerCase().includes(text)) continue;
      found.push({ time, traceId: trace_id, appId: app_id, clientId: client_id, href, data: JSON.parse(data) });
      if (found.length === limit) return found;
    }
    if (rows.length < readAtOnce) return found;
  }
}
