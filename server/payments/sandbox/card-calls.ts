import { answer, type Reply } from '#server/sandboxes/replies.ts';
import type { Sandbox } from './sandbox.ts';

/** Forgets a card: no session takes its token from now on. A token that nobody knows is forgotten already. */
export const detachCard = ({ db }: Sandbox, tokenRef: string): Reply => {
  db.prepare('delete from cardTokens where id = ?').run(tokenRef);
  return answer({ tokenRef });
};
