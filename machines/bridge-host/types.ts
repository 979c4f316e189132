import type { ActorRefFrom } from 'xstate';
import type { bridgeCallMachine } from '../bridge-call/machine.ts';
import type { CallOutcome, CallSettled, HostCall } from '../bridge-call/types.ts';

/** What a shell brings by itself, read and checked where it comes in. */
export type HostEvent =
  | { readonly type: 'host.tokenReceived'; readonly token: string | null; readonly accountId: string | null }
  | { readonly type: 'host.marketChanged'; readonly market: string }
  | { readonly type: 'host.lightModeChanged'; readonly lightMode: boolean };

export interface PlacedCall {
  readonly call: HostCall;
  readonly ref: ActorRefFrom<typeof bridgeCallMachine>;
}

export interface BridgeHostInput {
  /** True where the window exposes the flag and the function of the shell, both. */
  readonly isPresent: boolean;
}

export interface BridgeHostContext extends BridgeHostInput {
  /** Under way, by their id. */
  readonly calls: Readonly<Record<string, PlacedCall>>;
  /** Messages of the shell that changed nothing. */
  readonly unknownMessages: number;
}

export type BridgeHostEvent =
  | { readonly type: 'bridge.call'; readonly call: HostCall }
  | { readonly type: 'bridge.withdraw'; readonly id: string }
  | { readonly type: 'host.eventReceived'; readonly news: HostEvent }
  | { readonly type: 'host.unknownMessageReceived' }
  | CallSettled;

/** Sent once for every call, whatever became of it. */
export interface BridgeSettled {
  readonly type: 'bridge.settled';
  readonly call: HostCall;
  readonly outcome: CallOutcome;
}
