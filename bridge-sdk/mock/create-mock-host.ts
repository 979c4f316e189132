import { protocolVersion } from '../src/envelope.ts';
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
import { isRecord } from '../src/shape.ts';
import type { Transport } from '../src/transport.ts';
import { memoryTransport } from '../src/transports/memory.ts';
import { faultyLine, type Faults } from './faults.ts';

export { replayTranscript } from './replay.ts';
export { createRecorder, type Recorder } from './record.ts';
export type { Faults } from './faults.ts';

/** Throw it in a command of the mock to refuse as an app does. */
export class HostRefusal extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message = '') {
    super(message);
    this.code = code;
  }
}

export type MockCommands = {
  readonly [C in CommandName]?: (params: FilledParams[C]) => CommandResult[C] | Promise<CommandResult[C]>;
};

export interface MockHostOptions {
  readonly platform?: string;
  readonly appVersion?: string;
  /** What it can do; everything else it does not offer. */
  readonly commands?: MockCommands;
  readonly initial?: HostData;
  /** False: it never says welcome, as apps older than this protocol. */
  readonly isWelcoming?: boolean;
  /** True: it hears everything and never answers. */
  readonly isSilent?: boolean;
  readonly faults?: Faults;
  readonly random?: () => number;
}

export interface MockCall {
  readonly command: string;
  readonly params: unknown;
}

export interface MockHost {
  readonly transport: Transport;
  /** Every command the page gave, in order. */
  readonly calls: readonly MockCall[];
  /** The ids of the calls the page gave up. */
  readonly cancelled: readonly string[];
  /** The name the page gave itself; empty before its greeting. */
  readonly channel: () => string;
  readonly emit: <E extends EventName>(name: E, data: EventData[E]) => void;
  /** Sends any message as it is. */
  readonly sendRaw: (message: unknown) => void;
  /** From now on nothing leaves or reaches the app, and posting to it throws. */
  readonly crash: () => void;
}

/** An app inside the page: real messages, no app. */
export function createMockHost({
  platform = 'mock',
  appVersion = '5.0.0',
  commands = {},
  initial,
  isWelcoming = true,
  isSilent = false,
  faults,
  random = Math.random,
}: MockHostOptions = {}): MockHost {
  const calls: MockCall[] = [];
  const cancelled: string[] = [];
  let channel = '';
  let hasCrashed = false;

  const offered = Object.fromEntries(Object.keys(commands).map((name) => [name, 1]));
  const run = new Map<string, (params: never) => unknown>(Object.entries(commands));

  const hear = (text: string): void => {
    if (hasCrashed) throw new Error('The app has crashed');
    const message: {
      readonly k: string;
      readonly ch: string;
      readonly id: string;
      readonly cmd: string;
      readonly params: never;
    } = JSON.parse(text);
    const { k, id, cmd, params } = message;
    if (k === 'hello') {
      channel = message.ch;
      const data = { host: { platform, appVersion }, protocol: protocolVersion, contract: contract.hash };
      if (isWelcoming) send({ k: 'welcome', data: { ...data, commands: offered, initial } });
    } else if (k === 'cancel') cancelled.push(id);
    else answer(id, cmd, params);
  };

  const { transport, host } = memoryTransport(hear);
  const deliver = (text: string): void => {
    if (!hasCrashed) host.send(text);
  };
  const post = faults ? faultyLine(faults, random, deliver) : deliver;
  const send = (fields: object): void => post(JSON.stringify({ v: protocolVersion, ch: channel, ...fields }));

  const answer = (id: string, command: string, params: never): void => {
    calls.push({ command, params });
    if (isSilent) return;
    const succeed = (data: unknown) => send({ k: 'res', id, ok: true, data });
    const refuse = (reason: unknown) => {
      const code = reason instanceof HostRefusal ? reason.code : 'HOST_ERROR';
      send({ k: 'res', id, ok: false, error: { code, message: String(reason) } });
    };
    const handler = run.get(command);
    if (!handler) return refuse(new HostRefusal('UNSUPPORTED', command));
    try {
      const result = handler(params);
      if (isRecord(result) && result instanceof Promise) result.then(succeed, refuse);
      else succeed(result);
    } catch (reason) {
      refuse(reason);
    }
  };

  return {
    transport,
    calls,
    cancelled,
    channel: () => channel,
    emit: (name, data) => send({ k: 'evt', name, data }),
    sendRaw: host.send,
    crash() {
      hasCrashed = true;
    },
  };
}
