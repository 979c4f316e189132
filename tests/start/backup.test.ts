import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileCommandOf, runFileCommand } from '#server/backup/file-commands.ts';
import { readMark } from '#server/backup/last-known.ts';
import { checkBackup, describeDatabase } from '#server/backup/manifest.ts';
import { refuseUnfinishedRestore } from '#server/backup/restore-backup.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openSqlite } from '#server/db/sqlite.ts';

const root = path.resolve(import.meta.dirname, '../..');
let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'lampyris-backup-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const inHome = (...names: string[]): string => path.join(home, ...names);

/** A shop with so many rows and uploads; it stays open when it is to be copied while it runs. */
async function makeShop(name: string, rows: number) {
  const dataDir = inHome(name);
  const database = openSqlite(dataDir);
  await migrate(database);
  const row = (id: number) => ({
    id: `${name}${id}`,
    kind: 'mail',
    payload: 'x'.repeat(2_000),
    available_at: 1,
    created_at: 1,
    updated_at: 1,
  });
  for (let from = 0; from < rows; from += 100) {
    await database.db
      .insertInto('outbox')
      .values(Array.from({ length: 100 }, (_, index) => row(from + index)))
      .execute();
  }
  await mkdir(path.join(dataDir, 'uploads'));
  for (let index = 0; index < 60; index += 1) {
    await writeFile(path.join(dataDir, 'uploads', `${name}-${index}.webp`), `${name} ${index}`);
  }
  await writeFile(path.join(dataDir, 'token-secret'), name.padEnd(40, '.'));
  return { dataDir, database };
}

/** The commands of files without the rest of the shop, which takes a second to load. */
const program = `
import { fileCommandOf, runFileCommand } from '#server/backup/file-commands.ts';
const [dataDir, ...args] = process.argv.slice(1);
const place = { dataDir, databaseUrl: undefined };
const operator = { name: 'anna', role: 'owner' };
process.stdout.write(await runFileCommand(fileCommandOf(args), args, { place, operator, log: console, now: 1_800_000_000_000 }));
`;

/** Runs a command and kills it as soon as a file is there, or has it end where that is too late. */
async function killedAt(file: string, dataDir: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, '--', dataDir, ...args], {
    cwd: root,
    stdio: 'ignore',
  });
  const closed = once(child, 'close');
  while (child.exitCode === null && !existsSync(file)) await nextTurn();
  child.kill('SIGKILL');
  await closed;
}

/** Moves on by a millisecond with each command, so that their rows have an order. */
let now = 1_800_000_000_000;
const command = (dataDir: string, ...args: string[]): Promise<string> => {
  const fileCommand = fileCommandOf(args);
  if (!fileCommand) throw new Error(`No command ${args[0]}`);
  const place = { dataDir, databaseUrl: undefined };
  const operator = { name: 'anna', role: 'owner' } as const;
  return runFileCommand(fileCommand, args, { place, operator, log: console, now: (now += 1) });
};

/** What the record of a shop says of operators. */
const acts = ({ db }: Database) =>
  db.selectFrom('operator_acts').select(['operator', 'command', 'words', 'result', 'code']).orderBy('id').execute();

