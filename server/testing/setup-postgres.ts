import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../db/postgres.ts';
import { startPostgres } from './postgres-server.ts';
import { fillTemplates, templates } from './templates.ts';

const recreate = async (url: string, name: string): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
};

/** A database can be copied once nobody is connected to it, which the server notices a moment after they have gone. */
async function untilLeft(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const names = Object.values(templates);
  for (;;) {
    const { rowCount } = await client.query('select 1 from pg_stat_activity where datname = any($1)', [names]);
    if (rowCount === 0) break;
  }
  await client.end();
}

/** Starts (or finds) one server for all test files of the project and makes the databases they are copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await fillTemplates(async (name) => {
    await recreate(server.url, name);
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    return openPostgres(url.href, { error: () => {} });
  });
  await untilLeft(server.url);
  project.provide('engine', 'postgres');
  project.provide('templates', server.url);
  return () => server.stop();
}
