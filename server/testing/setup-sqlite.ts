import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/sqlite.ts';

/** Migrates one file for all test files of the project, which copy it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lampyris-sqlite-'));
  const database = openSqlite(folder);
  await migrate(database);
  await database.close();
  project.provide('engine', 'sqlite');
  project.provide('template', join(folder, 'shop.sqlite'));
  return () => rm(folder, { recursive: true, force: true });
}
