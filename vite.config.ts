import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { relative } from 'node:path';
import { defineConfig, type BuildOptions, type Plugin } from 'vite';
// The build needs no test runner: it is there when tests run.
import type {} from 'vitest/config';
import { share, wholeTag } from './tests/extent.ts';
import { factLimit, limitFor, testLimit } from './tests/limits.ts';
import { onPostgres } from './server/testing/on-postgres.ts';
import { withoutDatabase } from './server/testing/without-database.ts';
import { themeHeadScript } from './design-system/theme/head-script.ts';
import { earlyInputScript } from './src/routing/pre-hydration-input.ts';
import { closedOverlayScript } from './src/app/closed-overlay-script.ts';
import { embeddedScript } from './src/app/embedded-script.ts';
import { keptCartScript } from './src/app/kept-cart-script.ts';
import { firstLayoutScript } from './src/app/first-layout-script.ts';
import { lateCodeScript } from './src/app/late-code-script.ts';
import { latePicturesScript } from './src/app/late-pictures-script.ts';
import { paperScript } from './src/app/paper-script.ts';
import { classNames } from './tools/build/class-names.ts';
import { compileHints } from './tools/build/compile-hints.ts';
import { withoutProperties } from './tools/build/without-properties.ts';
import { directImports } from './tools/build/chunks/direct-imports.ts';
import { chunkGraph } from './tools/build/chunks/chunk-graph.ts';
import { assetFileName, chunkFileName, chunkGroups } from './tools/build/chunks/chunk-groups.ts';
import { ownModules } from './tools/build/chunks/own-modules.ts';
import { pageOf } from './tools/build/page-files.ts';

/** Before anything is painted, theme and frame are decided, and nothing that is pressed, chosen or typed is lost. */
const headScripts = (): Plugin => ({
  name: 'lampyris-head-scripts',
  transformIndexHtml: (html) =>
    html
      .replace('<!--theme-->', () => `<script>${themeHeadScript}</script>`)
      .replace(
        '<!--early-input-->',
        () => `<script>${earlyInputScript}\n;${closedOverlayScript};${paperScript}</script>`,
      )
      .replace('<!--embedded-->', () => `<script>${embeddedScript}</script>`)
      .replace('<!--kept-cart-->', () => `<script>${keptCartScript}</script>`)
      .replace('<!--late-code-->', () => `<script>${lateCodeScript}</script>`)
      .replace('<!--late-pictures-->', () => `<script>${latePicturesScript}</script>`)
      .replace('<!--first-layout-->', () => `<script>${firstLayoutScript}</script>`),
});

/** A page can be read before it is taken over: its scripts wait for its styles, its first picture and its letters. */
const lowPriorityScripts = (): Plugin => ({
  name: 'lampyris-low-priority-scripts',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll(/<(?:script type="module"|link rel="modulepreload") crossorigin/g, '$& fetchpriority="low"'),
  },
});

/** Tells the server which file a page comes from, so that it can name the page's chunks in the first response. */
const pageSource = (): Plugin => ({
  name: 'lampyris-page-source',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform(code, id) {
    const file = relative(import.meta.dirname, id);
    if (pageOf(file) === undefined) return undefined;
    return { code: `${code}\nexport const source = ${JSON.stringify(file)};`, map: null };
  },
});

type PreloadedImports = NonNullable<Exclude<BuildOptions['modulePreload'], boolean | undefined>['resolveDependencies']>;

const entryFile = /^assets\/index-[^/]+\.js$/;

/**
 * What late code has fetched ahead of its import: its imports. The file itself is asked for in the same task anyway, and
 * every page has the entry; a link for each of them costs the page's thread as much as a request.
 */
const preloads: PreloadedImports = (file, imports, { hostType }) =>
  hostType === 'js' ? imports.filter((imported) => imported !== file && !entryFile.test(imported)) : imports;

/**
 * After how many milliseconds a test, a hook or a fact that is waited for counts as hung. Young objects have room, for a test
 * leaves most of them behind at once, and to collect them often takes a twentieth of its time.
 */
