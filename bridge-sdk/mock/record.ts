import type { TraceEntry } from '../src/trace.ts';

export interface Recorder {
  /** The `onTrace` option for a bridge; entries are already redacted. */
  readonly onTrace: (entry: TraceEntry) => void;
  /** The session so far, one JSON object per line. */
  readonly transcript: () => string;
}

/** Records a session for a bug report. `now` is in milliseconds. */
export function createRecorder(now: () => number = Date.now): Recorder {
  const lines: string[] = [];
  return {
    onTrace: (entry) => {
      lines.push(JSON.stringify({ at: now(), ...entry }));
    },
    transcript: () => lines.map((line) => `${line}\n`).join(''),
  };
}
