import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A clone in which nothing is installed: what a command reads before it installs. */
let clone = '';
let scripts: readonly (readonly [string, string])[] = [];

beforeAll(async () => {
  clone = await mkdtemp(path.join(tmpdir(), 'lampyris-clone-'));
  for (const part of ['package.json', 'package-lock.json', 'tools/setup'])
    await cp(part, path.join(clone, part), { recursive: true });
  scripts = Object.entries(JSON.parse(await readFile('package.json', 'utf8')).scripts);
});
afterAll(() => rm(clone, { recursive: true }));

/** Runs Node there and gives back how it ended and all that it said. */
async function ran(...words: readonly string[]) {
  const child = spawn(process.execPath, words, { cwd: clone, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [code]: unknown[] = await once(child, 'close');
  return { code, text };
}

const launcher = 'tools/setup/run.mjs';

test('every command of package.json says how it is used', async () => {
  const usages = `
    import { commands } from './tools/setup/commands.mjs';
    const usages = Object.entries(commands).map(([name, { usage }]) => [name, usage()]);
    console.log(JSON.stringify(Object.fromEntries(usages)));
  `;
  const { text } = await ran('--input-type=module', '--eval', usages);
  const expected = Object.keys(JSON.parse(text)).map((name) => [name, `node ${launcher} ${name}`]);
  expect(Object.fromEntries(scripts)).toEqual(Object.fromEntries(expected));
  for (const [name, usage] of Object.entries(JSON.parse(text)))
    expect(usage).toMatch(new RegExp(`^Usage: npm (?:run )?${name}(?= |\n)`));
});

test('a command that is asked for its usage installs nothing and starts nothing', async () => {
  const { code, text } = await ran(launcher, 'start', '--help');
  expect(code).toBe(0);
  for (const line of [/PORT +the shop’s port \(default 4000\)/, /DATABASE_URL/, /DATA_DIR/, /SMTP_URL/])
    expect(text).toMatch(line);
  expect(await ran(launcher, 'test', '-h')).toMatchObject({ code: 0, text: expect.stringContaining('--stages') });
  expect((await readdir(clone)).toSorted()).toEqual(['package-lock.json', 'package.json', 'tools']);
});
