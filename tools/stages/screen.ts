import { expectedOf, expectedWall, type LastTimes } from './last-times.ts';
import { clock, progressLine, type Progress } from './progress.ts';
import type { StageEvent } from './stage-events.ts';
import type { Plan, Stage } from './stages.ts';

/** Where a person sees what a command does. */
export interface Screen {
  /** Prints lines that stay. */
  print(text: string): void;
  /** Says what is done now, besides stages. */
  does(what: string): void;
  begins(stage: Stage): void;
  /** A test of a stage has ended; one that failed is printed. */
  hears(stage: Stage, event: StageEvent): void;
  ends(stage: Stage): void;
  /** Nothing moves any more. */
  close(): void;
}

/** What a screen writes on, and the clock that it reads. */
interface Output {
  readonly write: (text: string) => void;
  /** Letters in a line of a terminal; undefined where lines cannot be written anew. */
  readonly columns: () => number | undefined;
  /** Milliseconds. */
  readonly now: () => number;
}

/** A terminal, unless a program that keeps a log has said so in CI. */
const standardOutput: Output = {
  write: (text) => void process.stdout.write(text),
  columns: () => (process.stdout.isTTY && !process.env['CI'] ? process.stdout.columns || 80 : undefined),
  now: () => performance.now(),
};

/** Milliseconds between two looks: at a line that moves, and at lines that stay. */
const every = { terminal: 500, log: 60_000 };
const clearLine = '\r\u001b[2K';

/** A screen for a command: its line moves on a terminal; elsewhere there is one a minute. */
export function openScreen(plan: Plan, times: LastTimes, output: Output = standardOutput): Screen {
  const isTerminal = output.columns() !== undefined;
  const started = output.now();
  const expected = expectedWall(plan, times);
  const running = new Map<Stage, { readonly since: number; done: number }>();
  let doing = '';

  const line = (): string => {
    const progress: Progress = {
      elapsed: (output.now() - started) / 1000,
      expected,
      running: [...running].map(([stage, { since, done }]) => ({
        name: stage.name,
        elapsed: (output.now() - since) / 1000,
        done,
        expected: expectedOf(stage, times),
      })),
      now: doing,
    };
    return progressLine(progress, (output.columns() ?? Infinity) - 1);
  };
  const draw = (): void => output.write(isTerminal ? `${clearLine}${line()}` : `${line()}\n`);
  const print = (text: string): void => {
    output.write(isTerminal ? `${clearLine}${text}\n${line()}` : `${text}\n`);
  };

  print(`${plan.name} · ${times.has(plan.name) ? 'last time' : 'its budget is'} ${clock(expected)}`);
  const timer = setInterval(draw, isTerminal ? every.terminal : every.log);
  timer.unref();

  return {
    print,
    does: (what) => {
      doing = what;
      if (isTerminal) draw();
    },
    begins: (stage) => {
      running.set(stage, { since: output.now(), done: 0 });
      doing = '';
    },
    hears: (stage, { file, title, state, message }) => {
      const entry = running.get(stage);
      if (entry && state !== 'broken') entry.done += 1;
      doing = [file, title].filter((part) => part !== '').join(' > ');
      if (state === 'passed') return;
      print(`✗ ${stage.name}: ${doing}\n${message.replaceAll(/^/gm, '    ')}\n`);
    },
    ends: (stage) => {
      running.delete(stage);
      doing = '';
    },
    close: () => {
      clearInterval(timer);
      if (isTerminal) output.write(clearLine);
    },
  };
}
