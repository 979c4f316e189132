import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { countTests, type Count } from './count-tests.ts';
import { fileTimes, type FileTime } from './file-times.ts';
import { watchProcessor } from './processor-time.ts';
import { reportName } from './reports.ts';
import { outcomesOf, type Outcome } from './outcomes.ts';
import type { Screen } from './screen.ts';
import { eventsVariable, followEvents } from './stage-events.ts';
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
  /** What the tests of each of its files took. */
  readonly files: readonly FileTime[];
}

const ownProject = path.resolve(import.meta.dirname, '../..');

/** Milliseconds between two looks at what the tests of a stage have told. */
const look = 250;

/** How far a test is that takes long says a line of its own: `12,000 states of cart so far`. */
const soFar = /^.* so far$/m;

/**
 * Runs one stage to its end. What its program writes stands in a file beside its report; the screen gets what fails as it
 * fails, and all of it when the stage breaks outside of its tests.
 * @param reports the folder that keeps the JSON report of its tests
 * @param project the folder of the project that it is about
 */
export async function runStage(
  stage: Stage,
  reports: string,
  screen: Screen,
  project = ownProject,
): Promise<StageResult> {
  const report = path.join(reports, reportName(stage.name));
  const started = performance.now();
  screen.begins(stage);
  const { code, text, processor } = await run(stage, report, screen, project);
  const result = await readReport(report);
  const count = countOf(stage, result, code === 0);
  const ok = code === 0 && count.failed === 0;
  const failures = ok ? [] : outcomesOf(result).filter(({ state }) => state === 'failed');
  screen.ends(stage);
  if (!ok) screen.print(failures.length === 0 ? text : `All that it wrote: ${logOf(report)}`);
  if (ok && stage.closing) screen.print(stage.closing(result));
  const wall = (performance.now() - started) / 1000;
  const taken = processor === undefined ? '' : `, ${processor.toFixed(1)} s of processors`;
  screen.print(`${ok ? '✓' : '✗'} ${stage.name} · ${wall.toFixed(1)} s${taken}`);
  return { stage, ok, wall, processor, failures, files: fileTimes(result), ...count };
}

interface Ended {
  readonly code: number;
  readonly text: string;
  readonly processor: number | undefined;
}

const logOf = (report: string): string => report.replace(/json$/, 'log');
const eventsOf = (report: string): string => report.replace(/json$/, 'events');

async function run(stage: Stage, report: string, screen: Screen, project: string): Promise<Ended> {
  const { command, tests, env } = stage;
  const [program, ...args] = command;
  await mkdir(path.dirname(report), { recursive: true });
  // A run of before must not speak for this one.
  for (const file of [report, eventsOf(report)]) await rm(file, { force: true });
  // Where Playwright finds, for a stage that runs once more, what has failed.
  const lastRun = path.join(project, 'test-results', `last-run-of-${path.basename(report)}`);
  const reporters = {
    vitest: ['--reporter=dot', '--reporter=json', '--reporter=./tools/stages/vitest-reporter.ts'],
    playwright: ['--reporter=list,json', '--add-reporter=./tools/stages/playwright-reporter.ts'],
  };
  const files = tests === 'vitest' ? [`--outputFile.json=${report}`] : [];
  const child = spawn(program, [...args, ...(tests ? reporters[tests] : []), ...files], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...env,
      PATH: `${path.join(project, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: lastRun,
      [eventsVariable]: eventsOf(report),
      // Every program of a run reads much the same modules: the first of them compiles them for all.
      NODE_COMPILE_CACHE: path.join(project, '.cache/compiled'),
    },
    shell: process.platform === 'win32',
  });
  const taken = child.pid === undefined ? () => undefined : watchProcessor(child.pid);
  const log = createWriteStream(logOf(report));
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      log.write(chunk);
    });
  child.stderr.on('data', (chunk: Buffer) => {
    const [said] = chunk.toString().match(soFar) ?? [];
    if (said !== undefined) screen.does(said);
  });
  const events = followEvents(eventsOf(report));
  const hear = () => events().forEach((event) => screen.hears(stage, event));
  const timer = setInterval(hear, look);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      hear();
      log.end();
      resolve({ code: code ?? 1, text, processor: taken() });
    });
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
