import type {
  CommandName,
  CommandResult,
  ErrorCode,
  EventData,
  EventName,
  FilledParams,
  Welcome,
} from './generated/types.ts';
import type { Shape } from './shape.ts';

export interface CommandRule<C extends CommandName> {
  readonly params: Shape<FilledParams[C]>;
  readonly result: Shape<CommandResult[C]>;
  /** Nobody answers: the call is over once it was handed to the host. */
  readonly silent?: true;
  /** Absent: a person answers, and takes the time that takes. */
  readonly timeoutMs?: number;
}

export interface EventRule<T> {
  readonly data: Shape<T>;
  /** What is kept for a listener that comes later; absent: nothing. */
  readonly retain?: 'latest' | 'merged' | 'queue';
  /** The field by which a queue is taken. */
  readonly key?: string;
}

/** Everything both sides agreed on, made from protocol.json. */
export interface Contract {
  /** Changes with every word on the wire; a host made from another contract is told apart by it. */
  readonly hash: string;
  readonly sdk: string;
  /** How long a host may think about the greeting, in milliseconds. */
  readonly handshakeMs: number;
  /** Fields whose values no trace may show, in lower case. */
  readonly secrets: readonly string[];
  /** The errors a host may answer with; anything else becomes HOST_ERROR. */
  readonly hostErrors: readonly ErrorCode[];
  readonly welcome: Shape<Welcome>;
  readonly commands: { readonly [C in CommandName]: CommandRule<C> };
  readonly events: { readonly [E in EventName]: EventRule<EventData[E]> };
}
