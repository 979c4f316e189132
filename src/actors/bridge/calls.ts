import type { ActorRefFrom } from 'xstate';
import type { CallOutcome } from '#machines/bridge-call/types.ts';
import type { bridgeHostMachine } from '#machines/bridge-host/machine.ts';
import {
  BridgeError,
  contract,
  type Bridge,
  type CallArguments,
  type CommandName,
  type CommandResult,
  type ErrorCode,
} from '#bridge-sdk/src/index.ts';
import { mentionBy, type ShopBridge } from './shop-bridge.ts';

const codes: Readonly<Record<Exclude<CallOutcome['kind'], 'answered' | 'refused'>, ErrorCode>> = {
  timedOut: 'TIMEOUT',
  withdrawn: 'ABORTED',
};

/**
 * Sends every call through the bridgeHost machine, which decides when it is over; the bridge only transports it. The machine
 * alone records the calls under way: each carries its own caller.
 */
export function callsThrough(
  bridge: Bridge,
  host: () => ActorRefFrom<typeof bridgeHostMachine> | undefined,
): ShopBridge {
  let count = 0;

  const call = <C extends CommandName>(command: C, ...args: CallArguments<C>): Promise<CommandResult[C]> =>
    new Promise((resolve, reject) => {
      const [params = {}, options = {}] = args;
      const fail = (code: ErrorCode) => reject(new BridgeError(code, command));
      const machine = host();
      if (machine?.getSnapshot().status !== 'active') return fail('CLOSED');
      if (options.signal?.aborted) return fail('ABORTED');

      const id = `${command}-${(count += 1)}`;
      const withdraw = () => machine.send({ type: 'bridge.withdraw', id });
      let answer = () => fail('CLOSED');
      const execute = async (signal: AbortSignal) => {
        // The machine keeps the time.
        const untimed: CallArguments<C> = Object.assign(args, { 1: { ...options, signal, timeoutMs: Infinity } });
        try {
          const data = await bridge.call(command, ...untimed);
          answer = () => resolve(data);
        } catch (error) {
          answer = () => reject(error);
          throw error;
        }
      };
      const settle = ({ kind }: CallOutcome) => {
        options.signal?.removeEventListener('abort', withdraw);
        if (kind === 'answered' || kind === 'refused') answer();
        else fail(codes[kind]);
      };
      options.signal?.addEventListener('abort', withdraw);
      const timeout = options.timeoutMs ?? contract.commands[command].timeoutMs ?? 0;
      machine.send({ type: 'bridge.call', call: { id, command, params, timeout, caller: { execute, settle } } });
    });

  return { isNative: bridge.mode === 'native', call, mention: mentionBy(call), take: bridge.take };
}
