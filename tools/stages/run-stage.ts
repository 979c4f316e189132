import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { countTests, type Count } from './count-tests.ts';
import { watchProcessor } from './processor-time.ts';
import { reportName } from './reports.ts';
import { outcomesOf, type Outcome } from './outcomes.ts';
import type { Stage } from './stages.ts';

export interface StageResult extends Count {
  readonly stage: Stage;
  readonly ok: boolean;
  /** The tests that failed; none when the stage broke before or beside them. */
  readonly failures: readonly Outcome[];
  /** Seconds by the clock. */
  readonly wall: number;
  /** Seconds of processors; undefined where the system does not tell. */
  readonly processor: number | undefined;
}

const ownProject = path.resolve(import.meta.dirname, '../..');

/**
 * Runs one stage to its end.
 * @param reports the folder that keeps the JSON report of its tests
 * @param output `live` passes its lines on as they come; `on failure` shows them only when it failed
 * @param project the folder of the project that it is about
 */
export async function runStage(
  stage: Stage,
  reports: string,
  output: 'live' | 'on failure',
  project = ownProject,
): Promise<StageResult> {
  const report = path.join(reports, reportName(stage.name));
  const started = performance.now();
  const { code, text, processor } = await run(stage, report, output, project);
  const result = await readReport(report);
  const count = countOf(stage, result, code === 0);
  const ok = code === 0 && count.failed === 0;
  if (!ok && output === 'on failure') console.log(text);
  if (ok && stage.closing) console.log(stage.closing(result));
  const wall = (performance.now() - started) / 1000;
  const taken = processor === undefined ? '' : `, ${processor.toFixed(1)} s of processors`;
  console.log(`${ok ? '✓' : '✗'} ${stage.name} · ${wall.toFixed(1)} s${taken}`);
  const failures = ok ? [] : outcomesOf(result).filter(({ state }) => state === 'failed');
  return { stage, ok, wall, processor, failures, ...count };
}

interface Ended {
  readonly code: number;
  readonly text: string;
  readonly processor: number | undefined;
}

function run({ command, tests, env }: Stage, report: string, output: string, project: string): Promise<Ended> {
  const [program, ...args] = command;
  const live = output === 'live';
  // Where Playwright finds, for a stage that runs once more, what has failed.
  const lastRun = path.join(project, 'test-results', `last-run-of-${path.basename(report)}`);
  const reporters = {
    vitest: [`--reporter=${live ? 'default' : 'dot'}`, '--reporter=json', `--outputFile.json=${report}`],
    playwright: ['--reporter=list,json'],
  };
  const child = spawn(program, [...args, ...(tests ? reporters[tests] : [])], {
    cwd: project,
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    env: {
      ...process.env,
      ...env,
      PATH: `${path.join(project, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: lastRun,
    },
    shell: process.platform === 'win32',
  });
  const taken = child.pid === undefined ? () => undefined : watchProcessor(child.pid);
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, text, processor: taken() }));
  });
}

/** Undefined when the runner wrote none: it broke, or it runs no tests. */
async function readReport(report: string): Promise<unknown> {
  const text = await readFile(report, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

function countOf({ tests }: Stage, report: unknown, ok: boolean): Count {
  if (!tests) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  // Without a report the runner itself broke, which is a failure and not zero tests.
  if (report === undefined) return { passed: 0, failed: 1 };
  const count = countTests(tests, report);
  return ok ? count : { ...count, failed: Math.max(count.failed, 1) };
}
