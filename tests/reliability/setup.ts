import type { TestProject } from 'vitest/node';
import { startPostgres } from '#server/testing/postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL server on which a test may make databases. */
    postgres: string;
  }
}

/** Starts (or finds) one server for all test files of the project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgres', server.url);
  return () => server.stop();
}
