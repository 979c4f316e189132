import type { Welcome } from './generated/types.ts';
import { hasOwn, isRecord } from './shape.ts';

export type Mode = 'native' | 'browser' | 'server';

/** Who is on the other side. */
export interface HostInfo {
  readonly mode: Mode;
  /** What the app said of itself. Undefined in a browser, on a server, and for an app too old to say welcome. */
  readonly welcome: Welcome | undefined;
  /** False when the app says that it was made from another contract. */
  readonly isSameContract: boolean;
}

/** True when the app has a command in that version or a later one. An old app is believed to have the first of all. */
export function isOffered({ mode, welcome }: HostInfo, command: string, version: number): boolean {
  if (!welcome) return mode === 'native' && version === 1;
  const { commands } = welcome;
  const offered: unknown = isRecord(commands) && hasOwn(commands, command) ? commands[command] : undefined;
  return typeof offered === 'number' && offered >= version;
}
