import type { components } from '#openapi/types.ts';

type Reply = components['schemas']['AssistantReply'];
export type AssistantMessage = components['schemas']['AssistantMessage'];

/** A question that is asked: its id is made with the press, and stays however often it is sent. */
export interface AssistantQuestion {
  readonly askId: string;
  readonly text: string;
}

export interface AssistantRequest extends AssistantQuestion {
  readonly sessionId: string | null;
  /** What has come of the reply so far, sentence by sentence. */
  readonly onText: (text: string) => void;
}

export type AssistantOutcome =
  | { readonly kind: 'answered'; readonly reply: Reply; readonly time: number }
  /** `message` says why, in the server's words. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'offline' };

interface Conversation {
  readonly sessionId: string | null;
  readonly messages: readonly AssistantMessage[];
}

export interface AssistantContext extends Conversation {
  /** What is typed and not sent. */
  readonly draft: string;
  /** What is asked; kept when it was not answered, for its id. */
  readonly question: AssistantQuestion | null;
  /** What has come of the reply. */
  readonly partial: string;
  /** The id of the draft that goes out once the question before it is answered. */
  readonly nextId: string | null;
  /** Why the last question was not answered; empty where nobody knows. */
  readonly problem: string | null;
  /** The conversation that was cleared, which can be taken back. */
  readonly cleared: Conversation | null;
}

export type AssistantEvent =
  | { readonly type: 'draft.write'; readonly text: string }
  | { readonly type: 'send.press'; readonly askId: string }
  | { readonly type: 'text.arrived'; readonly text: string }
  | { readonly type: 'stop.press' }
  | { readonly type: 'handOver.press' }
  | { readonly type: 'clear.press' }
  | { readonly type: 'undo.press' }
  | { readonly type: 'line.lost' }
  | { readonly type: 'line.back' };

export interface AssistantInput {
  readonly sessionId: string | null;
  readonly draft: string;
}

/** What a person gets who goes on with the conversation. */
export interface HandOver {
  readonly sessionId: string | null;
  /** What was typed and not answered. */
  readonly draft: string;
}

export interface AssistantDependencies {
  readonly load: (request: { readonly sessionId: string }, signal: AbortSignal) => Promise<readonly AssistantMessage[]>;
  readonly ask: (request: AssistantRequest, signal: AbortSignal) => Promise<AssistantOutcome>;
  /** Tells the server; where that is lost the conversation is read again. */
  readonly setCleared: (sessionId: string, cleared: boolean) => void;
  readonly handOver: (handOver: HandOver) => void;
}
