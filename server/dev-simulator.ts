import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { Config } from './config.ts';
import { developmentPolicy } from './security/headers.ts';
import { redirectToSlash, simulatorPath } from './simulator.ts';

export const simulatorFile = 'bridge-sdk/simulator/index.html';

/** The simulator from its sources; only `npm run dev` serves it so. */
export const serveSimulatorSources = (app: FastifyInstance, vite: ViteDevServer, config: Config): void => {
  app.get(simulatorPath, async (_request, reply) => {
    const html = await readFile(resolve(import.meta.dirname, '..', simulatorFile), 'utf8');
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': developmentPolicy(config) })
      .send(await vite.transformIndexHtml(`/${simulatorFile}`, html));
  });
  redirectToSlash(app);
};
