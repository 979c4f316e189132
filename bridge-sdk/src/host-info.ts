import type { Welcome } from './generated/types.ts';
import { hasOwn, isRecord } from './shape.ts';

export type Mode = 'native' | 'browser' | 'server';

/** The host of the page. */
export interface HostInfo {
  readonly mode: Mode;
  /** What the app's welcome says. Undefined in a browser, on a server and for a legacy app. */
  readonly welcome: Welcome | undefined;
  /** False when the app was made from another contract. */
  readonly isSameContract: boolean;
}

/** True when the app has a command in that version or a later one. A legacy app is assumed to have version 1 of all. */
export function isOffered({ mode, welcome }: HostInfo, command: string, version: number): boolean {
  if (!welcome) return mode === 'native' && version === 1;
  const { commands } = welcome;
  const offered: unknown = isRecord(commands) && hasOwn(commands, command) ? commands[command] : undefined;
  return typeof offered === 'number' && offered >= version;
}
