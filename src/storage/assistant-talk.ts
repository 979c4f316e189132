import { jsonEntry } from './entry.ts';
import { isRecord, shortText, textOf } from './shapes.ts';

/** The talk with the assistant that goes on when its shopper comes back. */
export interface AssistantTalk {
  /** The member, empty for a guest. */
  readonly owner: string;
  /** Opens what was said: of a guest, for whoever has it. */
  readonly sessionId: string | null;
  /** What was typed and not sent. */
  readonly draft: string;
}

function talkOf(value: unknown): AssistantTalk | undefined {
  if (!isRecord(value)) return undefined;
  return {
    owner: textOf(value['owner'], 200),
    sessionId: shortText(value['sessionId']) ?? null,
    draft: textOf(value['draft'], 2_000),
  };
}

export const assistantTalk = jsonEntry('assistantTalk', talkOf, { owner: '', sessionId: null, draft: '' });
