import type { Via } from './errors.ts';
import type {
  CommandName,
  CommandParams,
  CommandResult,
  EventData,
  EventName,
  FilledParams,
  QueueName,
  StateName,
} from './generated/types.ts';
import type { HostInfo, Mode } from './host-info.ts';

export interface CallOptions {
  /** Milliseconds; without it the contract's own. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** False: only the app may do it. */
  readonly fallback?: boolean | undefined;
}

/** Parameters may be left out where none is required. */
export type CallArguments<C extends CommandName> =
  Record<never, never> extends CommandParams[C]
    ? [params?: CommandParams[C], options?: CallOptions]
    : [params: CommandParams[C], options?: CallOptions];

export interface Answer<C extends CommandName> {
  readonly data: CommandResult[C];
  /** Who did it. */
  readonly via: Via;
  /** How long it took, in milliseconds. */
  readonly ms: number;
}

/** All that is needed to give a command. */
export interface Caller {
  /** Settles always: with what the command answers, or with a BridgeError. */
  readonly call: <C extends CommandName>(command: C, ...args: CallArguments<C>) => Promise<CommandResult[C]>;
}

export interface ListenOptions {
  readonly signal?: AbortSignal | undefined;
  /** False: what was kept before is not heard. */
  readonly replay?: boolean | undefined;
}

export interface OnceOptions extends ListenOptions {
  readonly timeoutMs?: number | undefined;
}

export interface Bridge extends Caller {
  /** Known at once, without asking anybody. */
  readonly mode: Mode;
  /** Who is on the other side. Never rejects and never hangs. */
  readonly ready: Promise<HostInfo>;
  readonly callDetailed: <C extends CommandName>(command: C, ...args: CallArguments<C>) => Promise<Answer<C>>;
  /** Whether a call would find somebody to do it. In an app, ask once it is ready. */
  readonly supports: (command: CommandName, version?: number) => boolean;
  /** Listens; what was kept is heard before this returns. Gives back the way to stop. */
  readonly on: <E extends EventName>(
    event: E,
    listener: (data: EventData[E]) => void,
    options?: ListenOptions,
  ) => () => void;
  /** The next one, or the one that was kept. Rejects with TIMEOUT, ABORTED or CLOSED. */
  readonly once: <E extends EventName>(event: E, options?: OnceOptions) => Promise<EventData[E]>;
  /** What was kept last, without taking it. */
  readonly peek: <E extends StateName | QueueName>(event: E) => EventData[E] | undefined;
  /** Takes what waits in an event's queue for one key, such as a path. */
  readonly take: <E extends QueueName>(event: E, key: string) => readonly EventData[E][];
  /** How many calls have not ended. */
  readonly pending: () => number;
  /** Ends every call with CLOSED and lets go of the host. */
  readonly close: () => void;
}

export interface FallbackContext {
  readonly signal: AbortSignal | undefined;
  /** Lets the page hear an event as if the app had sent it. */
  readonly emit: <E extends EventName>(event: E, data: EventData[E]) => void;
}

/** What a browser does instead of an app. */
export type Fallback<C extends CommandName> = (
  params: FilledParams[C],
  context: FallbackContext,
) => CommandResult[C] | Promise<CommandResult[C]>;

export type Fallbacks = { readonly [C in CommandName]?: Fallback<C> | undefined };
