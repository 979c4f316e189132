import { parse, protocolVersion } from '../src/envelope.ts';
import { contract } from '../src/generated/contract.ts';
import type {
  CommandName,
  CommandResult,
  ErrorCode,
  EventData,
  EventName,
  FilledParams,
  HostData,
} from '../src/generated/types.ts';
import { hasOwn } from '../src/shape.ts';
import { createRetainedEvents } from './retained-events.ts';
import { createHandledIds } from './handled-ids.ts';
import { createWithdrawal, type Withdrawal } from './withdrawal.ts';

/** Thrown by a handler to refuse a command. */
export class HostRefusal extends Error {
  readonly code: ErrorCode;
  /** Additional data for the page. */
  readonly data: unknown;

  constructor(code: ErrorCode, message = '', data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export interface CommandContext {
  /** The id of the request. */
  readonly id: string;
  /** Aborted when the page cancels the call or reloads: a dialog closes then. */
  readonly signal: AbortSignal;
}

export type MockCommands = {
  readonly [C in CommandName]?: (
    params: FilledParams[C],
    context: CommandContext,
  ) => CommandResult[C] | Promise<CommandResult[C]>;
};

/** Properties of the app. They are read at every hello and every command, so getters are allowed. */
export interface HostOptions {
  readonly platform?: string;
  readonly appVersion?: string;
  /** Handlers by command; other commands are unsupported. */
  readonly commands?: MockCommands;
  readonly initial?: HostData | undefined;
  /** False for a legacy host, which never sends a welcome. */
  readonly isWelcoming?: boolean;
  /** True for a host that receives everything and never replies. */
  readonly isSilent?: boolean;
}

export interface MockCall {
  readonly command: string;
  readonly params: unknown;
}

/** The host's protocol logic, independent of the transport. */
export interface HostCore {
  /** Handles one message of the page; an invalid message or one of another page load changes nothing. */
  readonly receive: (message: unknown) => void;
  /** Every command of the page, in order. */
  readonly calls: readonly MockCall[];
  /** The ids of cancelled calls. */
  readonly cancelled: readonly string[];
  /** The channel of the page load; empty before its hello. */
  readonly channel: () => string;
  /** Before a hello, the event is retained as the contract says, for the next page load. */
  readonly emit: <E extends EventName>(name: E, data: EventData[E]) => void;
  /** From now on the app sends nothing, and delivering a message throws. */
  readonly crash: () => void;
}

/** A host without a transport: `say` receives every message for the page. */
export function createHostCore(options: HostOptions, say: (text: string) => void): HostCore {
  const calls: MockCall[] = [];
  const cancelled: string[] = [];
  const running = new Map<string, Withdrawal>();
  const handledIds = createHandledIds();
  const retainedEvents = createRetainedEvents();
  let channel = '';
  let hasCrashed = false;

  const send = (fields: object, to = channel): void => {
    if (!hasCrashed) say(JSON.stringify({ v: protocolVersion, ch: to, ...fields }));
  };

  const welcome = (name: string, protocols: unknown): void => {
    if (name !== channel) {
      for (const call of running.values()) call.withdraw();
      running.clear();
      handledIds.forget();
    }
    channel = name;
    const { platform = 'mock', appVersion = '5.0.0', commands = {}, initial, isWelcoming = true } = options;
    if (Array.isArray(protocols) && !protocols.includes(protocolVersion)) return;
    const { hostData, events } = retainedEvents.take();
    if (isWelcoming) {
      const offered = Object.fromEntries(Object.keys(commands).map((command) => [command, 1]));
      const about = { host: { platform, appVersion }, protocol: protocolVersion, contract: contract.hash };
      const first = hostData ? { ...initial, ...hostData } : initial;
      send({ k: 'welcome', data: { ...about, commands: offered, initial: first } });
    }
    for (const [event, data] of events) send({ k: 'evt', name: event, data });
  };

  const run = <C extends CommandName>(command: C, input: unknown, context: CommandContext) => {
    const handler = options.commands?.[command];
    if (!handler) throw new HostRefusal('UNSUPPORTED', command);
    return handler(filled(command, input), context);
  };

  const answer = (id: string, command: string, params: unknown): void => {
    calls.push({ command, params });
    if (options.isSilent) return;
    const asker = channel;
    const call = createWithdrawal(id);
    running.set(id, call);
    const reply = (fields: object): void => {
      if (call.isWithdrawn()) return;
      running.delete(id);
      if (!hasOwn(contract.commands, command) || !contract.commands[command].silent)
        send({ k: 'res', id, ...fields }, asker);
    };
    const succeed = (data: unknown): void => reply({ ok: true, data });
    const refuse = (reason: unknown): void => {
      const { code, message, data } =
        reason instanceof HostRefusal ? reason : new HostRefusal('HOST_ERROR', String(reason));
      reply({ ok: false, error: { code, message, data } });
    };
    try {
      if (!hasOwn(contract.commands, command)) throw new HostRefusal('UNSUPPORTED', command);
      const result = run(command, params, call);
      if (result instanceof Promise) result.then(succeed, refuse);
      else succeed(result);
    } catch (reason) {
      refuse(reason);
    }
  };

  return {
    receive(message) {
      if (hasCrashed) throw new Error('The app has crashed');
      const { k, ch, id, cmd, params, protocols } = parse(message) ?? {};
      if (typeof ch !== 'string' || ch === '') return;
      if (k === 'hello') welcome(ch, protocols);
      if (ch !== channel || typeof id !== 'string') return;
      if (k === 'cancel') {
        cancelled.push(id);
        running.get(id)?.withdraw();
        running.delete(id);
        // A duplicated request is one command.
      } else if (k === 'req' && typeof cmd === 'string' && handledIds.isNew(id)) answer(id, cmd, params);
    },
    calls,
    cancelled,
    channel: () => channel,
    emit(name, data) {
      if (channel === '') retainedEvents.keep(name, data);
      else send({ k: 'evt', name, data });
    },
    crash() {
      hasCrashed = true;
    },
  };
}

function filled<C extends CommandName>(command: C, input: unknown): FilledParams[C] {
  try {
    return contract.commands[command].params(input ?? {});
  } catch {
    // The validators of the contract throw.
    throw new HostRefusal('INVALID_PARAMS', command);
  }
}
