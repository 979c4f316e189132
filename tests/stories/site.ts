import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';

const root = path.resolve(import.meta.dirname, '../..');

export interface Site {
  /** Where it is built to. */
  readonly folder: string;
  readonly port: number;
  /** Whether its pages of words have the tables of props. */
  readonly hasProps?: boolean;
  /** Whether it has the stories that must fail. */
  readonly hasControl?: boolean;
}

/** Builds the site of stories from the sources as they are, and serves it until the process is told to end. */
export async function serveSite(site: Site): Promise<void> {
  const { folder, port } = site;
  await build(site);
  const server = fastify();
  await server.register(fastifyStatic, { root: path.join(root, folder), cacheControl: false });
  await server.listen({ port, host: 'localhost' });
  process.once('SIGTERM', () => void server.close());
}

/** Starts the site as it runs while stories are written, until the process is told to end; it answers some seconds later. */
export function runSite(port: number): void {
  const command = ['dev', '--ci', '--no-open', '--exact-port', '--port', String(port)];
  const storybook = start(command, { STORYBOOK_WATCH: '0', STORYBOOK_PROPS: '0' });
  const said = wordsOf(storybook);
  let isOver = false;
  process.once('SIGTERM', () => {
    isOver = true;
    storybook.kill();
  });
  storybook.once('close', () => {
    if (!isOver) throw new Error(`Storybook does not run:\n${said()}`);
  });
}

async function build({ folder, hasProps = false, hasControl = false }: Site): Promise<void> {
  const storybook = start(['build', '--quiet', '--output-dir', folder], {
    STORYBOOK_PROPS: hasProps ? '1' : '0',
    STORYBOOK_CONTROL: hasControl ? '1' : '0',
  });
  const said = wordsOf(storybook);
  const [code] = await once(storybook, 'close');
  if (code !== 0) throw new Error(`Storybook cannot build its site:\n${said()}`);
}

function start(command: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(path.join(root, 'node_modules/.bin/storybook'), command, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
}

/** Everything a program has said so far. */
function wordsOf({ stdout, stderr }: ChildProcess): () => string {
  let said = '';
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return () => said;
}
