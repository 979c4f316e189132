import { randomChannel } from '../src/channel.ts';
import type { Case } from './case.ts';
import { realTimer, type HostPort, type Timer } from './host-port.ts';
import { runCase, type CaseResult } from './run-case.ts';

export { readCases } from './read-cases.ts';
export { reportJunit } from './report-junit.ts';
export { reportText } from './report-text.ts';
export { caseOfTranscript } from './transcript-case.ts';
export type { Case, ControlRequest } from './case.ts';
export type { ControlReply, HostPort, Timer } from './host-port.ts';
export type { CaseResult } from './run-case.ts';

export interface RunOptions {
  readonly timer?: Timer;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
  readonly newChannel?: () => string;
  /** How long no further message may arrive at the end of a case, in milliseconds. */
  readonly quietMs?: number;
  /** Called when a case has ended. */
  readonly onResult?: (result: CaseResult) => void;
}

/** Runs the cases one after the other. Resolves with one result per case; never rejects. */
export async function runCases(
  cases: readonly Case[],
  port: HostPort,
  { timer = realTimer, now = Date.now, newChannel = randomChannel, quietMs = 30, onResult }: RunOptions = {},
): Promise<readonly CaseResult[]> {
  const spent = new Set<unknown>();
  const results: CaseResult[] = [];
  for (const one of cases) {
    const startedAt = now();
    const verdict = await runCase(one, { port, timer, newChannel, spent, quietMs });
    const result = { one, verdict, ms: now() - startedAt };
    results.push(result);
    onResult?.(result);
  }
  return results;
}
