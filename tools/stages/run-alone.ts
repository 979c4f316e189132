import type { StageResult } from './run-stage.ts';
import type { Stage } from './stages.ts';

interface Alone {
  readonly stage: Stage;
  /** How many tests it runs, at least. */
  readonly tests: number;
}

/** The runs in which each test that failed in a stage is alone. Playwright knows itself which ones those are. */
export function alone({ stage, failures }: StageResult): readonly Alone[] {
  if (stage.tests === 'playwright')
    return [{ stage: withArguments(stage, '--last-failed', '--workers', '1'), tests: failures.length }];
  return failures.map(({ file, title }, index) => {
    const named = title ? ['-t', patternOf(title)] : [];
    const again = withArguments(stage, file, ...named);
    return { stage: { ...again, name: `${stage.name}, once more ${index + 1}` }, tests: 1 };
  });
}

/** What a stage says at its end is said by its whole run. */
function withArguments({ closing: _, ...stage }: Stage, ...args: readonly string[]): Stage {
  const [program, ...own] = stage.command;
  return { ...stage, command: [program, ...own, ...args] };
}

/** The name of one test for Vitest's option -t. Where its report has a space between two titles, Vitest compares with an arrow. */
export const patternOf = (title: string): string =>
  `^${title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(' ', '(?: >)? ')}$`;
