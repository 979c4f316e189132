import type { Answer, Bridge, CallArguments, Fallbacks } from './bridge.ts';
import { randomChannel } from './channel.ts';
import type { Contract } from './contract.ts';
import { parse, protocolVersion, type Fields, type Outgoing, type Rejection } from './envelope.ts';
import { BridgeError, isBridgeError } from './errors.ts';
import { runIsolated } from './event-channel.ts';
import { createEvents } from './events.ts';
import type { CommandName, ErrorCode, FilledParams } from './generated/types.ts';
import { createHandshake } from './handshake.ts';
import { isOffered, type Mode } from './host-info.ts';
import { openCall, type PendingCall } from './pending.ts';
import { hasOwn, isRecord } from './shape.ts';
import { redact, type TraceEntry } from './trace.ts';
import type { Transport } from './transport.ts';

export interface BridgeOptions {
  readonly contract: Contract;
  /** The transport to the app; without it the page runs in a browser or on a server. */
  readonly transport?: Transport | undefined;
  /** Fallbacks for a plain browser. They are called only for commands that were not sent to an app. */
  readonly fallbacks?: Fallbacks | undefined;
  /** How many undelivered events a queue retains. */
  readonly buffer?: number | undefined;
  /** Called with every message, redacted. */
  readonly onTrace?: ((entry: TraceEntry) => void) | undefined;
}

