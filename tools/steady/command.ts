import { stagesOf, testPlan, type Stage } from '../stages/stages.ts';

/** A file of Playwright belongs to the configuration of its folder below tests; the journeys have that of the project. */
function configOf(file: string): string {
  const folder = /^(?:\.\/)?tests\/([^/]+)\//.exec(file)?.[1];
  return folder === 'e2e' ? 'playwright.config.ts' : `tests/${folder}/playwright.config.ts`;
}

/**
 * The command that runs the tests of a file so many times: on the screens of `npm test`, or in the projects of Vitest that
 * have it.
 * @returns undefined when it is no file of tests or no number of times
 */
export function steadyCommand(file: string, times: number): Stage['command'] | undefined {
  if (!Number.isInteger(times) || times < 1) return undefined;
  if (/\.test\.tsx?$/.test(file)) return ['vitest', 'run', file, `--repeats=${times - 1}`];
  if (!/\.spec\.ts$/.test(file)) return undefined;
  const config = configOf(file);
  const stage = stagesOf(testPlan).find(({ tests, command }) => tests === 'playwright' && command.includes(config));
  const [program, verb = '', ...options] = stage?.command ?? ['playwright', 'test', '--config', config];
  return [program, verb, file, `--repeat-each=${times}`, ...options];
}
