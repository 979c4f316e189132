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
import { createKeptEvents } from './kept-events.ts';
import { createKnownIds } from './known-ids.ts';
import { createWithdrawal, type Withdrawal } from './withdrawal.ts';

/** Throw it in a command to refuse as an app does. */
export class HostRefusal extends Error {
  readonly code: ErrorCode;
  /** What the page may know beyond the code. */
  readonly data: unknown;

  constructor(code: ErrorCode, message = '', data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export interface CommandContext {
  /** As the page named the call. */
  readonly id: string;
  /** Aborted when the page gave the call up or was loaded anew: a dialog closes by it. */
  readonly signal: AbortSignal;
}

export type MockCommands = {
  readonly [C in CommandName]?: (
    params: FilledParams[C],
    context: CommandContext,
  ) => CommandResult[C] | Promise<CommandResult[C]>;
};

/** What an app is and can do. Read anew at every greeting and every command, so that getters may answer. */
export interface HostOptions {
  readonly platform?: string;
  readonly appVersion?: string;
  /** What it can do; everything else it does not offer. */
  readonly commands?: MockCommands;
  readonly initial?: HostData | undefined;
  /** False: it never says welcome, as apps older than this protocol. */
  readonly isWelcoming?: boolean;
  /** True: it hears everything and never answers. */
  readonly isSilent?: boolean;
}

export interface MockCall {
  readonly command: string;
  readonly params: unknown;
}

/** The thinking half of an app: it hears texts and says texts, whatever carries them. */
export interface HostCore {
  /** Takes one message of the page; what is no message of this protocol or of this page load changes nothing. */
  readonly hear: (message: unknown) => void;
  /** Every command the page gave, in order. */
  readonly calls: readonly MockCall[];
  /** The ids of the calls the page gave up. */
  readonly cancelled: readonly string[];
  /** The name the page gave itself; empty before its greeting. */
  readonly channel: () => string;
  /** Before a page has greeted, the event is kept as the contract says, for the first one that does. */
  readonly emit: <E extends EventName>(name: E, data: EventData[E]) => void;
  /** From now on nothing leaves the app, and handing it a message throws. */
  readonly crash: () => void;
}

/** An app without a way to its page: `say` takes every text it has for the page. */
export function createHostCore(options: HostOptions, say: (text: string) => void): HostCore {
  const calls: MockCall[] = [];
  const cancelled: string[] = [];
  const running = new Map<string, Withdrawal>();
  const known = createKnownIds();
  const kept = createKeptEvents();
  let channel = '';
  let hasCrashed = false;

  const send = (fields: object, to = channel): void => {
    if (!hasCrashed) say(JSON.stringify({ v: protocolVersion, ch: to, ...fields }));
  };

  const greet = (name: string, protocols: unknown): void => {
    if (name !== channel) {
      for (const call of running.values()) call.withdraw();
      running.clear();
      known.forget();
    }
    channel = name;
    const { platform = 'mock', appVersion = '5.0.0', commands = {}, initial, isWelcoming = true } = options;
    if (Array.isArray(protocols) && !protocols.includes(protocolVersion)) return;
    const { hostData, events } = kept.take();
    if (isWelcoming) {
      const offered = Object.fromEntries(Object.keys(commands).map((command) => [command, 1]));
      const about = { host: { platform, appVersion }, protocol: protocolVersion, contract: contract.hash };
      const first = hostData ? { ...initial, ...hostData } : initial;
      send({ k: 'welcome', data: { ...about, commands: offered, initial: first } });
    }
    for (const [event, data] of events) send({ k: 'evt', name: event, data });
  };

  const run = <C extends CommandName>(command: C, given: unknown, context: CommandContext) => {
    const handler = options.commands?.[command];
    if (!handler) throw new HostRefusal('UNSUPPORTED', command);
    return handler(filled(command, given), context);
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
    hear(message) {
      if (hasCrashed) throw new Error('The app has crashed');
      const { k, ch, id, cmd, params, protocols } = parse(message) ?? {};
      if (typeof ch !== 'string' || ch === '') return;
      if (k === 'hello') greet(ch, protocols);
      if (ch !== channel || typeof id !== 'string') return;
      if (k === 'cancel') {
        cancelled.push(id);
        running.get(id)?.withdraw();
        running.delete(id);
        // A message that came twice is one command.
      } else if (k === 'req' && typeof cmd === 'string' && known.isNew(id)) answer(id, cmd, params);
    },
    calls,
    cancelled,
    channel: () => channel,
    emit(name, data) {
      if (channel === '') kept.keep(name, data);
      else send({ k: 'evt', name, data });
    },
    crash() {
      hasCrashed = true;
    },
  };
}

function filled<C extends CommandName>(command: C, given: unknown): FilledParams[C] {
  try {
    return contract.commands[command].params(given ?? {});
  } catch {
    // The shapes of the contract refuse by throwing.
    throw new HostRefusal('INVALID_PARAMS', command);
  }
}
