import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { systemClock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Engine } from '#server/db/schema.ts';
import { seed } from '#server/seed/seed.ts';

export interface ShopDatabase {
  readonly database: Database;
  /** What a server process needs to open the same rows. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Processes on one database are one shop. */
const sharedSecrets = {
  TOKEN_SECRET: 'a token secret that processes share',
  OPERATOR_KEY: 'an operator key that processes share',
};

/** A migrated and seeded database that several server processes can share; with orders of the demo shopper, if wanted; on a disk. */
export async function openShopDatabase(
  engine: Engine,
  { demoShopper = false, disk = tmpdir() } = {},
): Promise<ShopDatabase> {
  const dataDir = await mkdtemp(join(disk, 'lampyris-reliability-'));
  const server = engine === 'postgres' ? await emptyPostgres() : undefined;
  const database = await openDatabase({ dataDir, databaseUrl: server?.url }, { error: console.error });
  await migrate(database);
  await seed(database, systemClock, { demoShopper });
  return {
    database,
    env: { DATA_DIR: dataDir, ...(server === undefined ? {} : { DATABASE_URL: server.url, ...sharedSecrets }) },
    close: async () => {
      await database.close();
      await server?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function emptyPostgres(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgres');
  const name = `lampyris_reliability_${process.pid}_${Date.now()}`;
  await execute(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(server, `drop database ${name} with (force)`) };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
