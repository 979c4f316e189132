import { cruise } from 'dependency-cruiser';

/** What each file of ours imports of ours; a type counts, since who reads one end has to read the other, too. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Nothing imports a test or a story, so neither can close a circle of files; folders may be used by both. */
const outside = [
  '(^|/)(node_modules|dist|storybook-static|[.]cache)/',
  '^tools/imagery/',
  '[.](test|spec|stories)[.]tsx?$',
];

/** Reads every import below a folder, also those of `import()` and through the `imports` of its package.json. */
export async function importGraph(baseDir: string): Promise<ImportGraph> {
  const { output } = await cruise(
    ['.'],
    { baseDir, exclude: { path: outside }, tsPreCompilationDeps: true },
    { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser gave a text instead of its result');
  return new Map(
    output.modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
}
