import type { ActorRefFrom } from 'xstate';
import type { bridgeCallMachine } from '../bridge-call/machine.ts';
import type { BridgeCallDependencies, CallOutcome, CallSettled, HostCall } from '../bridge-call/types.ts';
import type { FallbackCommand } from './commands.ts';

/** What a shell brings by itself, read and checked where it comes in. */
export type HostNews =
  | { readonly type: 'host.tokenReceived'; readonly token: string | null; readonly accountId: string | null }
  | { readonly type: 'host.marketChanged'; readonly market: string }
  | { readonly type: 'host.lightModeChanged'; readonly lightMode: boolean };

export interface PlacedCall {
  readonly call: HostCall;
  readonly ref: ActorRefFrom<typeof bridgeCallMachine>;
}

export interface BridgeHostContext {
  /** Under way in the shell, by their id. */
  readonly calls: Readonly<Record<string, PlacedCall>>;
  /** Waiting until it is known whether there is a shell. */
  readonly waiting: readonly HostCall[];
  /** Messages of the shell that nobody here understands. */
  readonly unknownMessages: number;
  /** Questions for the account that this machine asked by itself. */
  readonly looks: number;
}

export type BridgeHostEvent =
  | { readonly type: 'bridge.call'; readonly call: HostCall }
  | { readonly type: 'page.becameVisible' }
  | { readonly type: 'host.answered'; readonly id: string; readonly result: unknown }
  | { readonly type: 'host.refused'; readonly id: string; readonly reason: string }
  | { readonly type: 'host.brought'; readonly news: HostNews }
  | { readonly type: 'host.babbled' }
  | CallSettled;

/** Told once for every call, whatever became of it. */
export interface BridgeSettled {
  readonly type: 'bridge.settled';
  readonly call: HostCall;
  readonly outcome: CallOutcome;
}

export interface BridgeHostDependencies extends BridgeCallDependencies {
  /** True where the window exposes the flag and the function of the shell, both. */
  readonly detectShell: () => boolean;
  /** Raises a page event and writes storage in place of the shell. */
  readonly fallBack: (command: FallbackCommand, params: unknown) => void;
}
