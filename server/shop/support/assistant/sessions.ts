import { randomBytes } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import { encodeEmoji } from '#rules/emoji.ts';
import { displayText } from '#rules/text.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { tokenHash } from '#server/security/token-hash.ts';
import type { ShopContext } from '#server/shop-context.ts';

type Schemas = components['schemas'];
export type AssistantAnswer = Pick<Schemas['AssistantReply'], 'reply' | 'sources' | 'actions' | 'handover'>;

/** Who asks: a member, or a guest, of whom nothing is known but what their browser holds. */
export interface Asker {
  readonly accountId: string | undefined;
}

export const askerOf = ({ account }: Pick<RequestContext, 'account'>): Asker => ({ accountId: account?.accountId });

/** How many messages of a conversation are read. */
const messagesShown = 100;

/** 128 random bits. */
export const newSessionId = (): string => randomBytes(16).toString('base64url');

/** The owners that a conversation may have to be opened by this asker with this id. */
export const ownersOf = (sessionId: string, { accountId }: Asker): string[] => [
  ...(accountId === undefined ? [] : [accountId]),
  tokenHash(sessionId),
];

/** A conversation that the asker may see; undefined alike for one of somebody else, one that is cleared and none at all. */
export const findSession = (db: Db, sessionId: string, asker: Asker) =>
  db
    .selectFrom('assistant_sessions')
    .selectAll()
    .where('session_id', '=', tokenHash(sessionId))
    .where('owner', 'in', ownersOf(sessionId, asker))
    .where('cleared_at', 'is', null)
    .executeTakeFirst();

interface Said {
  readonly sessionId: string | undefined;
  readonly askId: string | undefined;
  readonly text: string;
  readonly answer: AssistantAnswer;
}

/**
 * Keeps a question with its reply, in the conversation that it was asked in or else in a new one. What a guest has said belongs
 * to the account from the first question that they ask as a member.
 * @returns the id of the conversation
 */
export function keepMessages(shop: ShopContext, asker: Asker, said: Said): Promise<string> {
  return withTransaction(shop, 'durable', async (tx) => {
    const now = shop.clock.now();
    const found = said.sessionId === undefined ? undefined : await findSession(tx, said.sessionId, asker);
    const sessionId = found && said.sessionId !== undefined ? said.sessionId : newSessionId();
    const hash = tokenHash(sessionId);
    const owner = asker.accountId ?? hash;
    if (!found || found.owner !== owner) {
      const times = { created_at: found?.created_at ?? now, updated_at: now };
      await tx
        .insertInto('assistant_sessions')
        .values({ owner, session_id: hash, messages: found?.messages ?? 0, ...times })
        // Two tabs of somebody who has just logged in bring the same one.
        .onConflict((conflict) => conflict.columns(['owner', 'session_id']).doNothing())
        .execute();
    }
    if (found && found.owner !== owner) await moveMessages(tx, found, owner);
    const { messages } = await tx
      .updateTable('assistant_sessions')
      .set((row) => ({ messages: row('messages', '+', 2), updated_at: now }))
      .where('owner', '=', owner)
      .where('session_id', '=', hash)
      .returning('messages')
      .executeTakeFirstOrThrow();
    const key = { owner, session_id: hash, time: now };
    const { reply, sources, actions, handover } = said.answer;
    await tx
      .insertInto('assistant_messages')
      .values([
        {
          ...{ ...key, seq: messages - 2, ask_id: said.askId ?? null, who: 'SHOPPER', text: encodeEmoji(said.text) },
          ...{ sources: '[]', actions: '[]', handover: 0 },
        },
        {
          ...{ ...key, seq: messages - 1, ask_id: null, who: 'ASSISTANT', text: encodeEmoji(reply) },
          ...{ sources: JSON.stringify(sources), actions: JSON.stringify(actions), handover: handover ? 1 : 0 },
        },
      ])
      .execute();
    return sessionId;
  });
}

async function moveMessages(tx: Tx, from: { readonly owner: string; readonly session_id: string }, owner: string) {
  const { session_id: session } = from;
  const ofGuest = { owner: from.owner, session };
  await tx
    .updateTable('assistant_messages')
    .set({ owner })
    .where('owner', '=', ofGuest.owner)
    .where('session_id', '=', session)
    .execute();
  await tx
    .deleteFrom('assistant_sessions')
    .where('owner', '=', ofGuest.owner)
    .where('session_id', '=', session)
    .execute();
}

/** The messages of a conversation, the oldest first; of a long one the last hundred. */
export async function readMessages(
  db: Db,
  { owner, session_id: session }: { readonly owner: string; readonly session_id: string },
): Promise<Schemas['AssistantMessage'][]> {
  const rows = await db
    .selectFrom('assistant_messages')
    .selectAll()
    .where('owner', '=', owner)
    .where('session_id', '=', session)
    .orderBy('seq', 'desc')
    .limit(messagesShown)
    .execute();
  return rows.toReversed().map(({ who, text, time, sources, actions, handover }) => ({
    ...{ who, time, text: displayText(text), handover: handover === 1 },
    sources: JSON.parse(sources),
    actions: JSON.parse(actions),
  }));
}

/** What was replied to a question that came before under the same id. */
export async function findReply(
  db: Db,
  { sessionId, askId }: { readonly sessionId: string | undefined; readonly askId: string | undefined },
  asker: Asker,
): Promise<AssistantAnswer | undefined> {
  if (sessionId === undefined || askId === undefined) return undefined;
  const session = await findSession(db, sessionId, asker);
  if (!session) return undefined;
  const { owner, session_id: id } = session;
  const row = await db
    .selectFrom('assistant_messages as question')
    .innerJoin('assistant_messages as reply', (join) =>
      join
        .onRef('reply.owner', '=', 'question.owner')
        .onRef('reply.session_id', '=', 'question.session_id')
        .on((on) => on('reply.seq', '=', on('question.seq', '+', 1))),
    )
    .select(['reply.text', 'reply.sources', 'reply.actions', 'reply.handover'])
    .where('question.owner', '=', owner)
    .where('question.session_id', '=', id)
    .where('question.ask_id', '=', askId)
    .executeTakeFirst();
  return (
    row && {
      reply: displayText(row.text),
      sources: JSON.parse(row.sources),
      actions: JSON.parse(row.actions),
      handover: row.handover === 1,
    }
  );
}
