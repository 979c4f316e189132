import { createBuilder } from 'vite';

/** Writes dist/client (from index.html) and dist/server/entry-server.js; what `vite build --app` does. */
export async function bundle(root: string): Promise<void> {
  const builder = await createBuilder({
    root,
    logLevel: 'warn',
    environments: {
      client: {
        build: { outDir: 'dist/client', manifest: true, emptyOutDir: true, rolldownOptions: { input: 'index.html' } },
      },
      ssr: {
        // A deployment installs without the browser's libraries, so the renderer carries its own.
        resolve: { noExternal: true },
        build: {
          outDir: 'dist/server',
          ssr: true,
          emptyOutDir: true,
          emitAssets: false,
          rolldownOptions: { input: 'src/entry-server.tsx' },
        },
      },
    },
  });
  await builder.buildApp();
}
