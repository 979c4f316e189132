export { createBridge, type BridgeOptions } from './create-bridge.ts';
export { contract } from './generated/contract.ts';
export * from './generated/commands.ts';
export * from './generated/types.ts';
export { BridgeError, isBridgeError, type Via } from './errors.ts';
export { detectTransport, type DetectOptions } from './detect-transport.ts';
export { shellNames, type ShellNames } from './shell-names.ts';
export type {
  Answer,
  Bridge,
  CallArguments,
  Caller,
  CallOptions,
  Fallback,
  FallbackContext,
  Fallbacks,
  ListenOptions,
  OnceOptions,
} from './bridge.ts';
export type { HostInfo, Mode } from './host-info.ts';
export type { TraceEntry } from './trace.ts';
export type { Transport } from './transport.ts';
