import type { Db } from '#server/db/schema.ts';
import { type Asker, findSession, readMessages } from './sessions.ts';

export interface TranscriptMessage {
  readonly who: 'SHOPPER' | 'ASSISTANT';
  /** As it is shown. */
  readonly text: string;
  /** Epoch ms. */
  readonly time: number;
}

/**
 * What was said to the assistant, the oldest first, for a ticket that goes on with it.
 * @returns undefined where the conversation is not theirs: a guest's is of whoever has its id, a member's of the member alone
 */
export async function readTranscript(
  db: Db,
  sessionId: string,
  owner: Asker,
): Promise<readonly TranscriptMessage[] | undefined> {
  const session = await findSession(db, sessionId, owner);
  if (!session) return undefined;
  return (await readMessages(db, session)).map(({ who, text, time }) => ({ who, text, time }));
}
