import { budget, playwright, vitest, type Group, type Plan, type Stage } from './stages.ts';

/** Every project of Vitest, engine and screen with every case, longest first. What is no test of a file says nothing of one area. */
const groups: readonly Group[] = [
  {
    order: 'side by side',
    stages: [
      { name: 'server on PostgreSQL, whole', ...vitest('server-postgres'), budget: budget(1_500) },
      { name: 'server on SQLite, whole', ...vitest('server-sqlite'), budget: budget(1_500) },
      { name: 'reliability, every round', ...vitest('reliability'), budget: budget(800) },
      { name: 'long proofs, whole', ...vitest('proofs'), budget: budget(120) },
      { name: 'machines, whole', ...vitest('machines'), budget: budget(120) },
      { name: 'components, whole', ...vitest('components', 'documents'), budget: budget(200) },
      { name: 'rules and the house, whole', ...vitest('unit'), budget: budget(120) },
      {
        name: 'programs, rendering and the bridge as a package, whole',
        ...vitest('programs', 'rendering', 'bridge-package'),
        budget: budget(240),
      },
      {
        name: 'machines as Stately reads them',
        command: ['node', 'tools/machines/parity/parity.ts'],
        budget: budget(30),
      },
      { name: 'the Swift side of the bridge', command: ['node', 'tools/native/swift.ts'], budget: budget(30) },
      { name: 'the Kotlin side of the bridge', command: ['node', 'tools/native/kotlin.ts'], budget: budget(90) },
    ],
  },
  {
    order: 'one by one',
    stages: [
      {
        name: 'twenty tabs of one member, every round',
        ...playwright('tests/tabs/playwright.config.ts'),
        budget: budget(150),
      },
      {
        name: 'journeys on every screen, and hostile texts and kept storage whole',
        ...playwright('playwright.config.ts'),
        budget: budget(1_200),
      },
      {
        name: 'machines of the running shop, whole',
        ...playwright('tests/replay/playwright.config.ts'),
        budget: budget(240),
      },
      {
        name: 'stories of the design system, each on both screens',
        ...playwright('tests/stories/playwright.config.ts'),
        budget: budget(360),
      },
      {
        name: 'chunks near the best, which ten more pages leave alone',
        command: ['node', 'tools/growth/assert-chunks.ts'],
        budget: budget(60),
      },
      { name: 'how stories and pages look', command: ['node', 'tests/visual/visual.ts'], budget: budget(600) },
    ],
  },
];

const whole = (stage: Stage): Stage => ({ ...stage, env: { ...stage.env, TEST_EXTENT: 'all' } });

/** `npm run test:all`. */
export const wholePlan: Plan = {
  name: 'npm run test:all',
  groups: groups.map(({ order, stages }) => ({ order, stages: stages.map(whole) })),
  budget: budget(3_600),
};

/** Journeys that look at every page read which areas they are asked for. */
const everyPage = [
  'tests/e2e/pages/',
  'tests/e2e/shell/every-page',
  'tests/e2e/habits/narrow-screens',
  'tests/e2e/hostile/',
];

/** What of its name stands in paths: an area is a coupon to the pages and coupons to the server. */
export const stemOf = (area: string): string => area.toLowerCase().replace(/s$/, '');

/**
 * `npm run test:all -- coupons faq`: of the whole, the tests in whose path the name of an area stands, and of what looks
 * at every page, their pages.
 */
export function wholePlanOf(areas: readonly string[]): Plan {
  const stems = areas.map(stemOf);
  const narrowed = (stage: Stage): Stage[] => {
    if (!stage.tests) return [];
    const env = { ...stage.env, TEST_AREAS: stems.join(',') };
    return [{ ...stage, env, command: [...filtered(stage, stems)] }];
  };
  return {
    ...wholePlan,
    name: `npm run test:all -- ${areas.join(' ')}`,
    groups: wholePlan.groups.map(({ order, stages }) => ({ order, stages: stages.flatMap(narrowed) })),
  };
}

function filtered({ command, tests }: Stage, stems: readonly string[]): Stage['command'] {
  const [program, verb = '', ...options] = command;
  if (tests === 'vitest') return [program, verb, ...stems, '--passWithNoTests', ...options];
  const isOfPages = options.includes('playwright.config.ts');
  // Playwright compares with the whole path, in which the folder of the project stands, too.
  const files = [...stems.map((stem) => `/tests/.*${stem}`), ...(isOfPages ? everyPage : [])];
  return [program, verb, ...files, '--pass-with-no-tests', ...options];
}
