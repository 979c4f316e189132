import { readTree, type Tree } from '../circles/read-tree.ts';

/** Where a run of the product begins: what a shopper, an app, an operator or a native engineer opens. */
export const entries = [
  'server/{main,start,start-shop,seed,dev}.ts',
  'server/ops/main.ts',
  'server/{payments,carriers,beacons,language-models}/sandbox/main.ts',
  'server/payments/sandbox/assets/{card-form,challenge,fields}.ts',
  'src/app/entry-{client,server}.tsx',
  'src/dev/main.tsx',
  'src/dev/storage/main.tsx',
  'bridge-sdk/simulator/main.tsx',
  'bridge-sdk/src/index.ts',
  'bridge-sdk/browser/browser-fallbacks.ts',
  'bridge-sdk/react/hooks.ts',
  'bridge-sdk/mock/create-mock-host.ts',
  'bridge-sdk/inspector/inspector.ts',
  'bridge-sdk/legacy/legacy-call.ts',
  'bridge-sdk/conformance/{runner,cli}.ts',
  // What a build writes into the pages.
  'vite.config.ts',
  'design-system/theme/generate.ts',
  // Bundled by its address.
  'src/app/{embedded,first-layout,kept-cart,late-code}-script.ts',
];

const source = '{server,src,rules,machines,design-system,bridge-sdk}/**/*.{ts,tsx}';

/** Files of the same folders that only tests, stories and documents read. */
const beside = [
  '**/*.test.{ts,tsx}',
  '**/*.stories.tsx',
  '**/*-fixture.{ts,tsx}',
  '**/{testing,histories,broken-storage,conformance}/**',
  'machines/verify/**',
  'machines/*/{model,equivalent,scenarios,*-scenarios,selectors,samples,sample-facts}.ts',
  'server/db/upgrade/**',
  'design-system/docs/**',
  'design-system/inventory*.ts',
  '{design-system,tools}/**/generate*.ts',
  'bridge-sdk/src/wrong-uses.ts',
];

/** The files that are the product, as globs of knip. */
export const project = [source, ...beside.map((glob) => `!${glob}`)];

const signs: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '{': '(?:',
  '}': ')',
  ',': '|',
  '.': String.raw`\.`,
};

/** A glob of the lists above as an expression: compiled once, where `path.matchesGlob` compiles at every question. */
const expressionOf = (glob: string) =>
  new RegExp(`^${glob.replaceAll(/\*\*\/|\*\*|[*{},.]/g, (sign) => signs[sign] ?? sign)}$`);

const isSource = expressionOf(source);
const isBeside = beside.map(expressionOf);

/** The files of the product with their text, comments left out. */
export function readProduct(root?: string): Tree {
  const files = [...readTree(root)].filter(
    ([file]) => isSource.test(file) && !isBeside.some((pattern) => pattern.test(file)),
  );
  return new Map(files.map(([file, text]) => [file, text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')]));
}
