// Read by the machine's own Node before anything is installed: plain JavaScript, `node:` imports only.
import { readFileSync } from 'node:fs';

/** A usage beside its program's own table: `npm run generate` writes those of the shop, a test reads that of the benchmark. */
const fromFile = (name) => readFileSync(new URL(`usage/${name}.txt`, import.meta.url), 'utf8');

const tsc = 'node_modules/typescript-native/bin/tsc';

/**
 * Every command of package.json: what it runs, in front of the words that a person adds; what must be installed before,
 * as ensureInstall() says; and how it is used.
 */
export const commands = {
  start: { run: ['node', 'server/start.ts'], needs: 'shop', usage: () => fromFile('start') },
  dev: {
    run: ['node', 'server/dev.ts'],
    needs: 'tools',
    usage: () => `Usage: npm run dev

Serves the shop from its sources, with hot reload. Its settings are those of npm start: npm start -- --help lists them.
`,
  },
  simulator: {
    run: ['node', 'server/start.ts', '--simulator'],
    needs: 'shop',
    usage: () => `Usage: npm run simulator

Starts the shop as npm start does, and says where it is open inside an app that is played by a page.
Its settings are those of npm start: npm start -- --help lists them.
`,
  },
  build: {
    run: ['node', 'tools/build.ts'],
    needs: 'shop',
    usage: () => `Usage: npm run build

Builds the web app and the server into dist/. npm start does so itself when the sources are newer.
`,
  },
  check: {
    run: ['node', 'tools/check.ts'],
    needs: 'tools',
    usage: () => `Usage: npm run check

Before a commit: types, lint, layout, unused code, circles of imports, generated files, unit and component tests.
`,
  },
  test: {
    run: ['node', 'tools/test.ts'],
    needs: 'browser',
    usage: () => `Usage: npm test [-- options]

Proves the shop: everything of npm run check, servers on both databases, programs, browsers, and every sentence of the
specification. It ends with what each stage took, what failed with the command that repeats it, and a line with the sums.

  --stages a,b  only the stages with these names, or with these words in their names
  --row         prints the run as a row of docs/measurements/npm-test.md
`,
  },
  'test:slow': {
    run: ['node', 'tools/test-slow.ts'],
    needs: 'browser',
    usage: () => `Usage: npm run test:slow [-- share] [-- options]

Runs npm test with a part of one processor, half of it when no share is given: npm run test:slow -- 0.25
The system must have control groups that this user may write (Linux, root); elsewhere it runs beside programs that keep
every processor half busy, and says so. Options are those of npm test.
`,
  },
  'test:all': {
    run: ['node', 'tools/test-all.ts'],
    needs: 'browser',
    usage: () => `Usage: npm run test:all [-- areas]

Everything, whole: every case, both databases, all screens, laws, pictures, native sides of the bridge.
npm run test:all -- coupons faq: of these areas alone.
`,
  },
  'test:steady': {
    run: ['node', 'tools/steady.ts'],
    needs: 'browser',
    usage: () => `Usage: npm run test:steady -- <a .spec.ts or .test.ts file> [times]

Runs the tests of a file over and over, twenty times without a number, beside a program that keeps every processor half busy.
`,
  },
  near: {
    run: ['node', 'tools/near.ts'],
    needs: 'browser',
    usage: () => `Usage: npm run near [-- commit]

Types, lint, layout, and the tests, stories and journeys that the changed files reach: what is not committed yet, else the
last commit. With the name of a commit, all that has changed since it.
`,
  },
  chunks: {
    run: ['node', 'tools/chunks.ts'],
    needs: 'tools',
    usage: () => `Usage: npm run chunks

Plans, for some minutes, which modules share a file of the build, and writes it into the lock that builds read.
`,
  },
  seed: {
    run: ['node', 'server/seed.ts'],
    needs: 'shop',
    usage: () => `Usage: npm run seed

Migrates the database of DATA_DIR or DATABASE_URL, fills an empty shop, and gives an older one what is new.
`,
  },
  ops: { run: ['node', 'server/ops/main.ts'], needs: 'shop', usage: () => fromFile('ops') },
  bench: {
    run: ['node', 'tests/speed/bench.ts'],
    needs: 'tools',
    usage: () => `Usage: npm run bench

Measures what machines cost at their start, what the bridge calls, and the processor time of a request, each beside the
least that is possible. Nothing is asserted.
`,
  },
  'bench:phone': {
    run: ['node', 'tests/speed/phone/bench-phone.ts'],
    needs: 'browser',
    usage: () => fromFile('bench-phone'),
  },
  growth: {
    run: ['node', 'tools/growth.ts'],
    needs: 'browser',
    usage: () => `Usage: npm run growth [-- rounds]

Measures what ten more pages add to npm test, stage by stage: the shortest of two rounds, or of as many as are named.
`,
  },
  generate: {
    run: ['node', 'tools/generate.ts'],
    needs: 'tools',
    usage: () => `Usage: npm run generate [-- --check]

Writes everything that is derived from a source of truth. With --check it writes nothing, and fails naming what differs.
`,
  },
  'machines:parity': {
    run: ['node', 'tools/machines/parity/parity.ts'],
    needs: 'tools',
    usage: () => `Usage: npm run machines:parity

Reads every machine with the parser that Stately publishes, and compares it with the machine that runs.
`,
  },
  'native:kotlin': {
    run: ['node', 'tools/native/kotlin.ts'],
    needs: 'tools',
    usage: () => `Usage: npm run native:kotlin [-- options of the conformance kit]

Compiles the Kotlin side of the bridge and asks it every question of the conformance kit. It needs Java.
`,
  },
  'native:swift': {
    run: ['node', 'tools/native/swift.ts'],
    needs: 'tools',
    usage: () => `Usage: npm run native:swift

Parses the Swift side of the bridge, and compiles and asks it where Swift is installed.
`,
  },
  storybook: {
    run: ['storybook', 'dev', '--port', '6006', '--no-open', '--no-version-updates', '--disable-telemetry'],
    needs: 'tools',
    usage: () => `Usage: npm run storybook [-- options of storybook dev]

Opens every component in every state at http://localhost:6006, with tokens, contrast, icons and statecharts.
`,
  },
  'storybook:build': {
    run: ['storybook', 'build', '--output-dir', 'storybook-static', '--disable-telemetry'],
    needs: 'tools',
    usage: () => `Usage: npm run storybook:build [-- options of storybook build]

Builds the site of the design system into storybook-static/.
`,
  },
  'storybook:test': {
    run: ['playwright', 'test', '--config', 'tests/stories/playwright.config.ts'],
    needs: 'browser',
    usage: () => `Usage: npm run storybook:test [-- options of playwright test]

Plays every story in both themes, measures it, and lets axe look at it.
`,
  },
  visual: {
    run: ['node', 'tests/visual/visual.ts'],
    needs: 'browser',
    usage: () => `Usage: npm run visual [-- options of playwright test]

Compares how stories and pages look with the pictures that are kept: npm run visual -- --project stories-dark price
`,
  },
  'visual:update': {
    run: ['node', 'tests/visual/visual.ts', '--update'],
    needs: 'browser',
    usage: () => `Usage: npm run visual:update [-- options of playwright test]

Takes anew the pictures of stories and pages that look different.
`,
  },
  spec: {
    run: ['node', 'tools/spec/main.ts'],
    needs: 'tools',
    usage: () => `Usage: npm run spec [-- JSON reports of Vitest or Playwright]

Prints how much of the specification is proved, by these reports or those of the last npm test, and what is not.
`,
  },
  types: {
    run: ['node', tsc, '-p', '.'],
    needs: 'tools',
    usage: () => `Usage: npm run types [-- options of tsc]

Checks the types of the whole project. npm run check does so, too.
`,
  },
  lint: {
    run: ['oxlint'],
    needs: 'tools',
    usage: () => `Usage: npm run lint [-- files and options of oxlint]

Checks rules and types of the source. npm run check does so, too.
`,
  },
  unused: {
    run: ['knip', '--treat-config-hints-as-errors'],
    needs: 'tools',
    usage: () => `Usage: npm run unused [-- options of knip]

Names files, exports and packages that nothing uses. npm run check does so, too.
`,
  },
  format: {
    run: ['oxfmt'],
    needs: 'tools',
    usage: () => `Usage: npm run format [-- files and options of oxfmt]

Lays out the source as the project has it.
`,
  },
};
