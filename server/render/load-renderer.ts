import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../config.ts';
import type { Manifest } from './manifest.ts';
import { createPageRenderer } from './page-renderer.ts';
import { withPageSettings } from './page-settings.ts';
import type { RenderPage } from './page.ts';
import { themeVersions } from './theme-files.ts';
import type { ListedPages, WebApp } from './types.ts';

const isWebApp = (module: unknown): module is WebApp =>
  typeof module === 'object' &&
  module !== null &&
  'render' in module &&
  'findPlace' in module &&
  'listedPaths' in module;

/** The pages of the built web app. */
interface Renderer extends ListedPages {
  readonly render: RenderPage;
}

/** The built web app, or undefined where there is no build: the API works without pages. */
export const loadRenderer = async (
  config: Config,
  priceVersions: () => Promise<string>,
): Promise<Renderer | undefined> => {
  const { distDir, dataDir } = config;
  const file = join(distDir, 'server', 'entry-server.js');
  const built = await access(file).then(
    () => true,
    () => false,
  );
  if (!built) return undefined;
  const entry: unknown = await import(pathToFileURL(file).href);
  if (!isWebApp(entry)) throw new Error(`${file} has no findPlace, listedPaths and render`);
  const [template, manifest] = await Promise.all([
    readFile(join(distDir, 'client', 'index.html'), 'utf8'),
    readFile(join(distDir, 'client', '.vite', 'manifest.json'), 'utf8'),
  ]);
  const render = createPageRenderer({
    template: withPageSettings(template, config),
    manifest: manifestOf(manifest),
    webApp: entry,
    themeVersions: () => themeVersions(dataDir),
    priceVersions,
    now: Date.now,
  });
  const { listedPaths, personalPaths, findPathsIn, shownAt } = entry;
  return { render, listedPaths, personalPaths, findPathsIn, shownAt };
};

const manifestOf = (text: string): Manifest => JSON.parse(text);
