import type { TraceEntry } from '../src/trace.ts';

export interface Recorder {
  /** Give it to the bridge; what it hears holds no secrets any more. */
  readonly onTrace: (entry: TraceEntry) => void;
  /** The session so far, one JSON object a line. */
  readonly transcript: () => string;
}

/** Writes a session down, so that a bug report is a file. `now` gives milliseconds. */
export function createRecorder(now: () => number = Date.now): Recorder {
  const lines: string[] = [];
  return {
    onTrace: (entry) => {
      lines.push(JSON.stringify({ at: now(), ...entry }));
    },
    transcript: () => lines.map((line) => `${line}\n`).join(''),
  };
}
