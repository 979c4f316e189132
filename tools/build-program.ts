/** Builds the server alone; `tools/build.ts` builds it with the web app. */
import path from 'node:path';
import { buildProgram } from './build/program.ts';

console.log('building the server');
await buildProgram(path.resolve(import.meta.dirname, '..'));
