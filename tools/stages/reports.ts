import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const treeFile = 'tree.txt';

/** The JSON reports of a run: of all its stages, and of the tests that ran once more, alone. */
export interface Reports {
  readonly first: readonly unknown[];
  readonly again: readonly unknown[];
}

/** Below the reports, those of the tests that ran once more. */
export const againFolder = 'again';

/** What the tests of the last `npm test` said, one JSON file a stage. @param root the folder of the project */
export const reportsFolder = (root: string): string => path.join(root, 'test-results/reports');

/** The file of a stage: 'server on SQLite' keeps its report in server-on-sqlite.json. */
export const reportName = (stage: string): string =>
  `${stage
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.json`;

/** Forgets the reports of the run before and notes which tree the next ones are about. */
export async function beginReports(root: string): Promise<string> {
  const folder = reportsFolder(root);
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, againFolder), { recursive: true });
  await writeFile(path.join(folder, treeFile), await treeId(root));
  return folder;
}

/** An empty folder for the reports of a command that proves nothing of the specification: they stay until its next run. */
export async function emptyReports(root: string, command: string): Promise<string> {
  const folder = path.join(root, 'test-results', command);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Keeps the reports of a run before on the same tree, else begins anew. */
export async function continueReports(root: string): Promise<string> {
  return (await lastReports(root)) ? reportsFolder(root) : beginReports(root);
}

/** The reports of the last run; undefined when there was none, or the tree has changed since. */
export async function lastReports(root: string): Promise<Reports | undefined> {
  const folder = reportsFolder(root);
  const tested = await readFile(path.join(folder, treeFile), 'utf8').catch(() => undefined);
  if (tested === undefined || tested !== (await treeId(root))) return undefined;
  return readReports(folder);
}

/** Every report of a run, parsed. */
export async function readReports(folder: string): Promise<Reports> {
  const [first, again] = await Promise.all([parsed(folder), parsed(path.join(folder, againFolder))]);
  return { first, again };
}

async function parsed(folder: string): Promise<readonly unknown[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name): Promise<unknown> => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
  );
}

const run = promisify(execFile);

/** The same for the same sources: the commit with all that was changed, added or removed since. Without git always the same. */
async function treeId(root: string): Promise<string> {
  const git = (...args: readonly string[]) => run('git', ['-C', root, ...args], { maxBuffer: 256 * 1024 * 1024 });
  try {
    const [head, changes, added] = await Promise.all([
      git('rev-parse', 'HEAD'),
      git('diff', 'HEAD', '--binary'),
      git('ls-files', '--others', '--exclude-standard'),
    ]);
    const files = added.stdout.split('\n').filter((name) => name !== '');
    const contents = await Promise.all(files.map((name) => readFile(path.join(root, name))));
    const hash = createHash('sha256').update(head.stdout).update(changes.stdout);
    for (const [index, name] of files.entries()) hash.update(`${name}\0`).update(contents[index] ?? '');
    return hash.digest('hex');
  } catch {
    return 'without git';
  }
}
