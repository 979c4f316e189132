import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../config.ts';
import type { Manifest } from './manifest.ts';
import { createPageRenderer } from './page-renderer.ts';
import { withPageSettings } from './page-settings.ts';
import type { RenderPage } from './page.ts';
import { themeVersions } from './theme-files.ts';
import type { RenderApp } from './types.ts';

interface EntryServer {
  readonly render: RenderApp;
}

const isEntry = (module: unknown): module is EntryServer =>
  typeof module === 'object' && module !== null && 'render' in module && typeof module.render === 'function';

/** The built web app, or undefined where there is no build: the API works without pages. */
export const loadRenderer = async (config: Config): Promise<RenderPage | undefined> => {
  const { distDir } = config;
  const file = join(distDir, 'server', 'entry-server.js');
  const built = await access(file).then(
    () => true,
    () => false,
  );
  if (!built) return undefined;
  const entry: unknown = await import(pathToFileURL(file).href);
  if (!isEntry(entry)) throw new Error(`${file} has no function render`);
  const [template, manifest] = await Promise.all([
    readFile(join(distDir, 'client', 'index.html'), 'utf8'),
    readFile(join(distDir, 'client', '.vite', 'manifest.json'), 'utf8'),
  ]);
  return createPageRenderer({
    template: withPageSettings(template, config),
    manifest: manifestOf(manifest),
    render: entry.render,
    themeVersions: () => themeVersions(config.dataDir),
    now: Date.now,
  });
};

const manifestOf = (text: string): Manifest => JSON.parse(text);
