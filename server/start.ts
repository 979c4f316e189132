import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram } from './program.ts';
import { buildOldParts, oldParts } from './start/build-age.ts';

const root = resolve(import.meta.dirname, '..');

/** `npm start`: builds what is older than its sources, and starts the shop as it was built. */
await runProgram(async () => {
  const old = oldParts(root);
  if (!old.web && !old.program) return;
  // Nobody waits for a build whose shop cannot start.
  const { startConfig } = await import('./start/start-config.ts');
  await startConfig(process.env);
  await buildOldParts(root, old);
});
await import(pathToFileURL(join(root, 'dist/program/start.js')).href);