const limits = (test = testLimit(), fact = factLimit()) => ({
  execArgv: ['--min-semi-space-size=16'],
  testTimeout: test,
  hookTimeout: test,
  expect: { poll: { timeout: fact } },
});

/** How many cases a sweep takes depends on the command that runs it. */
const extent = 'tests/extent.ts';

const everyServerTest = ['server/**/*.test.ts', 'tests/security/**/*.test.ts'];

/** The same server tests on both engines; the set-up migrates one database that every test file copies. */
const serverTests = (engine: 'sqlite' | 'postgres') => ({
  test: {
    isolate: false,
    name: `server-${engine}`,
    include: engine === 'postgres' && share < 1 ? [...onPostgres] : everyServerTest,
    // A sandbox has a database of its own, and what touches no database is the same on both engines.
    exclude: ['server/{payments,carriers,sandboxes}/**', ...(engine === 'postgres' ? withoutDatabase : [])],
    globalSetup: [extent, `server/testing/setup-${engine}.ts`],
    setupFiles: 'server/testing/database-use.ts',
    ...limits(),
  },
});

/** Thousands of cases each: `npm test` takes a tenth of them. */
const longProofs = '{src,machines,bridge-sdk}/**/*.proof.test.ts';

/** What somebody gets who installs the bridge: it is built, packed and installed once for all of them. */
const packageTests = 'tools/bridge/package/**/*.test.ts';

/** Their files share what they import, which is most of their time; none of them changes a module for another. */
const shared = () => ({ ...limits(), isolate: false, globalSetup: extent });

/**
 * They listen to the whole document, or replace a part of the browser or a module, for as long as it lives: each has one of its
 * own. A module that another file has loaded before stays as it was, and which file was before differs from run to run; so does
 * whether a frame comes, which jsdom no longer shows once the focus has moved under the fake clock of another file.
 */
const documentTests = [
  'design-system/components/carousel/carousel.test.tsx',
  'src/actors/theme/carry-theme.test.tsx',
  'src/api/browser-shop.test.tsx',
  'src/app/late-code-script.test.tsx',
  'src/app/late-page.test.tsx',
  'src/app/late-pictures-script.test.tsx',
  'src/app/layout.test.tsx',
  'src/app/renders.test.tsx',
  'src/app/taps.test.tsx',
  'src/layout/analytics.test.tsx',
  'src/layout/use-document-head.test.tsx',
  'src/pages/aftersale/rma/rma-detail.test.tsx',
  'src/pages/home/share/page.test.tsx',
  'src/pages/order/bill/invoice-sheet.test.tsx',
  'src/pages/product/product-detail/notify-me.test.tsx',
  'src/pages/prom/winners/page.test.tsx',
  'src/routing/pre-hydration-input.test.tsx',
  'src/widgets/dialog-lost.test.tsx',
  'src/widgets/late-section/late-section.test.tsx',
  'src/widgets/light-stage/wall/wall-button.test.tsx',
  'src/widgets/light-stage/wall/wall-dialog.test.tsx',
  'src/widgets/product-list/filter-sheet-lost.test.tsx',
  'src/widgets/product-list/product-list.test.tsx',
];

