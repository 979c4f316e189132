import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folderOfKit = import.meta.dirname;
const reference = `${process.execPath} ${path.join(folderOfKit, 'reference/cli-reference.ts')}`;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'conformance-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command line and joins its two outputs. */
function run(...args: readonly string[]): Promise<{ readonly code: number | null; readonly text: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(folderOfKit, 'cli.ts'), ...args]);
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
    }
    child.once('close', (code) => resolve({ code, text }));
  });
}

/** A host that is one script. */
async function hostOf(script: string): Promise<string> {
  const file = path.join(folder, 'host.mjs');
  await writeFile(file, script);
  return `${process.execPath} ${file}`;
}

const ready = (controls: readonly string[]) =>
  `console.log(JSON.stringify({ from: 'control', ready: true, name: 'small', controls: ${JSON.stringify(controls)} }));`;

test('the kit exits with 0 and a report when the host passes', async () => {
  const junit = path.join(folder, 'report.xml');
  const { code, text } = await run('--host', reference, '--case', 'get-market-info-ok', '--junit', junit);
  expect(text).toBe('JavaScript reference host: 1 passed, 0 failed, 0 skipped\n');
  expect(code).toBe(0);
  expect(await readFile(junit, 'utf8')).toContain('<testsuite name="market" tests="1" failures="0"');
});

test("the kit exits with 1 and shows the host's errors when the host is silent", async () => {
  const host = await hostOf(`${ready(['restart'])} console.error('I am tired');
    process.stdin.setEncoding('utf8').on('data', (text) => {
      for (const line of text.trim().split('\\n')) {
        const { n } = JSON.parse(line);
        if (n !== undefined) console.log(JSON.stringify({ from: 'control', n, ok: true }));
      }
    });`);
  const { code, text } = await run('--host', host, '--case', 'get-market-info-ok');
  expect(text).toContain('FAILED   get-market-info-ok');
  expect(text).toContain('I am tired');
  expect(code).toBe(1);
});

test('the kit skips a host without control requests, and fails for it only when it is strict', async () => {
  const host = await hostOf(`${ready([])} process.stdin.resume();`);
  expect(await run('--host', host, '--case', 'get-market-info-ok')).toMatchObject({ code: 0 });
  expect(await run('--host', host, '--case', 'get-market-info-ok', '--strict')).toMatchObject({ code: 1 });
});

test.each([
  ['no host', []],
  ['an option nobody knows', ['--hots', 'x']],
  ['a case nobody knows', ['--host', 'true', '--case', 'no-such-case']],
  ['a host that ends at once', ['--host', 'true']],
])('the kit exits with 2 for %s', async (_, args) => {
  expect(await run(...args)).toMatchObject({ code: 2 });
});
