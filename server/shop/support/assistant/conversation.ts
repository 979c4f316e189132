import type { components } from '#openapi/types.ts';
import { assistantUndo } from '#rules/assistant.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { tokenHash } from '#server/security/token-hash.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type Asker, findSession, ownersOf, readMessages } from './sessions.ts';

type Schemas = components['schemas'];

/** The conversation with this id, as long as the asker may see it. */
export async function readConversation(
  { db }: ShopContext,
  asker: Asker,
  sessionId: string,
): Promise<Schemas['AssistantConversation']> {
  const session = await findSession(db, sessionId, asker);
  return { messages: session ? await readMessages(db, session) : [] };
}

/** Clears a conversation, or takes that back while it can be. @throws NOT_FOUND for one that the asker may not see */
export async function clearConversation(
  { db, clock }: ShopContext,
  asker: Asker,
  { sessionId, cleared }: { readonly sessionId: string; readonly cleared: boolean },
): Promise<void> {
  const now = clock.now();
  const { numUpdatedRows: changed } = await db
    .updateTable('assistant_sessions')
    .set({ cleared_at: cleared ? now : null })
    .where('session_id', '=', tokenHash(sessionId))
    .where('owner', 'in', ownersOf(sessionId, asker))
    .where((row) => row.or([row('cleared_at', 'is', null), row('cleared_at', '>', now - assistantUndo)]))
    .executeTakeFirst();
  if (changed === 0n) throw new ShopError('NOT_FOUND');
}
