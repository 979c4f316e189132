import type { ActorRefFrom } from 'xstate';
import type { CallOutcome, HostCall } from '#machines/bridge-call/types.ts';
import type { bridgeHostMachine } from '#machines/bridge-host/machine.ts';
import type { BridgeSettled } from '#machines/bridge-host/types.ts';
import {
  BridgeError,
  contract,
  type Bridge,
  type CallArguments,
  type Caller,
  type CommandName,
  type CommandResult,
  type ErrorCode,
} from '#bridge-sdk/src/index.ts';

/** Commands of the shop to the app around it, or to the fallbacks of a browser. */
export interface ShopBridge extends Caller {
  /** True inside an app. */
  readonly isNative: boolean;
  /** Sends a command whose failure is no failure of the page: a title, a button, a notification. */
  readonly mention: <C extends CommandName>(command: C, ...args: CallArguments<C>) => void;
  readonly take: Bridge['take'];
}

const codes: Readonly<Record<Exclude<CallOutcome['kind'], 'answered' | 'refused'>, ErrorCode>> = {
  timedOut: 'TIMEOUT',
  withdrawn: 'ABORTED',
};

/**
 * Sends every call through the bridgeHost machine, which decides when it is over; the bridge only transports it. The machine
 * alone records the calls under way: each carries its own caller.
 */
export function callsThrough(bridge: Bridge, host: () => ActorRefFrom<typeof bridgeHostMachine> | undefined) {
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

  const shop: ShopBridge = {
    isNative: bridge.mode === 'native',
    call,
    mention: (command, ...args) => void call(command, ...args).catch(() => undefined),
    take: bridge.take,
  };
  return {
    shop,
    executeCall: ({ caller }: HostCall, signal: AbortSignal) => caller.execute(signal),
    settled: ({ call: { caller }, outcome }: BridgeSettled) => caller.settle(outcome),
  };
}
