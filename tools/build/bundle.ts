import { createBuilder } from 'vite';

/** Writes dist/client and dist/server as vite.config.ts describes them; what `vite build --app` does. */
export async function bundle(root: string): Promise<void> {
  const builder = await createBuilder({ root, logLevel: 'warn' });
  await builder.buildApp();
}
