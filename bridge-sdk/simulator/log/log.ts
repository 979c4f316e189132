import type { FaultName } from '../../mock/faults.ts';
import { contract } from '../../src/generated/contract.ts';
import { isRecord } from '../../src/shape.ts';
import { redact } from '../../src/trace.ts';
import { createStore, type Store } from '../store.ts';

/** The outcome of a message: a fault of the connection, no receiver, or rejected as a forgery. */
export type Mishap = FaultName | 'crash' | 'unreadable' | 'forged';

export interface LogEntry {
  readonly number: number;
  /** Milliseconds since the simulator was opened. */
  readonly at: number;
  /** The page of the stack. */
  readonly screen: number;
  /** From the page's view: out of it, or into it. */
  readonly direction: 'out' | 'in';
  /** Redacted; undefined for an unreadable text. */
  readonly message: unknown;
  /** The command, the event or the kind, and the outcome. */
  readonly title: string;
  readonly mishaps: readonly Mishap[];
}

export interface Log {
  readonly entries: Store<readonly LogEntry[]>;
  readonly add: (entry: Pick<LogEntry, 'screen' | 'direction' | 'mishaps'> & { readonly message: unknown }) => void;
  readonly clear: () => void;
}

const longest = 2_000;

export function createLog(now: () => number): Log {
  const entries = createStore<readonly LogEntry[]>([]);
  const commands = new Map<unknown, string>();
  const startedAt = now();
  let last = 0;
  return {
    entries,
    add({ message, ...entry }) {
      const number = (last += 1);
      const at = Math.round(now() - startedAt);
      const title = titleOf(message, commands);
      const line = { ...entry, number, at, title, message: redact(message, contract.secrets) };
      entries.set((lines) => [...lines.slice(1 - longest), line]);
    },
    clear: () => entries.set(() => []),
  };
}

/** `commands` maps ids of requests to commands, so that a reply can be named. */
function titleOf(message: unknown, commands: Map<unknown, string>): string {
  if (!isRecord(message)) return 'unreadable';
  const { k, id, cmd, name, ok, error } = message;
  if (k === 'req') {
    commands.set(id, String(cmd));
    return String(cmd);
  }
  if (k === 'evt') return String(name);
  if (k !== 'res' && k !== 'cancel') return String(k);
  const command = commands.get(id) ?? '?';
  if (k === 'cancel') return `${command} given up`;
  return ok === true ? `${command} answered` : `${command} ${isRecord(error) ? String(error['code']) : 'refused'}`;
}
