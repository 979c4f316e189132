import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';

const root = path.resolve(import.meta.dirname, '../..');

export interface Site {
  /** The folder of its Storybook configuration. */
  readonly config: string;
  /** Where it is built to. */
  readonly folder: string;
  readonly port: number;
  /** Whether its pages of words have the tables of props. */
  readonly hasProps?: boolean;
}

/** Builds a site of stories from the sources as they are, and serves it until the process is told to end. */
export async function serveSite(site: Site): Promise<void> {
  const { folder, port } = site;
  await build(site);
  const server = fastify();
  await server.register(fastifyStatic, { root: path.join(root, folder), cacheControl: false });
  await server.listen({ port, host: 'localhost' });
  process.once('SIGTERM', () => void server.close());
}

async function build({ config, folder, hasProps = false }: Site): Promise<void> {
  const command = ['build', '--quiet', '--config-dir', config, '--output-dir', folder];
  const storybook = spawn(path.join(root, 'node_modules/.bin/storybook'), command, {
    cwd: root,
    env: { ...process.env, ...(!hasProps && { STORYBOOK_PROPS: '0' }) },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let said = '';
  for (const stream of [storybook.stdout, storybook.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const [code] = await once(storybook, 'close');
  if (code !== 0) throw new Error(`Storybook cannot build ${config}:\n${said}`);
}
