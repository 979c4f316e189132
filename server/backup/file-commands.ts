import { parseArgs } from 'node:util';
import type { Logger } from 'pino';
import { formatDateTime } from '#rules/dates.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/schema.ts';
import { makeIds } from '../ids.ts';
import { maskedWords } from '../operators/masked-words.ts';
import type { Operator } from '../operators/operator.ts';
import { insertAct } from '../operators/record-act.ts';
import { StartError } from '../start-error.ts';
import { leaveAct } from './leave-act.ts';
import { markRestored } from './last-known.ts';
import { makeBackup } from './make-backup.ts';
import { checkBackup, type Manifest } from './manifest.ts';
import { refuseUnfinishedRestore, restoreBackup } from './restore-backup.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

interface How {
  readonly now: number;
  /** Whether a shop that is there may be replaced. */
  readonly isSure: boolean;
  /** Writes that this was done into a database that becomes the shop's. */
  readonly sign: (db: Db) => Promise<void>;
}

interface FileCommand {
  readonly name: 'backup' | 'check-backup' | 'restore' | 'mark-restored';
  readonly usage: string;
  readonly help: string;
  run(place: Place, folder: string, how: How): Promise<string>;
}

const summary = ({ madeTime, rows, files }: Manifest): string =>
  `${rows['orders'] ?? 0} orders, ${files.length} files, as of ${formatDateTime(madeTime, { offsetMinutes: 0 }, '-')} UTC`;

const refusePostgres = ({ databaseUrl }: Place): void => {
  if (databaseUrl !== undefined) {
    throw new StartError('DATABASE_URL names a PostgreSQL database: see docs/backup.md for copying it with pg_dump.');
  }
};

/** What is done with the files of a shop: no shop is opened for it. */
export const fileCommands: readonly FileCommand[] = [
  {
    name: 'backup',
    usage: '<folder>',
    help: 'back up the shop while it runs: database, uploads and secrets, with checksums',
    run: async (place, folder, { now }) => {
      refusePostgres(place);
      refuseUnfinishedRestore(place.dataDir);
      return `${folder}: ${summary(await makeBackup(place.dataDir, folder, now))}.`;
    },
  },
  {
    name: 'check-backup',
    usage: '<folder>',
    help: 'check a backup, and fail if anything differs from what was written',
    run: async (_place, folder) => `${folder} is whole: ${summary(await checkBackup(folder))}.`,
  },
  {
    name: 'restore',
    usage: '<folder> [--yes]',
    help: 'restore a backup into DATA_DIR; the next start asks the payment provider what has happened since; --yes replaces an existing shop',
    run: async (place, folder, how) => {
      refusePostgres(place);
      const manifest = await restoreBackup(place.dataDir, folder, how);
      return `${place.dataDir} is restored: ${summary(manifest)}. Start the shop: it asks the payment provider what has happened since.`;
    },
  },
  {
    name: 'mark-restored',
    usage: '',
    help: 'record that you’ve restored the database another way: the next start asks the payment provider what has happened since',
    run: async ({ dataDir }) => {
      markRestored(dataDir);
      return 'Start the shop: it asks the payment provider what has happened since.';
    },
  },
];

/** The command that a line is about; undefined when it is about none of the files. */
export const fileCommandOf = ([name]: readonly string[]): FileCommand | undefined =>
  fileCommands.find((command) => command.name === name);

interface FileWork {
  readonly place: Place;
  readonly operator: Operator;
  readonly log: Pick<Logger, 'error'>;
  readonly now: number;
}

/**
 * Carries out a command about the files of a shop and leaves a row of it where a shop is there to keep it.
 * @returns what to print @throws StartError in one sentence
 */
export async function runFileCommand(
  command: FileCommand,
  args: readonly string[],
  { place, operator, log, now }: FileWork,
): Promise<string> {
  const id = makeIds({ now: () => now })();
  const [, ...words] = args;
  const act = { id, time: now, operator, via: 'COMMAND_LINE', command: command.name } as const;
  let said = maskedWords(words, {});
  let isSigned = false;
  const sign = async (db: Db): Promise<void> => {
    await insertAct(db, { ...act, words: said }).execute();
    isSigned = true;
  };
  try {
    const { folder, isSure } = readWords(command, words);
    said = maskedWords(folder === '' ? [] : [folder], isSure ? { yes: true } : {});
    const output = await command.run(place, folder, { now, isSure, sign });
    if (!isSigned) await leaveAct(place, { ...act, words: said }, log);
    return output;
  } catch (error) {
    const sentence = sentenceOf(error, words.find((word) => !word.startsWith('-')) ?? place.dataDir);
    await leaveAct(place, { ...act, words: said, refusal: sentence instanceof StartError ? 'USAGE' : 'INTERNAL' }, log);
    throw sentence;
  }
}

/** @throws StartError for what was typed wrong */
function readWords({ name, usage }: FileCommand, args: readonly string[]): { folder: string; isSure: boolean } {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options: { yes: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
  const [folder = ''] = parsed.positionals;
  if (folder === '' && usage !== '') throw new StartError(`Name the folder: \`npm run ops -- ${name} ${usage}\`.`);
  return { folder, isSure: parsed.values.yes === true };
}

/** What the disk refuses is the operator's to put right, too. */
function sentenceOf(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (error instanceof StartError || code === undefined) return error;
  return new StartError(`${folder} cannot be read or written (${code}): fix that, and run the command again.`);
}
