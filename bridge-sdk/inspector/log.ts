import type { TraceEntry } from '../src/trace.ts';

/** One message of the bridge with its time, in milliseconds since 1970. */
export interface LogEntry extends TraceEntry {
  readonly at: number;
}

export interface InspectorLog {
  /** The `onTrace` option for a bridge; entries are already redacted. */
  readonly onTrace: (entry: TraceEntry) => void;
  /** The recorded entries, oldest first. */
  readonly entries: () => readonly LogEntry[];
  /** Subscribes to new entries; returns the way to unsubscribe. */
  readonly subscribe: (listener: (entry: LogEntry) => void) => () => void;
  readonly clear: () => void;
  /** The recorded entries, one JSON object per line: the transcript that a mock host replays. */
  readonly toJsonl: () => string;
}

export interface LogOptions {
  /** The number of entries that are kept; the oldest ones are dropped. */
  readonly capacity?: number;
  readonly now?: () => number;
}

/** Records the latest messages of a bridge. */
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
