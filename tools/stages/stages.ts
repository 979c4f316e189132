import { machineReports, machineTable } from './machine-table.ts';

/** Everything CI runs, in order. A stage that cannot run yet is left out of the table, never skipped silently. */
export interface Stage {
  readonly name: string;
  /** The program and its arguments; `node` and the tools of node_modules/.bin. */
  readonly command: readonly [string, ...string[]];
  /** How its tests are counted; a stage without tests counts as one. */
  readonly tests?: 'vitest' | 'playwright';
  /** What it says at its end when all is well, from the JSON report of its tests. */
  readonly closing?: (report: unknown) => string;
}

const typescript = 'node_modules/typescript-native/bin/tsc';
const vitest = (project: string): Pick<Stage, 'command' | 'tests'> => ({
  command: ['vitest', 'run', '--project', project],
  tests: 'vitest',
});

/** What `npm run check` runs, side by side. */
export const checkStages: readonly Stage[] = [
  { name: 'types', command: ['node', typescript, '-p', '.'] },
  { name: 'types of the machines, without the DOM', command: ['node', typescript, '-p', 'machines'] },
  { name: 'lint', command: ['eslint', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '.'] },
  {
    name: 'layout of the source',
    command: ['prettier', '--check', '--cache', '.'],
  },
  { name: 'unused files, exports and packages', command: ['knip', '--treat-config-hints-as-errors'] },
  { name: 'generated files', command: ['node', 'tools/generate.ts', '--check'] },
  {
    name: 'machines',
    ...vitest('machines'),
    closing: (report) => machineTable(machineReports(report)),
  },
  { name: 'rules and the house', ...vitest('unit') },
  { name: 'components', ...vitest('components') },
];

/** What `npm test` runs after them, one by one: they measure, or use the whole machine. */
export const productStages: readonly Stage[] = [
  { name: 'long proofs', ...vitest('proofs') },
  { name: 'the bridge as a package', ...vitest('bridge-package') },
  { name: 'pages as the server renders them', ...vitest('rendering') },
  { name: 'server on SQLite', ...vitest('server-sqlite') },
  { name: 'server on PostgreSQL', ...vitest('server-postgres') },
  { name: 'machines as Stately reads them', command: ['node', 'tools/machines/parity/parity.ts'] },
  { name: 'the Swift side of the bridge', command: ['node', 'tools/native/swift.ts'] },
  { name: 'the Kotlin side of the bridge', command: ['node', 'tools/native/kotlin.ts'] },
  { name: 'build', command: ['node', 'tools/build.ts'] },
  { name: 'size budgets', command: ['node', 'tools/build/assert-budgets.ts'] },
  { name: 'the programs and the payment sandbox', ...vitest('programs') },
  { name: 'reliability', ...vitest('reliability') },
  { name: 'journeys in the browser', command: ['playwright', 'test'], tests: 'playwright' },
  {
    name: 'twenty tabs of one member',
    command: ['playwright', 'test', '--config', 'tests/tabs/playwright.config.ts'],
    tests: 'playwright',
  },
  {
    name: 'machines of the running shop',
    command: ['playwright', 'test', '--config', 'tests/replay/playwright.config.ts'],
    tests: 'playwright',
  },
  {
    name: 'conformance of a host that is a process',
    command: [
      'node',
      'bridge-sdk/conformance/cli.ts',
      '--strict',
      '--host',
      'node bridge-sdk/conformance/reference/cli-reference.ts',
    ],
  },
  {
    name: 'conformance of a host around a frame',
    command: ['playwright', 'test', '--config', 'tests/conformance/playwright.config.ts'],
    tests: 'playwright',
  },
  // They build the site of the design system, which is therefore no stage of its own.
  {
    name: 'stories of the design system',
    command: ['playwright', 'test', '--config', 'tests/stories/playwright.config.ts'],
    tests: 'playwright',
  },
  // From the reports of all others, so it comes last.
  { name: 'requirements', command: ['node', 'tools/spec/assert-proved.ts'] },
];
