import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from './page.ts';

interface EntryServer {
  createRenderer(options: { readonly clientDir: string }): Promise<RenderPage>;
}

const isEntry = (module: unknown): module is EntryServer =>
  typeof module === 'object' && module !== null && 'createRenderer' in module && typeof module.createRenderer === 'function';

/** The built `src/entry-server`, or undefined where there is no build: the API works without pages. */
export const loadRenderer = async (distDir: string): Promise<RenderPage | undefined> => {
  const file = join(distDir, 'server', 'entry-server.js');
  const built = await access(file).then(
    () => true,
    () => false,
  );
  if (!built) return undefined;
  const entry: unknown = await import(pathToFileURL(file).href);
  if (!isEntry(entry)) throw new Error(`${file} has no function createRenderer`);
  return entry.createRenderer({ clientDir: join(distDir, 'client') });
};
