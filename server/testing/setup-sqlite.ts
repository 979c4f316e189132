import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openSqlite } from '../db/sqlite.ts';
import { fillTemplates } from './templates.ts';

/** Makes the files that all test files of the project copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lampyris-sqlite-'));
  await fillTemplates(async (name) => openSqlite(join(folder, name)));
  project.provide('engine', 'sqlite');
  project.provide('templates', folder);
  return () => rm(folder, { recursive: true, force: true });
}
