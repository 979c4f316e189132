import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the web app is built from. */
const sources = [
  'src',
  'design-system',
  'machines',
  'bridge-sdk/src',
  'bridge-sdk/browser',
  'bridge-sdk/react',
  'bridge-sdk/mock',
  'bridge-sdk/simulator',
  'rules',
  'openapi',
  'themes',
  'tools/build',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const marker = join('dist', 'server', 'entry-server.js');

const changedAt = async (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

const newestIn = async (path: string): Promise<number> => {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => undefined);
  if (!entries) return changedAt(path);
  const files = entries.filter((entry) => entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name));
  return Math.max(0, ...(await Promise.all(files.map((file) => changedAt(join(file.parentPath, file.name))))));
};

/** True when there is no build or a source has changed since. */
export const needsBuild = async (root: string): Promise<boolean> => {
  const built = await changedAt(join(root, marker));
  if (built === 0) return true;
  const newest = await Promise.all(sources.map((source) => newestIn(join(root, source))));
  return newest.some((time) => time > built);
};