/** How fast this machine is, which their limits follow, is asked when tests run and not when the shop is built. */
const tests = () => ({
  tags: [{ name: wholeTag, description: 'Runs with `npm run test:all` alone.' }],
  ...(share < 1 ? { tagsFilter: [`!${wholeTag}`] } : {}),
  projects: [
    {
      extends: true,
      test: {
        ...shared(),
        name: 'unit',
        include: [
          '{rules,openapi,design-system,themes,tools,bridge-sdk}/**/*.test.ts',
          'src/**/*.test.ts',
          'tests/*.test.ts',
          'tests/help/**/*.test.ts',
          'tests/speed/**/*.test.ts',
        ],
        exclude: [longProofs, packageTests, '**/node_modules/**'],
      },
    },
    {
      extends: true,
      test: { ...shared(), name: 'machines', include: ['machines/**/*.test.ts'], exclude: [longProofs] },
    },
    // Each file in a process of its own: a timer that one leaves behind would fire under the fake clock of the next.
    { extends: true, test: { ...limits(), name: 'proofs', include: [longProofs], globalSetup: extent } },
    {
      extends: true,
      test: {
        ...shared(),
        name: 'components',
        environment: 'jsdom',
        include: ['{src,design-system,bridge-sdk}/**/*.test.tsx'],
        exclude: documentTests,
        setupFiles: ['tests/slow-machine.ts', 'tests/left-overlay.ts', 'tests/fresh-page.ts'],
      },
    },
    {
      extends: true,
      test: {
        ...limits(),
        name: 'documents',
        environment: 'jsdom',
        include: documentTests,
        globalSetup: extent,
        setupFiles: ['tests/slow-machine.ts', 'tests/left-overlay.ts'],
      },
    },
    {
      extends: true,
      test: {
        name: 'rendering',
        include: ['tests/rendering/**/*.test.ts'],
        globalSetup: [extent, 'server/testing/setup-sqlite.ts'],
        ...limits(),
      },
    },
    serverTests('sqlite'),
    serverTests('postgres'),
    {
      test: {
        name: 'bridge-package',
        include: [packageTests],
        globalSetup: 'tools/bridge/package/setup.ts',
        ...limits(),
      },
    },
    // They start whole programs and choose their database themselves.
    {
      test: {
        ...shared(),
        name: 'programs',
        include: ['server/{payments,carriers,sandboxes}/**/*.test.ts', 'tests/start/**/*.test.ts'],
      },
    },
    // Programs are killed and start again, and what did not arrive is sent again after up to a minute.
    {
      test: {
        ...shared(),
        ...limits(limitFor(360), limitFor(45)),
        name: 'reliability',
        include: ['tests/reliability/**/*.test.ts'],
        globalSetup: [extent, 'tests/reliability/setup.ts'],
      },
    },
  ],
});

export default defineConfig(({ command, mode }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(mode === 'production' ? { identifiers: classNames() } : {}),
    headScripts(),
    lowPriorityScripts(),
    // Descriptions of the machines, and which sentence of the specification a state answers.
    withoutProperties('prose', import.meta.dirname, /^machines\/.+\/machine\.ts$/, ['description', 'meta']),
    // Samples are for tests; the names of query parameters for the types of `href`, and for the server.
    withoutProperties('samples', import.meta.dirname, /^src\/routing\/areas\/.+\.ts$/, ['samples']),
    {
      ...withoutProperties('query', import.meta.dirname, /^src\/routing\/areas\/.+\.ts$/, [
        'query',
        'address',
        'unlisted',
      ]),
      applyToEnvironment: ({ name }) => name === 'client',
    },
    pageSource(),
    directImports(import.meta.dirname),
    ownModules(import.meta.dirname),
    chunkGraph(import.meta.dirname),
    compileHints(),
  ],
  // React has it by itself since 18; its stand-in for older ones is left out.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  builder: {},
  // The compiler of the styles watches the whole tree, unless it is told that nobody changes it meanwhile.
  ...(mode === 'test' ? { server: { watch: null } } : {}),
  build: {
    modulePreload: { polyfill: false, resolveDependencies: preloads },
    assetsInlineLimit: 0,
    emptyOutDir: true,
    // Most of a build is vanilla-extract running the files of styles; nothing of ours is slow, and nobody can mend that.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
            // Of fewer signs they compress; every page repeats some hundred hashes.
            hashCharacters: 'hex',
            chunkFileNames: chunkFileName,
            entryFileNames: chunkFileName,
            assetFileNames: assetFileName,
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        ssr: 'src/app/entry-server.tsx',
        copyPublicDir: false,
        // A text of ASCII takes a byte a character for as long as a server runs, any other two; its names stay.
        rolldownOptions: { output: { charset: 'ascii', minify: { compress: false, mangle: false, codegen: true } } },
      },
      // The build is one file tree that runs without the packages of the browser; in development they are at hand.
      ...(command === 'build' ? { resolve: { noExternal: true } } : {}),
    },
  },
  ...(command === 'build' ? {} : { test: tests() }),
}));
