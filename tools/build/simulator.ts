import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';

/** Where the shop's server shows the simulator, outside production only. */
const base = '/dev/simulator/';

/** Writes dist/simulator: a page of its own, so that nothing of it can come into the shop's chunks. */
export async function buildSimulator(root: string): Promise<void> {
  const config: InlineConfig = {
    configFile: false,
    root: path.join(root, 'bridge-sdk/simulator'),
    base,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: path.join(root, 'dist/simulator'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  };
  await build(config);
}
