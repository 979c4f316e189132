import type { TraceEntry } from '../src/trace.ts';

/** One message of the bridge and when it passed, in milliseconds since 1970. */
export interface LogEntry extends TraceEntry {
  readonly at: number;
}

export interface InspectorLog {
  /** Give it to the bridge; what it hears holds no secrets any more. */
  readonly onTrace: (entry: TraceEntry) => void;
  /** What is kept, oldest first. */
  readonly entries: () => readonly LogEntry[];
  /** Hears every new entry; gives back the way to stop. */
  readonly subscribe: (listener: (entry: LogEntry) => void) => () => void;
  readonly clear: () => void;
  /** What is kept, one JSON object a line: the transcript that a mock host replays. */
  readonly toJsonl: () => string;
}

export interface LogOptions {
  /** How many messages are kept; older ones give way. */
  readonly capacity?: number;
  readonly now?: () => number;
}

/** Remembers the last messages of a bridge, however long it runs. */
export function createInspectorLog({ capacity = 500, now = Date.now }: LogOptions = {}): InspectorLog {
  const listeners = new Set<(entry: LogEntry) => void>();
  const ring: LogEntry[] = [];
  let oldest = 0;

  const entries = () => [...ring.slice(oldest), ...ring.slice(0, oldest)];

  return {
    onTrace(traced) {
      const entry = { at: now(), ...traced };
      if (ring.length < capacity) ring.push(entry);
      else {
        ring[oldest] = entry;
        oldest = (oldest + 1) % capacity;
      }
      for (const listener of [...listeners]) listener(entry);
    },
    entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    clear() {
      ring.length = 0;
      oldest = 0;
    },
    toJsonl: () =>
      entries()
        .map((entry) => `${JSON.stringify(entry)}\n`)
        .join(''),
  };
}
