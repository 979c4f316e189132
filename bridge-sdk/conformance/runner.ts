import { randomChannel } from '../src/channel.ts';
import type { Case } from './case.ts';
import { realTimer, type HostPort, type Timer } from './host-port.ts';
import { runCase, type Verdict } from './run-case.ts';

export { readCases } from './read-cases.ts';
export { reportJunit } from './report-junit.ts';
export { reportText } from './report-text.ts';
export { caseOfTranscript } from './transcript-case.ts';
export type { Case, Wish } from './case.ts';
export type { ControlReply, HostPort, Timer } from './host-port.ts';

/** What became of one case; times are in milliseconds. */
export interface CaseResult {
  readonly one: Case;
  readonly verdict: Verdict;
  readonly ms: number;
}

export interface RunOptions {
  readonly timer?: Timer;
  /** Milliseconds. */
  readonly now?: () => number;
  readonly newChannel?: () => string;
  /** How long nothing more may come at the end of a case, in milliseconds. */
  readonly quietMs?: number;
  /** Hears of every case as it ends. */
  readonly onResult?: (result: CaseResult) => void;
}

/** Plays the page in every case, one after the other. Resolves with a result for each; never rejects. */
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
