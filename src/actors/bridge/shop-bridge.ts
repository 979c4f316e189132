import type { Bridge, CallArguments, Caller, CommandName } from '#bridge-sdk/src/index.ts';

/** Commands of the shop to the app around it, or to what a browser does instead. */
export interface ShopBridge extends Caller {
  /** True inside an app. */
  readonly isNative: boolean;
  /** Sends a command whose failure is no failure of the page: a title, a button, a notification. */
  readonly mention: <C extends CommandName>(command: C, ...args: CallArguments<C>) => void;
  readonly take: Bridge['take'];
}

/** The way to send a command without waiting for its end. */
export const mentionBy =
  (call: Caller['call']): ShopBridge['mention'] =>
  (command, ...args) =>
    void call(command, ...args).catch(() => undefined);
