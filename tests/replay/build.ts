import { cp } from 'node:fs/promises';
import path from 'node:path';
import { createBuilder, type Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const recorder = path.join(import.meta.dirname, 'recorder.ts');

/** Where the build for the replay lies; the shop's own stays as it is. */
export const replayDist = path.join(root, 'node_modules/.cache/replay');

/** Gives our own code, and only that, actors that are recorded. */
const recordedActors = (): Plugin => ({
  name: 'lampyris-recorded-actors',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer = '') =>
    source === 'xstate' && importer !== recorder && !importer.includes('node_modules') ? recorder : undefined,
});

/** The browser's half of the shop as `npm run build` makes it, with the recorder in it, beside the server's half of the last build. */
export async function buildReplay(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const builder = await createBuilder({
    root,
    logLevel: 'warn',
    plugins: [recordedActors()],
    environments: { client: { build: { outDir: path.join(replayDist, 'client') } } },
  });
  const { client } = builder.environments;
  if (!client) throw new Error('The configuration of the build has no browser');
  await builder.build(client);
  await cp(path.join(root, 'dist/server'), path.join(replayDist, 'server'), { recursive: true });
}
