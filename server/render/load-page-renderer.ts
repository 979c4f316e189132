import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from './manifest.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { InnerFetch, RenderApp, RenderPage } from './types.ts';

interface ServerEntry {
  readonly render: RenderApp;
}

/** Reads the built web app of `distDir` (client/ and server/). Rejects when it was not built. */
export async function loadPageRenderer(
  distDir: string,
  parts: { readonly fetch: InnerFetch; readonly now: () => number },
): Promise<RenderPage> {
  const [template, manifest, entry] = await Promise.all([
    readFile(join(distDir, 'client', 'index.html'), 'utf8'),
    readFile(join(distDir, 'client', '.vite', 'manifest.json'), 'utf8'),
    importEntry(join(distDir, 'server', 'entry-server.js')),
  ]);
  return createPageRenderer({ ...parts, template, manifest: manifestOf(manifest), render: entry.render });
}

const importEntry = (file: string): Promise<ServerEntry> => import(pathToFileURL(file).href);

const manifestOf = (text: string): Manifest => JSON.parse(text);
