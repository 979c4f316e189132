/** Builds the site of the components and the stories that must fail, and serves both until it is told to end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import { storiesPorts } from './stories-ports.ts';

const root = path.resolve(import.meta.dirname, '../..');

const sites = [
  { config: '.storybook', folder: 'storybook-static', port: storiesPorts.site },
  { config: '.storybook/control', folder: '.cache/storybook-control', port: storiesPorts.control },
] as const;

async function build(config: string, folder: string): Promise<void> {
  const command = ['build', '--quiet', '--config-dir', config, '--output-dir', folder];
  const storybook = spawn(path.join(root, 'node_modules/.bin/storybook'), command, {
    cwd: root,
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

for (const { config, folder, port } of sites) {
  await build(config, folder);
  const server = fastify();
  await server.register(fastifyStatic, { root: path.join(root, folder), cacheControl: false });
  await server.listen({ port, host: 'localhost' });
  process.once('SIGTERM', () => void server.close());
}
console.log('The stories are ready.');