describe('a backup', () => {
  it('that is killed is none, and the next one is whole, with what a running shop has written', async () => {
    const { dataDir, database } = await makeShop('shop', 1_000);
    const target = inHome('copy');
    const unfinished = `${target}.unfinished`;
    for (const file of ['shop.sqlite', 'uploads/shop-30.webp', 'manifest.json']) {
      await killedAt(path.join(unfinished, file), dataDir, 'backup', target);
      if (existsSync(target)) await checkBackup(target);
      await rm(target, { recursive: true, force: true });
    }
    expect(await command(dataDir, 'backup', target)).toContain('0 orders, 62 files, as of 2027-01-15 08:00 UTC');
    const { rows, files } = await checkBackup(target);
    expect(rows['outbox']).toBe(1_000);
    expect(files).toHaveLength(62);
    await expect(command(dataDir, 'backup', target)).rejects.toThrow('is there already: name a new folder.');
    expect(await command(dataDir, 'check-backup', target)).toContain('is whole: 0 orders');
    const act = { operator: 'anna', command: 'backup', words: 'copy', result: 'DONE', code: null };
    expect((await acts(database)).slice(-3)).toEqual([
      act,
      { ...act, result: 'REFUSED', code: 'USAGE' },
      { ...act, command: 'check-backup' },
    ]);
    await database.close();
  });

  it('is refused by its check when a byte of it has changed', async () => {
    for (const [file, sentence] of [
      ['uploads/shop-7.webp', 'uploads/shop-7.webp is not what was written.'],
      ['shop.sqlite', 'shop.sqlite is not what was written.'],
      ['manifest.json', 'the backup is damaged, or was made by another version'],
    ] as const) {
      const bent = inHome('bent');
      await cp(inHome('copy'), bent, { recursive: true });
      await writeFile(path.join(bent, file), 'bent');
      await expect(checkBackup(bent)).rejects.toThrow(sentence);
      await rm(bent, { recursive: true });
    }
    await expect(checkBackup(inHome('nowhere'))).rejects.toThrow('There is no folder');
    await expect(command(inHome('nothing'), 'check-backup')).rejects.toThrow(
      'Name the folder: `npm run ops -- check-backup <folder>`.',
    );
  });
});

describe('a restore', () => {
  it('that is killed leaves the shop that was there, or one that does not open until it has ended', async () => {
    const { dataDir, database } = await makeShop('other', 200);
    await expect(command(dataDir, 'restore', inHome('copy'), '--yes')).rejects.toThrow('A shop is running on DATA_DIR');
    await database.close();
    await expect(command(dataDir, 'restore', inHome('copy'))).rejects.toThrow('add --yes to replace it.');
    expect(await command(inHome('nothing'), 'check-backup', inHome('copy'))).toContain('is whole');
    expect(existsSync(inHome('nothing'))).toBe(false);
    for (const file of ['restoring/shop.sqlite', 'restore-unfinished']) {
      await killedAt(path.join(dataDir, file), dataDir, 'restore', inHome('copy'), '--yes');
      // Marked, it is nobody's; unmarked, secret and rows are of the same shop.
      if (existsSync(path.join(dataDir, 'restore-unfinished'))) {
        expect(() => refuseUnfinishedRestore(dataDir)).toThrow('didn’t finish: run `npm run ops -- restore');
        continue;
      }
      const isOther = (await readFile(path.join(dataDir, 'token-secret'), 'utf8')).startsWith('other');
      expect(describeDatabase(path.join(dataDir, 'shop.sqlite')).rows['outbox']).toBe(isOther ? 200 : 1_000);
    }
    await command(dataDir, 'restore', inHome('copy'), '--yes');
    expect(describeDatabase(path.join(dataDir, 'shop.sqlite')).rows['outbox']).toBe(1_000);
    expect(await readFile(path.join(dataDir, 'uploads/shop-59.webp'), 'utf8')).toBe('shop 59');
    refuseUnfinishedRestore(dataDir);
    const restored = openSqlite(dataDir);
    const rows = await acts(restored);
    await restored.close();
    expect(rows.filter(({ command: name }) => name === 'restore')).toEqual([
      { operator: 'anna', command: 'restore', words: 'copy yes=true', result: 'DONE', code: null },
    ]);
    expect(existsSync(path.join(dataDir, 'shop.sqlite-wal'))).toBe(false);
    await rm(path.join(dataDir, 'last-known.json'));
    await command(dataDir, 'mark-restored');
    expect(readMark(dataDir)).toEqual({ time: 0, numbers: {}, isRestored: true });
    await mkdir(path.join(dataDir, `last-known.json.${process.pid}`));
    await expect(command(dataDir, 'mark-restored')).rejects.toThrow(
      `${dataDir} cannot be read or written (EISDIR): fix that`,
    );
  });
});
