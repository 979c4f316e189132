import type { Answer, Bridge, CallArguments, Fallbacks } from './bridge.ts';
import { randomChannel } from './channel.ts';
import type { Contract } from './contract.ts';
import { parse, protocolVersion, type Fields, type Outgoing, type Rejection } from './envelope.ts';
import { BridgeError, isBridgeError } from './errors.ts';
import { tell } from './event-channel.ts';
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
  /** The way to the app; without one the page runs in a browser, or on a server. */
  readonly transport?: Transport | undefined;
  /** What a browser does instead. It is asked only for what no app was asked for. */
  readonly fallbacks?: Fallbacks | undefined;
  /** How many unheard events a queue keeps. */
  readonly buffer?: number | undefined;
  /** Hears every message, without its secrets. */
  readonly onTrace?: ((entry: TraceEntry) => void) | undefined;
}

/** Opens the bridge to the app around the page, or to what the browser does in its place. */
export function createBridge({ contract, transport, fallbacks = {}, buffer = 32, onTrace }: BridgeOptions): Bridge {
  const mode: Mode = transport ? 'native' : typeof document === 'undefined' ? 'server' : 'browser';
  const channel = transport ? randomChannel() : '';
  const event = createEvents(contract.events, buffer);
  const calls = new Map<unknown, PendingCall>();
  const handshake = createHandshake(mode, contract);
  let isClosed = false;
  let lastId = 0;

  const trace = (direction: 'in' | 'out', message: unknown, rejected?: Rejection) => {
    // However deep a message is, looking at it never stops it.
    if (onTrace) tell(() => onTrace({ direction, message: redact(message, contract.secrets), rejected }));
  };

  /** Hands a message to the app. Throws when the app is gone or the message cannot be written. */
  const send = (message: Outgoing) => {
    const text = JSON.stringify({ v: protocolVersion, ch: channel, ...message });
    trace('out', message);
    transport?.post(text);
  };

  /** For what waits for no answer: an app that cannot be reached is found out by the next call. */
  const mention = (message: Outgoing) => {
    try {
      send(message);
    } catch {
      // Nothing is lost: nobody waits.
    }
  };

  const emit = (name: unknown, data: unknown): void => {
    if (typeof name !== 'string' || !hasOwn(contract.events, name)) throw new TypeError();
    event(name).deliver(data);
  };

  /** False for what nobody waits for. Throws for what the contract does not allow. */
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
    // Before its welcome an app cannot know the channel, and an old one never will.
    const mayOmit = transport?.isPrivate === true && !handshake.host?.welcome;
    if (fields['ch'] !== channel && !(mayOmit && fields['ch'] === undefined)) return 'channel';
    try {
      return act(fields) ? undefined : 'unknown';
    } catch {
      // The shapes of the contract refuse by throwing.
      return 'malformed';
    }
  };

  const hear = (message: unknown) => {
    const fields = parse(message);
    trace('in', fields, judge(fields));
  };

  /** Gives one command; `pick` takes from the answer what the caller wants. */
  const ask = <C extends CommandName, T>(
    pick: (answer: Answer<C>) => T,
    command: C,
    args: CallArguments<C>,
  ): Promise<T> =>
    new Promise((resolve, reject) => {
      const [given = {}, { timeoutMs, signal, fallback = true } = {}] = args;
      const refuse = (code: ErrorCode, cause?: unknown) => reject(new BridgeError(code, command, undefined, { cause }));
      if (isClosed) return refuse('CLOSED');
      // A caller without types may ask for anything.
      if (!hasOwn(contract.commands, command)) return refuse('UNSUPPORTED');
      const rule = contract.commands[command];
      let params: FilledParams[C];
      try {
        params = rule.params(given);
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
        const standIn = fallback && mode !== 'server' ? fallbacks[command] : undefined;
        if (isOffered(host, command, 1)) {
          // Before it is posted: an app may answer inside the post.
          call.via = 'native';
          try {
            send({ k: 'req', id, cmd: command, params });
            if (rule.silent) call.succeed(undefined);
          } catch (cause) {
            call.fail('HOST_ERROR', { cause });
          }
        } else if (standIn) {
          call.via = 'browser';
          new Promise((done) => done(standIn(params, { signal, emit }))).then(call.succeed, (cause: unknown) =>
            call.fail(isBridgeError(cause) ? cause.code : 'HOST_ERROR', { cause }),
          );
        } else call.fail('UNSUPPORTED');
      });
    });

  const stopListening = transport?.listen(hear);
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
      // A listener may have given up while it heard what was kept.
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
