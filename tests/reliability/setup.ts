import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildOldParts, oldParts } from '#server/start/build-age.ts';
import { startPostgres } from '#server/testing/postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL server on which a test may make databases. */
    postgres: string;
  }
}

const root = path.resolve(import.meta.dirname, '../..');

/** Builds the server that they start, and starts (or finds) one database server for all test files of the project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildOldParts(root, { web: false, program: oldParts(root).program });
  const server = await startPostgres();
  project.provide('postgres', server.url);
  return () => server.stop();
}
