import { createBuilder } from 'vite';

/** Writes dist/client and dist/server as vite.config.ts describes them; what `vite build --app` does. */
export async function bundle(root: string): Promise<void> {
  // What runs the shop does not decide what is built: a shop started by tests would otherwise ship React's development build.
  process.env['NODE_ENV'] = 'production';
  const builder = await createBuilder({ root, logLevel: 'warn' });
  await builder.buildApp();
}