/** Connects to the app around the page, or to the fallbacks of the browser. */
export function createBridge({ contract, transport, fallbacks = {}, buffer = 32, onTrace }: BridgeOptions): Bridge {
  const mode: Mode = transport ? 'native' : typeof document === 'undefined' ? 'server' : 'browser';
  const channel = transport ? randomChannel() : '';
  const event = createEvents(contract.events, buffer);
  const calls = new Map<unknown, PendingCall>();
  const handshake = createHandshake(mode, contract);
  let isClosed = false;
  let lastId = 0;

  const trace = (direction: 'in' | 'out', message: unknown, rejected?: Rejection) => {
    // A trace of a very deeply nested message may throw; the message itself must still be handled.
    if (onTrace) runIsolated(() => onTrace({ direction, message: redact(message, contract.secrets), rejected }));
  };

  /** Sends a message to the app. Throws when the app is gone or the message cannot be serialised. */
  const send = (message: Outgoing) => {
    const text = JSON.stringify({ v: protocolVersion, ch: channel, ...message });
    trace('out', message);
    transport?.post(text);
  };

  /** For messages without a reply: a lost connection is reported by the next call. */
  const mention = (message: Outgoing) => {
    try {
      send(message);
    } catch {
      // No caller waits for this message.
    }
  };

  const emit = (name: unknown, data: unknown): void => {
    if (typeof name !== 'string' || !hasOwn(contract.events, name)) throw new TypeError();
    event(name).deliver(data);
  };

  /** False when no call expects the message. Throws for data that violate the contract. */
  const act = ({ k, id, ok, name, data, error }: Fields): boolean => {
    const call = calls.get(id);
    if (k === 'evt') emit(name, data);
    else if (k === 'res' && call?.via === 'native' && typeof ok === 'boolean') {
      const failure = isRecord(error) ? error : {};
      if (ok) call.succeed(data);
      else call.fail(contract.hostErrors.find((code) => code === failure['code']) ?? 'HOST_ERROR', failure);
    } else if (k === 'welcome' && !handshake.host?.welcome) {
      const welcome = contract.welcome(data);
      handshake.meet(welcome);
      if (welcome.initial) emit('hostData', welcome.initial);
    } else return false;
    return true;
  };

  const judge = (fields: Fields | undefined): Rejection | undefined => {
    if (!fields) return 'unreadable';
    // Before its welcome an app does not know the channel, and a legacy app never does.
    const mayOmit = transport?.isPrivate === true && !handshake.host?.welcome;
    if (fields['ch'] !== channel && !(mayOmit && fields['ch'] === undefined)) return 'channel';
    try {
      return act(fields) ? undefined : 'unknown';
    } catch {
      // The validators of the contract throw.
      return 'malformed';
    }
  };

  const receive = (message: unknown) => {
    const fields = parse(message);
    trace('in', fields, judge(fields));
  };

  /** Makes one call; `pick` selects the part of the result that the caller gets. */
  const ask = <C extends CommandName, T>(
    pick: (answer: Answer<C>) => T,
    command: C,
    args: CallArguments<C>,
  ): Promise<T> =>
    new Promise((resolve, reject) => {
      const [input = {}, { timeoutMs, signal, fallback = true } = {}] = args;
      const refuse = (code: ErrorCode, cause?: unknown) => reject(new BridgeError(code, command, undefined, { cause }));
      if (isClosed) return refuse('CLOSED');
      // Untyped callers can pass any name.
      if (!hasOwn(contract.commands, command)) return refuse('UNSUPPORTED');
      const rule = contract.commands[command];
      let params: FilledParams[C];
      try {
        params = rule.params(input);
      } catch (cause) {
        return refuse('INVALID_PARAMS', cause);
      }
      const startedAt = Date.now();
      const id = `${channel.slice(0, 8)}-${(lastId += 1)}`;
      const call = openCall(calls, {
        id,
        command,
        timeoutMs: timeoutMs ?? rule.timeoutMs,
        signal,
        settle: (error, data) => {
          if (error) return reject(error);
          const { via = 'browser' } = call;
          try {
            resolve(pick({ data: rule.result(data), via, ms: Date.now() - startedAt }));
          } catch (cause) {
            reject(new BridgeError('INVALID_RESULT', command, via, { data, cause }));
          }
        },
        onGivenUp: () => mention({ k: 'cancel', id }),
      });
      handshake.whenKnown((host) => {
        if (!calls.has(id)) return;
        const runFallback = fallback && mode !== 'server' ? fallbacks[command] : undefined;
        if (isOffered(host, command, 1)) {
          // Registered before the message is posted: an app may reply synchronously.
          call.via = 'native';
          try {
            send({ k: 'req', id, cmd: command, params });
            if (rule.silent) call.succeed(undefined);
          } catch (cause) {
            call.fail('HOST_ERROR', { cause });
          }
        } else if (runFallback) {
          call.via = 'browser';
          new Promise((done) => done(runFallback(params, { signal, emit }))).then(call.succeed, (cause: unknown) =>
            call.fail(isBridgeError(cause) ? cause.code : 'HOST_ERROR', { cause }),
          );
        } else call.fail('UNSUPPORTED');
      });
    });

  const stopListening = transport?.listen(receive);
  if (transport) mention({ k: 'hello', sdk: contract.sdk, protocols: [protocolVersion], contract: contract.hash });

  return {
    mode,
    ready: handshake.ready,
    callDetailed: (command, ...args) => ask((answer) => answer, command, args),
    call: (command, ...args) => ask(({ data }) => data, command, args),
    supports: (command, version = 1) =>
      hasOwn(contract.commands, command) &&
      ((handshake.host !== undefined && isOffered(handshake.host, command, version)) ||
        (version === 1 && mode !== 'server' && fallbacks[command] !== undefined)),
    on(name, listener, { signal, replay = true } = {}) {
      if (signal?.aborted) return () => {};
      const remove = event(name).add(listener, replay);
      const stop = () => {
        signal?.removeEventListener('abort', stop);
        remove();
      };
      signal?.addEventListener('abort', stop);
      // A listener can abort its own signal while retained events are delivered.
      if (signal?.aborted) stop();
      return stop;
    },
    once: (name, { signal, timeoutMs, replay = true } = {}) =>
      new Promise((resolve, reject) => {
        const id = (lastId += 1);
        let stop = () => {};
        const wait = openCall(calls, {
          id,
          command: name,
          timeoutMs,
          signal,
          settle: (error) => {
            stop();
            if (error) reject(error);
          },
        });
        if (isClosed) wait.fail('CLOSED');
        if (!calls.has(id)) return;
        stop = event(name).add(
          (data) => {
            resolve(data);
            wait.succeed(undefined);
          },
          replay,
          true,
        );
      }),
    peek: (name) => event(name).peek(),
    take: (name, key) => event(name).take(key),
    pending: () => calls.size,
    close() {
      if (isClosed) return;
      isClosed = true;
      stopListening?.();
      for (const call of [...calls.values()]) call.fail('CLOSED');
      if (!handshake.host) handshake.meet();
    },
  };
}
