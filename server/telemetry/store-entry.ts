import { isRecord, isString } from '#server/contract/json.ts';
import type { BodyOf } from '#openapi/operation-types.ts';
import { redact } from '#server/security/redact.ts';
import { redactText } from '#server/security/redact-text.ts';
import type { ShopContext } from '#server/shop-context.ts';

/** Entries that the whole shop keeps in a minute, whoever sends them: a flood says nothing new. */
export const entriesPerMinute = 600;
/** Characters of an entry; a longer one is cut and says so. */
export const entryLength = 8_000;
const hrefLength = 300;
const minute = 60_000;

/**
 * Stores what a browser reports about a call or a page that failed. The browser has redacted it, or says that it has: it is
 * done once more.
 * @returns false for an entry that is dropped because there are too many
 */
export async function storeEntry(
  shop: ShopContext,
  clientId: string,
  { traceId, appId, data }: BodyOf<'reportFault'>,
): Promise<boolean> {
  const now = shop.clock.now();
  const { entries } = await shop.db
    .selectFrom('web_log')
    .select((row) => row.fn.countAll<number>().as('entries'))
    .where('created_at', '>', now - minute)
    .executeTakeFirstOrThrow();
  if (Number(entries) >= entriesPerMinute) return false;
  const clean = redact(data);
  const href = isRecord(clean) && isString(clean.href) ? clean.href : '';
  await shop.db
    .insertInto('web_log')
    .values({
      id: shop.newId(),
      trace_id: redactText(traceId),
      app_id: redactText(appId),
      client_id: clientId,
      href: href.slice(0, hrefLength),
      data: bounded(JSON.stringify(clean ?? null)),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return true;
}

/** Half an entry is no JSON: its beginning is kept as a text. */
function bounded(json: string): string {
  return json.length <= entryLength ? json : JSON.stringify({ cut: json.slice(0, entryLength / 2) });
}
