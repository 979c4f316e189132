/**
 * Compares how stories and pages look with how they looked when they were last taken: `npm run visual`.
 * `--update` takes them anew. Everything else goes to Playwright: `npm run visual -- --project stories-dark price`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRecorded, runningBrowser, writeRecorded } from './drawn-by.ts';

const root = path.resolve(import.meta.dirname, '../..');

async function playwright(args: readonly string[], pictures?: string): Promise<number> {
  const program = path.join(root, 'node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [program, 'test', '--config', 'tests/visual/playwright.config.ts', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(pictures && { VISUAL_PICTURES: pictures }) },
  });
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}

/** Of two cold runs the second must look like the first. */
async function againstItself(args: readonly string[]): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lampyris-pictures-'));
  try {
    return (await playwright([...args, '--update-snapshots=all'], folder)) || (await playwright(args, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const args = process.argv.slice(2);
const filters = args.filter((arg) => arg !== '--update');
const [recorded, running] = [await readRecorded(), await runningBrowser()];

if (args.includes('--update')) {
  process.exitCode = await playwright([...filters, '--update-snapshots=changed']);
  if (process.exitCode === 0) await writeRecorded(running);
} else if (recorded === running) {
  process.exitCode = await playwright(filters);
} else {
  console.log(
    `The pictures were drawn by ${recorded}, here is ${running}: this run is compared with itself, twice cold.`,
  );
  process.exitCode = await againstItself(filters);
}
