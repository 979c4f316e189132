import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createBuilder } from 'vite';

/** Writes `client` and `server` of the floor into a folder, as the shop's own build would. */
export async function buildFloor(outDir: string): Promise<void> {
  // What the bench runs as does not decide what is built: React's development build weighs far more.
  process.env['NODE_ENV'] = 'production';
  const builder = await createBuilder({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
    builder: {},
    build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0, emptyOutDir: true },
    environments: {
      client: { build: { outDir: `${outDir}/client` } },
      ssr: { build: { outDir: `${outDir}/server`, ssr: 'entry-server.tsx' }, resolve: { noExternal: true } },
    },
  });
  await builder.buildApp();
}
