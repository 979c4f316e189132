import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../db/postgres.ts';
import { startPostgres } from './postgres-server.ts';
import { fillTemplates } from './templates.ts';

const recreate = async (url: string, name: string): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
};

/** Starts (or finds) one server for all test files of the project and makes the databases they are copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await fillTemplates(async (name) => {
    await recreate(server.url, name);
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    return openPostgres(url.href, { error: () => {} }, 1);
  });
  project.provide('engine', 'postgres');
  project.provide('templates', server.url);
  return () => server.stop();
}
