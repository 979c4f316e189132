/**
 * Fails when the chunks cost much more than those that could be, and when ten more pages change a chunk of the pages that
 * are there, naming it. It builds a copy of the project without them and with them.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readBuiltGraph } from '../build/chunks/chunk-graph.ts';
import { driftOf, driftReport } from '../build/chunks/drift.ts';
import { readLock } from '../build/chunks/lock.ts';
import { readManifest } from '../build/manifest.ts';
import { growProject } from './add-pages.ts';
import { changedChunks } from './changed-chunks.ts';
import { copyProject } from './copy-project.ts';

const pages = 10;
const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

interface Built {
  /** Scripts and style sheets by the file's name. */
  readonly files: ReadonlyMap<string, string>;
  /** The entry, in which the rows of all pages stand, and the table of their code. */
  readonly tables: ReadonlySet<string>;
}

async function build(project: string): Promise<Built> {
  await run('node', ['tools/build.ts'], { cwd: project });
  const client = path.join(project, 'dist/client');
  const names = (await readdir(path.join(client, 'assets'))).filter((name) => /\.(?:js|css)$/.test(name));
  const files = new Map(
    await Promise.all(
      names.map(async (name) => [`assets/${name}`, await readFile(path.join(client, 'assets', name), 'utf8')] as const),
    ),
  );
  const manifest = await readManifest(client);
  const tables = ['index.html', 'src/pages/pages.ts'].flatMap((key) => manifest[key]?.file ?? []);
  return { files, tables: new Set(tables) };
}

const folder = await mkdtemp(path.join(tmpdir(), 'lampyris-chunks-'));
try {
  await copyProject(root, folder);
  const before = await build(folder);
  const drift = driftReport(driftOf(await readBuiltGraph(folder), readLock()));
  console.log(drift.text);
  await growProject(folder, pages);
  const after = await build(folder);
  const changed = changedChunks(before.files, after.files);
  const faults = changed.filter((file) => !before.tables.has(file));
  console.log(`of ${before.files.size} files, ${pages} more pages change ${changed.length}: ${changed.join(', ')}`);
  for (const file of faults) console.log(`${file}: changed, though no page of it did`);
  if (!drift.ok) console.log('The lock of the chunks has drifted too far.');
  process.exitCode = faults.length > 0 || !drift.ok ? 1 : 0;
} finally {
  await rm(folder, { recursive: true, force: true });
}
