import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from './child.ts';

/** What both are built from. */
const common = ['machines', 'rules', 'openapi', 'tools/build', 'package-lock.json'];

interface Part {
  /** Written last. */
  readonly marker: string;
  readonly sources: readonly string[];
}

/** The parts of the build, and what each is built from. */
const parts = {
  web: {
    marker: 'dist/server/entry-server.js',
    sources: [
      ...common,
      'src',
      'design-system',
      'bridge-sdk/src',
      'bridge-sdk/browser',
      'bridge-sdk/react',
      'bridge-sdk/mock',
      'bridge-sdk/simulator',
      'themes',
      'index.html',
      'vite.config.ts',
    ],
  },
  program: { marker: 'dist/program/contract.bin', sources: [...common, 'server'] },
} satisfies Readonly<Record<string, Part>>;

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const isSource = (name: string): boolean => /\.\w+$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name);

/** Stops at the first that is younger. */
const hasYounger = (path: string, than: number): boolean => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return (stats?.mtimeMs ?? 0) > than;
  return readdirSync(path, { withFileTypes: true }).some((entry) =>
    entry.isDirectory() || isSource(entry.name) ? hasYounger(join(path, entry.name), than) : false,
  );
};

const isOld = (root: string, { marker, sources }: Part): boolean => {
  const built = changedAt(join(root, marker));
  return built === 0 || sources.some((source) => hasYounger(join(root, source), built));
};

/** Which parts have no build, or a source that has changed since. */
export const oldParts = (root: string): { readonly web: boolean; readonly program: boolean } => ({
  web: isOld(root, parts.web),
  program: isOld(root, parts.program),
});

/** Builds what is older than its sources. @throws StartError when that fails */
export const buildOldParts = async (root: string, { web, program } = oldParts(root)): Promise<void> => {
  if (web) await runToEnd(root, 'tools/build.ts');
  else if (program) await runToEnd(root, 'tools/build-program.ts');
};
