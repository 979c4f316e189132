import { machineReports, machineTable } from './machine-table.ts';

/**
 * Seconds by the clock, alone on two processors, and of processors, both on the reference machine of machine.ts; another
 * machine stretches them. A stage beyond its own is named at the end of the run.
 */
export interface Budget {
  readonly wall: number;
  readonly processor: number;
}

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
  readonly budget: Budget;
}

/** Stages that run at the same time, as many as there are processors, or one by one since they use the whole machine. */
export interface Group {
  readonly order: 'side by side' | 'one by one';
  readonly stages: readonly Stage[];
}

/** What a command runs. */
export interface Plan {
  /** The command, as a person types it. */
  readonly name: string;
  readonly groups: readonly Group[];
  /** Run one by one when all others are green, for they read what those have left. */
  readonly last?: readonly Stage[];
  /** Of all its stages together. */
  readonly budget: Budget;
  /** How many times its processor seconds it may take before that makes it red; left out, nothing does. */
  readonly redAbove?: number;
}

export const budget = (wall: number, processor = 2 * wall): Budget => ({ wall, processor });
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
    // Its program in Go has memory enough to collect it a quarter as often.
    { name: 'lint and types', command: ['oxlint'], env: { GOGC: '400' }, budget: budget(60, 62) },
    { name: 'components', ...vitest('components', 'documents'), budget: budget(90, 70) },
    { name: 'rules and the house', ...vitest('unit'), budget: budget(46, 46) },
    {
      name: 'types of the machines, without the DOM',
      command: ['node', typescript, '-p', 'machines'],
      budget: budget(10, 5),
    },
    {
      name: 'unused files, exports and packages',
      command: ['knip', '--treat-config-hints-as-errors'],
      budget: budget(12, 10),
    },
    { name: 'layout of the source', command: ['oxfmt', '--check'], budget: budget(6, 5) },
    { name: 'circles of imports', command: ['node', 'tools/circles.ts'], budget: budget(4, 2) },
    { name: 'generated files', command: ['node', 'tools/generate.ts', '--check'], budget: budget(12, 12) },
  ],
};

/** `npm run check`. */
export const checkPlan: Plan = {
  name: 'npm run check',
  groups: [checks],
  budget: sumOfBudgets({ groups: [checks] }),
};

/** Every kind of test, with a sample of those that try very many cases. */
const testGroups: readonly Group[] = [
  checks,
  {
    order: 'one by one',
    stages: [
      { name: 'build', command: ['node', 'tools/build.ts'], budget: budget(22, 15) },
      { name: 'size budgets', command: ['node', 'tools/build/assert-budgets.ts'], budget: budget(3, 3) },
    ],
  },
  {
    order: 'side by side',
    stages: [
      // The longest first; it waits for its shops in between.
      { name: 'reliability', ...vitest('reliability'), budget: budget(140, 135) },
      { name: 'server on PostgreSQL', ...vitest('server-postgres'), budget: budget(120, 100) },
      { name: 'server on SQLite', ...vitest('server-sqlite'), budget: budget(190, 150) },
      {
        name: 'machines',
        ...vitest('machines'),
        closing: (report) => machineTable(machineReports(report)),
        budget: budget(75, 70),
      },
      { name: 'the programs and the payment sandbox', ...vitest('programs'), budget: budget(75, 62) },
      { name: 'pages as the server renders them', ...vitest('rendering'), budget: budget(20, 19) },
      { name: 'the bridge as a package', ...vitest('bridge-package'), budget: budget(30, 15) },
      { name: 'long proofs, a tenth', ...vitest('proofs'), budget: budget(30, 22) },
      {
        name: 'conformance of a host that is a process',
        command: [
          'node',
          'bridge-sdk/conformance/cli.ts',
          '--strict',
          '--host',
          'node bridge-sdk/conformance/reference/cli-reference.ts',
        ],
        budget: budget(10, 2),
      },
    ],
  },
  {
    // A browser waits for its shop in between, so that one of these stages alone leaves a third of two processors idle.
    order: 'side by side',
    stages: [
      {
        name: 'journeys in the browser',
        ...playwright('playwright.config.ts', 'http', 'chromium-390-dark', 'habits-390-dark', 'hostile', 'sweeps'),
        budget: budget(420, 390),
      },
      { name: 'twenty tabs of one member', ...playwright('tests/tabs/playwright.config.ts'), budget: budget(60, 42) },
      {
        name: 'machines of the running shop',
        ...playwright('tests/replay/playwright.config.ts'),
        budget: budget(80, 40),
      },
      {
        name: 'conformance of a host around a frame',
        ...playwright('tests/conformance/playwright.config.ts'),
        budget: budget(30, 9),
      },
      // They build the site of the design system, which is therefore no stage of its own.
      {
        name: 'stories of the design system',
        ...playwright('tests/stories/playwright.config.ts', 'light-320'),
        budget: budget(90, 62),
      },
    ],
  },
];

/** `npm test`. The last stage reads the reports of all others. */
export const testPlan: Plan = {
  name: 'npm test',
  groups: testGroups,
  last: [{ name: 'requirements', command: ['node', 'tools/spec/assert-proved.ts'], budget: budget(10, 2) }],
  // Its stages add up to it. The clock makes nothing red: another program may have had the processors.
  budget: budget(840, 1_350),
  redAbove: 1.15,
};

/**
 * What the stages of a plan have together: seconds of processors add up, and by the clock two stages that run side by side
 * take half of theirs.
 */
export function sumOfBudgets({ groups, last = [] }: Pick<Plan, 'groups' | 'last'>): Budget {
  const all: readonly Group[] = [...groups, { order: 'one by one', stages: last }];
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  return {
    wall: sum(
      all.map(({ order, stages }) => sum(stages.map((one) => one.budget.wall)) / (order === 'side by side' ? 2 : 1)),
    ),
    processor: sum(all.flatMap(({ stages }) => stages.map((one) => one.budget.processor))),
  };
}

/** The stages of a plan, in its order. */
export const stagesOf = ({ groups }: Pick<Plan, 'groups'>): Stage[] => groups.flatMap(({ stages }) => stages);

/** A stage of `npm test` by its name. */
export function stageOf(name: string): Stage {
  const found = stagesOf(testPlan).find((stage) => stage.name === name);
  if (!found) throw new Error(`npm test has no stage '${name}'`);
  return found;
}

/**
 * Of a plan the stages of these names alone, or else those in whose name one of them stands; what reads the reports of all
 * others is left out.
 * @throws Error when no stage has the name
 */
export function planOfStages(plan: Plan, names: readonly string[]): Plan {
  const { last: _, ...rest } = plan;
  const all = stagesOf(plan);
  const chosen = names.flatMap((name) => {
    const exact = all.filter((stage) => stage.name === name);
    const found = exact.length > 0 ? exact : all.filter((stage) => stage.name.includes(name));
    if (found.length === 0)
      throw new Error(`No stage has '${name}' in its name. There are: ${all.map((stage) => stage.name).join('; ')}.`);
    return found;
  });
  const groups = plan.groups.map(({ order, stages }) => ({
    order,
    stages: stages.filter((stage) => chosen.includes(stage)),
  }));
  return { ...rest, name: `${plan.name}, some stages`, groups, budget: sumOfBudgets({ groups }) };
}
