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

/** The way from the shop to the app around it, or to what the browser does instead. */
export interface ShopBridge extends Caller {
  /** True inside an app. */
  readonly isNative: boolean;
  /** Gives a command whose failure is no failure of the page: a title, a button, a piece of news. */
  readonly mention: <C extends CommandName>(command: C, ...args: CallArguments<C>) => void;
  readonly take: Bridge['take'];
}

/** One call that the machine watches over. */
interface Placed {
  readonly run: (signal: AbortSignal) => Promise<unknown>;
  readonly end: (outcome: CallOutcome) => void;
}

const codes: Readonly<Record<Exclude<CallOutcome['kind'], 'answered' | 'refused'>, ErrorCode>> = {
  timedOut: 'TIMEOUT',
  withdrawn: 'ABORTED',
};

/** Leads every call through the machine, which decides when it is over; the bridge only carries it. */
export function callsThrough(bridge: Bridge, host: () => ActorRefFrom<typeof bridgeHostMachine> | undefined) {
  const placed = new Map<string, Placed>();
  let count = 0;

  const call = <C extends CommandName>(command: C, ...args: CallArguments<C>): Promise<CommandResult[C]> =>
    new Promise((resolve, reject) => {
      const [params = {}, options = {}] = args;
      const fail = (code: ErrorCode) => reject(new BridgeError(code, command));
      const machine = host();
      if (machine?.getSnapshot().status !== 'active') return fail('CLOSED');
      if (options.signal?.aborted) return fail('ABORTED');

      const id = `${command}-${(count += 1)}`;
      let answer = () => fail('CLOSED');
      const withdraw = () => machine.send({ type: 'bridge.withdraw', id });
      placed.set(id, {
        run: async (signal) => {
          // The machine keeps the time.
          const watched: CallArguments<C> = Object.assign(args, { 1: { ...options, signal, timeoutMs: Infinity } });
          try {
            const data = await bridge.call(command, ...watched);
            answer = () => resolve(data);
          } catch (error) {
            answer = () => reject(error);
            throw error;
          }
        },
        end: ({ kind }) => {
          options.signal?.removeEventListener('abort', withdraw);
          if (kind === 'answered' || kind === 'refused') answer();
          else fail(codes[kind]);
        },
      });
      options.signal?.addEventListener('abort', withdraw);
      const timeout = options.timeoutMs ?? contract.commands[command].timeoutMs ?? 0;
      machine.send({ type: 'bridge.call', call: { id, command, params, timeout } });
    });

  const shop: ShopBridge = {
    isNative: bridge.mode === 'native',
    call,
    mention: (command, ...args) => void call(command, ...args).catch(() => undefined),
    take: bridge.take,
  };
  return {
    shop,
    executeCall: async ({ id }: HostCall, signal: AbortSignal) => placed.get(id)?.run(signal),
    settled: ({ call: { id }, outcome }: BridgeSettled) => {
      const over = placed.get(id);
      placed.delete(id);
      over?.end(outcome);
    },
  };
}
