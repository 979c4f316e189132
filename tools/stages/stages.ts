import { machineReports, machineTable } from './machine-table.ts';

/** What `npm run check`, `npm test`, `npm run test:all` and `npm run near` run. A stage that cannot run yet stands in no table. */
export interface Stage {
  readonly name: string;
  /** The program and its arguments; `node` and the tools of node_modules/.bin. */
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** How its tests are counted; a stage without tests counts as one. */
  readonly tests?: 'vitest' | 'playwright';
  /** What it says at its end when all is well, from the JSON report of its tests. */
  readonly closing?: (report: unknown) => string;
  /**
   * Seconds on two processors that are otherwise idle, well above what it takes, and processor seconds likewise. A stage
   * beyond them is named at the end of the run, and fails nothing: only a person can tell a slow test from a slow machine.
   */
  readonly budget: { readonly wall: number; readonly processor: number };
}

/** Stages that run at the same time, as many as there are processors, or one by one since they use the whole machine. */
export interface Group {
  readonly order: 'side by side' | 'one by one';
  readonly stages: readonly Stage[];
}

/** What a command runs. */
export interface Plan {
  readonly groups: readonly Group[];
  /** Run one by one when all others are green, for they read what those have left. */
  readonly last?: readonly Stage[];
  /** Of all its stages together. */
  readonly budget: Stage['budget'];
}

export const budget = (wall: number, processor = 2 * wall): Stage['budget'] => ({ wall, processor });
const typescript = 'node_modules/typescript-native/bin/tsc';
export const vitest = (...projects: readonly string[]): Pick<Stage, 'command' | 'tests'> => ({
  command: ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
  tests: 'vitest',
});
export const playwright = (config: string, ...projects: readonly string[]): Pick<Stage, 'command' | 'tests'> => ({
  command: ['playwright', 'test', '--config', config, ...projects.flatMap((project) => ['--project', project])],
  tests: 'playwright',
});

const checks: Group = {
  order: 'side by side',
  // The longest first, so that the last ones are short.
  stages: [
    { name: 'lint and types', command: ['oxlint'], budget: budget(60) },
    { name: 'components', ...vitest('components', 'documents'), budget: budget(90, 60) },
    { name: 'rules and the house', ...vitest('unit'), budget: budget(50) },
    {
      name: 'types of the machines, without the DOM',
      command: ['node', typescript, '-p', 'machines'],
      budget: budget(60),
    },
    {
      name: 'unused files, exports and packages',
      command: ['knip', '--treat-config-hints-as-errors'],
      budget: budget(10),
    },
    { name: 'layout of the source', command: ['oxfmt', '--check'], budget: budget(10) },
    { name: 'circles of imports', command: ['node', 'tools/circles.ts'], budget: budget(5) },
    { name: 'generated files', command: ['node', 'tools/generate.ts', '--check'], budget: budget(10) },
  ],
};

/** `npm run check`. */
export const checkPlan: Plan = { groups: [checks], budget: budget(60) };

/** Every kind of test, with a sample of those that try very many cases. */
const testGroups: readonly Group[] = [
  checks,
  {
    order: 'one by one',
    stages: [
      { name: 'build', command: ['node', 'tools/build.ts'], budget: budget(30) },
      { name: 'size budgets', command: ['node', 'tools/build/assert-budgets.ts'], budget: budget(10) },
    ],
  },
  {
    order: 'side by side',
    stages: [
      // The longest first; it waits for its shops in between.
      { name: 'reliability', ...vitest('reliability'), budget: budget(110) },
      { name: 'server on PostgreSQL', ...vitest('server-postgres'), budget: budget(90) },
      { name: 'server on SQLite', ...vitest('server-sqlite'), budget: budget(120, 100) },
      {
        name: 'machines',
        ...vitest('machines'),
        closing: (report) => machineTable(machineReports(report)),
        budget: budget(120),
      },
      { name: 'the programs and the payment sandbox', ...vitest('programs'), budget: budget(90) },
      { name: 'pages as the server renders them', ...vitest('rendering'), budget: budget(25) },
      { name: 'the bridge as a package', ...vitest('bridge-package'), budget: budget(45) },
      { name: 'long proofs, a tenth', ...vitest('proofs'), budget: budget(30) },
      {
        name: 'conformance of a host that is a process',
        command: [
          'node',
          'bridge-sdk/conformance/cli.ts',
          '--strict',
          '--host',
          'node bridge-sdk/conformance/reference/cli-reference.ts',
        ],
        budget: budget(20),
      },
    ],
  },
  {
    order: 'one by one',
    stages: [
      {
        name: 'journeys in the browser',
        ...playwright('playwright.config.ts', 'http', 'chromium-390-dark', 'habits-390-dark', 'hostile', 'sweeps'),
        budget: budget(350, 400),
      },
      { name: 'twenty tabs of one member', ...playwright('tests/tabs/playwright.config.ts'), budget: budget(40) },
      {
        name: 'machines of the running shop',
        ...playwright('tests/replay/playwright.config.ts'),
        budget: budget(50),
      },
      {
        name: 'conformance of a host around a frame',
        ...playwright('tests/conformance/playwright.config.ts'),
        budget: budget(30),
      },
      // They build the site of the design system, which is therefore no stage of its own.
      {
        name: 'stories of the design system',
        ...playwright('tests/stories/playwright.config.ts', 'light-320'),
        budget: budget(60),
      },
    ],
  },
];

/** `npm test`. The last stage reads the reports of all others. */
export const testPlan: Plan = {
  groups: testGroups,
  last: [{ name: 'requirements', command: ['node', 'tools/spec/assert-proved.ts'], budget: budget(10) }],
  budget: budget(900, 1_500),
};

/** A stage of `npm test` by its name. */
export function stageOf(name: string): Stage {
  const found = testPlan.groups.flatMap(({ stages }) => stages).find((stage) => stage.name === name);
  if (!found) throw new Error(`npm test has no stage '${name}'`);
  return found;
}
