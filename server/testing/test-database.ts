import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/postgres.ts';
import { openSqlite } from '../db/sqlite.ts';
import { testEngine } from './engine.ts';
import { templates, type Template } from './templates.ts';

export interface TestDatabase {
  readonly database: Database;
  readonly dataDir: string;
  /** For a second process or pool on the same rows; undefined on SQLite, where `dataDir` names the file. */
  readonly databaseUrl: string | undefined;
  drop(): Promise<void>;
}

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** What a test database begins as: a copy of a template, one without a single table, or a file of SQLite. */
type Beginning = Template | 'bare' | Uint8Array;

const openSqliteIn = async (dataDir: string, beginning: Beginning): Promise<TestDatabase> => {
  const file = join(dataDir, 'shop.sqlite');
  if (typeof beginning !== 'string') await writeFile(file, beginning);
  else if (beginning !== 'bare') await copyFile(join(inject('templates'), templates[beginning], 'shop.sqlite'), file);
  const database = openSqlite(dataDir);
  return { database, dataDir, databaseUrl: undefined, drop: () => database.close() };
};

const openPostgresOf = async (dataDir: string, beginning: Beginning): Promise<TestDatabase> => {
  const server = inject('templates');
  const name = `lampyris_${randomBytes(6).toString('hex')}`;
  const template = beginning === 'migrated' || beginning === 'seeded' ? templates[beginning] : 'template1';
  // Copying the files takes half of what the default does, which writes every page into the log.
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href, { error: () => {} });
  const drop = async (): Promise<void> => {
    await database.close();
    await onServer(server, `drop database ${name} with (force)`);
  };
  return { database, dataDir, databaseUrl: url.href, drop };
};

let opened = 0;

/** How many databases the tests of this file have opened so far. */
export const openedDatabases = (): number => opened;

async function openOn(beginning: Beginning): Promise<TestDatabase> {
  opened += 1;
  const dataDir = await mkdtemp(join(tmpdir(), 'lampyris-test-'));
  const one = await (testEngine() === 'sqlite' ? openSqliteIn : openPostgresOf)(dataDir, beginning);
  return {
    ...one,
    drop: async () => {
      await one.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A migrated database of its own, on the engine of the vitest project; empty unless it shall be seeded. */
export const openTestDatabase = (template: Template = 'migrated'): Promise<TestDatabase> => openOn(template);

/** For tests of migrations: a database without a single table, or on SQLite the given file. */
export const openBareDatabase = (sqliteFile?: Uint8Array): Promise<TestDatabase> => openOn(sqliteFile ?? 'bare');
