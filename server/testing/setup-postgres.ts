import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { startPostgres } from './postgres-server.ts';
import { templateDatabase } from './template-name.ts';

const recreate = async (url: string, name: string): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
};

/** Starts (or finds) one server for all test files of the project and migrates the database they are copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await recreate(server.url, templateDatabase);
  const url = new URL(server.url);
  url.pathname = `/${templateDatabase}`;
  const database = await openPostgres(url.href, { error: () => {} }, 1);
  await migrate(database);
  await database.close();
  project.provide('engine', 'postgres');
  project.provide('template', server.url);
  return () => server.stop();
}
