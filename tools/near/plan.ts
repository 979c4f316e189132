import type { Tree } from '../circles/read-tree.ts';
import { budget, playwright, stageOf, vitest, type Plan, type Stage } from '../stages/stages.ts';
import { areasAmong, componentsAmong, everyPage, journeysOf, pagesAmong, reachedBy } from './reach.ts';

/** What reaches more than these is for `npm test`. */
const most = { pages: 4, journeys: 12, components: 12 };

const unitTest =
  /^(?:rules|openapi|design-system|themes|src|machines|bridge-sdk|tools|server|tests\/(?:architecture|speed|security))\b.*\.test\.tsx?$/;
const units = ['unit', 'components', 'documents', 'machines', 'server-sqlite'] as const;

export interface Near {
  readonly plan: Plan;
  /** What it leaves to `npm test`, a sentence each. */
  readonly left: readonly string[];
}

/**
 * What `npm run near` runs: types, lint and layout, and of the tests those that the changed files reach by imports, and
 * the journeys that name a page of theirs.
 * @param changed files from the root of the project
 */
export function nearPlan(changed: readonly string[], tree: Tree): Near {
  const reached = reachedBy(changed, tree);
  const pages = pagesAmong(reached, tree);
  const found = journeysOf(pages.length > most.pages ? [] : pages, reached, tree);
  const journeys = found.toSorted((one, other) => rank(one, reached) - rank(other, reached)).slice(0, most.journeys);
  const components = componentsAmong(reached);
  // It reads the whole tree, and so is reached by every file.
  const tests = [...reached, 'tests/architecture.test.ts'].filter((file) => unitTest.test(file));
  const left = [
    ...(pages.length > most.pages ? [`${pages.length} pages are reached: npm test looks at them.`] : []),
    ...(found.length > journeys.length
      ? [`${found.length - journeys.length} more journeys name these pages: npm test runs them.`]
      : []),
    ...(components.length > most.components
      ? [`${components.length} components are reached: npm test plays their stories.`]
      : []),
  ];
  const inBrowser: Stage[] = [
    ...(journeys.length > 0 ? [journeysStage(journeys, areasAmong(reached))] : []),
    ...(components.length > 0 && components.length <= most.components ? [storiesStage(components)] : []),
  ];
  return {
    left,
    plan: {
      name: 'npm run near',
      groups: [
        {
          order: 'side by side',
          stages: [
            stageOf('lint and types'),
            { name: 'tests that are reached', ...withFiles(vitest(...units), tests), budget: budget(60) },
            stageOf('layout of the source'),
          ],
        },
        { order: 'one by one', stages: inBrowser },
      ],
      budget: budget(120),
    },
  };
}

/** A journey that has changed itself comes first, then what a person does from beginning to end. */
const rank = (file: string, reached: ReadonlySet<string>): number => {
  if (reached.has(file) || file === everyPage) return 0;
  return file.startsWith('tests/e2e/journeys/') ? 1 : 2;
};

const withFiles = (
  { command: [program, verb = '', ...options], ...rest }: Pick<Stage, 'command' | 'tests'>,
  files: readonly string[],
) => ({
  ...rest,
  command: [program, verb, ...files, ...options] as const,
});

/** What looks at every page looks at those of the areas alone. */
const journeysStage = (files: readonly string[], areas: readonly string[]): Stage => {
  const { command, ...stage } = stageOf('journeys in the browser');
  const env = { TEST_AREAS: areas.join(',') };
  return { ...stage, ...withFiles({ command }, files), env, name: 'journeys that are reached', budget: budget(90) };
};

const storiesStage = (components: readonly string[]): Stage => {
  const { command, tests } = playwright('tests/stories/playwright.config.ts', 'light-320');
  const [program, verb = '', ...options] = command;
  return {
    name: 'stories that are reached',
    command: [program, verb, '--grep', `(?:^| )(?:${components.join('|')}) is sound`, ...options],
    ...(tests ? { tests } : {}),
    env: { TEST_EXTENT: 'all' },
    budget: budget(90),
  };
};
