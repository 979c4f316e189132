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
  /** Milliseconds; by default the contract's time-out. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** False: no fallback, only the app may carry the call out. */
  readonly fallback?: boolean | undefined;
}

/** Parameters may be omitted where none is required. */
export type CallArguments<C extends CommandName> =
  Record<never, never> extends CommandParams[C]
    ? [params?: CommandParams[C], options?: CallOptions]
    : [params: CommandParams[C], options?: CallOptions];

export interface Answer<C extends CommandName> {
  readonly data: CommandResult[C];
  /** Whether the app or the fallback carried the call out. */
  readonly via: Via;
  /** Duration in milliseconds. */
  readonly ms: number;
}

/** The part of a bridge that sends commands. */
export interface Caller {
  /** Always settles: with the result of the command, or with a BridgeError. */
  readonly call: <C extends CommandName>(command: C, ...args: CallArguments<C>) => Promise<CommandResult[C]>;
}

export interface ListenOptions {
  readonly signal?: AbortSignal | undefined;
  /** False: retained events are not delivered. */
  readonly replay?: boolean | undefined;
}

export interface OnceOptions extends ListenOptions {
  readonly timeoutMs?: number | undefined;
}

export interface Bridge extends Caller {
  /** Known synchronously, without a message. */
  readonly mode: Mode;
  /** The host's properties. Never rejects and never hangs. */
  readonly ready: Promise<HostInfo>;
  readonly callDetailed: <C extends CommandName>(command: C, ...args: CallArguments<C>) => Promise<Answer<C>>;
  /** Whether the app or a fallback has the command. In an app, ask after `ready`. */
  readonly supports: (command: CommandName, version?: number) => boolean;
  /** Subscribes; retained events are delivered before this returns. Returns a function that unsubscribes. */
  readonly on: <E extends EventName>(
    event: E,
    listener: (data: EventData[E]) => void,
    options?: ListenOptions,
  ) => () => void;
  /** The next event, or the retained one. Rejects with TIMEOUT, ABORTED or CLOSED. */
  readonly once: <E extends EventName>(event: E, options?: OnceOptions) => Promise<EventData[E]>;
  /** The latest retained data, which stay retained. */
  readonly peek: <E extends StateName | QueueName>(event: E) => EventData[E] | undefined;
  /** Removes and returns the queued events of one key, such as a path. */
  readonly take: <E extends QueueName>(event: E, key: string) => readonly EventData[E][];
  /** The number of open calls. */
  readonly pending: () => number;
  /** Rejects every open call with CLOSED and disconnects from the host. */
  readonly close: () => void;
}

export interface FallbackContext {
  readonly signal: AbortSignal | undefined;
  /** Dispatches an event to the page as if the app had sent it. */
  readonly emit: <E extends EventName>(event: E, data: EventData[E]) => void;
}

/** The fallback of a command in a plain browser. */
export type Fallback<C extends CommandName> = (
  params: FilledParams[C],
  context: FallbackContext,
) => CommandResult[C] | Promise<CommandResult[C]>;

export type Fallbacks = { readonly [C in CommandName]?: Fallback<C> | undefined };
