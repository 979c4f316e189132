import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { Config } from './config.ts';
import { developmentPolicy } from './security/headers.ts';
import { redirectToSlash, simulatorPath } from './simulator.ts';

const folder = 'bridge-sdk/simulator';
export const simulatorFile = `${folder}/index.html`;

/** The simulator from its sources; only `npm run dev` serves it so. */
export const serveSimulatorSources = (app: FastifyInstance, vite: ViteDevServer, config: Config): void => {
  app.get(simulatorPath, async (_request, reply) => {
    const html = await readFile(resolve(import.meta.dirname, '..', simulatorFile), 'utf8');
    // The page is shown under another address than its sources have.
    const page = html.replace('./main.tsx', `/${folder}/main.tsx`);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': developmentPolicy(config) })
      .send(await vite.transformIndexHtml(`/${simulatorFile}`, page));
  });
  redirectToSlash(app);
};
