/** Builds the kit's page into a folder: `node cli-page.ts <folder>`; open its index.html in your web view. */
import path from 'node:path';
import { build } from 'vite';

/** Builds one page of this folder for web views of 2020, like the SDK. */
export async function buildPage(name: 'page' | 'frame-host', folder: string): Promise<void> {
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, name),
    base: './',
    logLevel: 'warn',
    build: {
      outDir: path.resolve(folder),
      emptyOutDir: true,
      target: 'es2020',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
}

if (import.meta.main) {
  await buildPage('page', process.argv[2] ?? 'dist/conformance');
}
