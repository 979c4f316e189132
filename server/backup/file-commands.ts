import { parseArgs } from 'node:util';
import { formatDateTime } from '#rules/dates.ts';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { makeBackup } from './make-backup.ts';
import { checkBackup, type Manifest } from './manifest.ts';
import { refuseUnfinishedRestore, restoreBackup } from './restore-backup.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

interface FileCommand {
  readonly name: 'backup' | 'check-backup' | 'restore';
  readonly usage: string;
  readonly help: string;
  run(place: Place, folder: string, now: { readonly now: number; readonly isSure: boolean }): Promise<string>;
}

const summary = ({ madeTime, rows, files }: Manifest): string =>
  `${rows['orders'] ?? 0} orders, ${files.length} files, as of ${formatDateTime(madeTime, { offsetMinutes: 0 }, '-')} UTC`;

const refusePostgres = ({ databaseUrl }: Place): void => {
  if (databaseUrl !== undefined) {
    throw new StartError('DATABASE_URL names a PostgreSQL database: docs/backup.md says how pg_dump copies it.');
  }
};

/** What is done with the files of a shop: no shop is opened for it. */
export const fileCommands: readonly FileCommand[] = [
  {
    name: 'backup',
    usage: '<folder>',
    help: 'copy the shop while it runs: database, uploads and secrets, with checksums',
    run: async (place, folder, { now }) => {
      refusePostgres(place);
      refuseUnfinishedRestore(place.dataDir);
      return `${folder}: ${summary(await makeBackup(place.dataDir, folder, now))}.`;
    },
  },
  {
    name: 'check-backup',
    usage: '<folder>',
    help: 'read a backup whole, and fail where anything is not as it was written',
    run: async (_place, folder) => `${folder} is whole: ${summary(await checkBackup(folder))}.`,
  },
  {
    name: 'restore',
    usage: '<folder> [--yes]',
    help: 'make DATA_DIR what a backup says; the next start asks the payment provider what happened since; --yes replaces a shop',
    run: async (place, folder, how) => {
      refusePostgres(place);
      const manifest = await restoreBackup(place.dataDir, folder, how);
      return `${place.dataDir} is restored: ${summary(manifest)}. Start the shop: it asks the payment provider what happened since.`;
    },
  },
];

/** The command that a line is about; undefined when it is about none of the files. */
export const fileCommandOf = ([name]: readonly string[]): FileCommand | undefined =>
  fileCommands.find((command) => command.name === name);

/** @returns what to print @throws StartError in one sentence */
export async function runFileCommand(
  command: FileCommand,
  args: readonly string[],
  { place, now }: { readonly place: Place; readonly now: number },
): Promise<string> {
  let parsed;
  try {
    parsed = parseArgs({ args: args.slice(1), options: { yes: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
  const [folder] = parsed.positionals;
  if (folder === undefined) throw new StartError('The folder is missing.');
  try {
    return await command.run(place, folder, { now, isSure: parsed.values.yes === true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (error instanceof StartError || code === undefined) throw error;
    throw new StartError(`${folder} cannot be read or written (${code}).`);
  }
}
