import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram } from './program.ts';
import { buildOldParts, oldParts } from './start/build-age.ts';

const root = resolve(import.meta.dirname, '..');

/** Requests cost the same with half of V8's space for young objects, and a tenth more with a quarter (decision 159). */
const nodeOptions = [...process.execArgv, '--max-semi-space-size=8'];
/** Threads share two arenas of glibc, for each keeps what it once had. */
const environment = { MALLOC_ARENA_MAX: '2', ...process.env };

/** `npm start`: builds what is older than its sources, and starts the shop as it was built. */
await runProgram(async () => {
  const old = oldParts(root);
  if (!old.web && !old.program) return;
  // Nobody waits for a build whose shop cannot start.
  const { startConfig } = await import('./start/start-config.ts');
  await startConfig(process.env);
  await buildOldParts(root, old);
});

const program = join(root, 'dist/program/start.js');
// The same process begins anew, without what strips types, which takes 18 MB for as long as it lives. Windows has no such call.
if (process.execve && process.platform !== 'win32')
  process.execve(process.execPath, [process.execPath, ...nodeOptions, program, ...process.argv.slice(2)], environment);
await import(pathToFileURL(program).href);
