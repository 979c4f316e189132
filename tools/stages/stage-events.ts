import { appendFileSync, closeSync, openSync, readSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The variable that tells a runner's reporter into which file it writes what becomes of its tests, a line of JSON each. */
export const eventsVariable = 'STAGE_EVENTS';

/** A test that has ended, or a file or suite that broke outside of its tests. */
export interface StageEvent {
  /** From the root of the project. */
  readonly file: string;
  /** Empty for a file. */
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'broken';
  /** All that it said when it failed; empty otherwise. */
  readonly message: string;
}

/** Tells whoever started this runner; says nothing when nobody asked. */
export function sendEvent(event: StageEvent): void {
  const file = process.env[eventsVariable];
  const message = stripVTControlCharacters(event.message);
  if (file) appendFileSync(file, `${JSON.stringify({ ...event, message })}\n`);
}

/**
 * Reads a file of events while it grows.
 * @returns gives, each time, what was written since the last
 */
export function followEvents(file: string): () => readonly StageEvent[] {
  let place = 0;
  return () => {
    const text = textFrom(file, place);
    // What follows the last end of a line is still being written.
    const whole = text.subarray(0, text.lastIndexOf('\n') + 1);
    place += whole.length;
    const lines = whole.toString().split('\n').slice(0, -1);
    return lines.map((line): StageEvent => JSON.parse(line));
  };
}

/** What stands in a file from a byte on; nothing while there is none. */
function textFrom(file: string, place: number): Buffer {
  const parts: Buffer[] = [];
  try {
    const opened = openSync(file, 'r');
    for (let at = place; ;) {
      const part = Buffer.alloc(65_536);
      const length = readSync(opened, part, 0, part.length, at);
      if (length === 0) break;
      parts.push(part.subarray(0, length));
      at += length;
    }
    closeSync(opened);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return Buffer.concat(parts);
}
