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
  /** The command has no reply: the call ends when the message was sent. */
  readonly silent?: true;
  /** Absent: a person answers, so the call has no time-out. */
  readonly timeoutMs?: number;
}

export interface EventRule<T> {
  readonly data: Shape<T>;
  /** What is retained for later subscribers; absent: nothing. */
  readonly retain?: 'latest' | 'merged' | 'queue';
  /** The field that is the key of a queue. */
  readonly key?: string;
}

/** The contract of both sides, generated from protocol.json. */
export interface Contract {
  /** Changes with every name and type on the wire, and shows that a host was made from another contract. */
  readonly hash: string;
  readonly sdk: string;
  /** Time limit of the handshake, in milliseconds. */
  readonly handshakeMs: number;
  /** Fields whose values are redacted in traces, in lower case. */
  readonly secrets: readonly string[];
  /** Error codes that a host may send; any other becomes HOST_ERROR. */
  readonly hostErrors: readonly ErrorCode[];
  readonly welcome: Shape<Welcome>;
  readonly commands: { readonly [C in CommandName]: CommandRule<C> };
  readonly events: { readonly [E in EventName]: EventRule<EventData[E]> };
}
