import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { e2eDataDir } from '#tests/fixtures/e2e-ports.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');

/** What an operator types after `npm run ops --`. @returns what the command printed */
export async function ops(...words: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: e2eDataDir };
  const { stdout } = await run(process.execPath, ['server/ops/main.ts', ...words], { cwd: root, env });
  return stdout;
}

/** The way of a paid order to its buyer. */
export async function deliver(orderNo: string): Promise<void> {
  await ops('order', 'release', orderNo);
  await ops('order', 'ship', orderNo, '--carrier', 'Demo Post', '--tracking', `T${orderNo}`);
  await ops('order', 'deliver', orderNo);
}
