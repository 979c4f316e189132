import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { openedDatabases } from './test-database.ts';
import { withoutDatabase } from './without-database.ts';

const root = path.resolve(import.meta.dirname, '../..');

const before = openedDatabases();

// Keeps the list honest: PostgreSQL runs what opens a database, and nothing else.
afterAll(() => {
  const file = path.relative(root, expect.getState().testPath ?? '').replaceAll(path.sep, '/');
  const isListed = withoutDatabase.includes(file);
  const opened = openedDatabases() - before;
  if (isListed && opened > 0)
    throw new Error(`${file} opens a database: take it off server/testing/without-database.ts`);
  if (!isListed && opened === 0)
    throw new Error(`${file} opens no database: name it in server/testing/without-database.ts`);
});
