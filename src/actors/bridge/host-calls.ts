import type { HostCall } from '#machines/bridge-call/types.ts';
import type { BridgeSettled } from '#machines/bridge-host/types.ts';

/** What the bridgeHost machine does with a call. Each carries its own caller: the machine alone records those under way. */
export const executeCall = ({ caller }: HostCall, signal: AbortSignal): Promise<unknown> => caller.execute(signal);
export const settleCall = ({ call: { caller }, outcome }: BridgeSettled): void => caller.settle(outcome);
