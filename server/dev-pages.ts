import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { Config } from './config.ts';
import { developmentPolicy } from './security/headers.ts';

export const machinesFile = 'src/dev/machines.html';

/** `/__machines`, the live view of the machines; only `npm run dev` serves it. */
export const serveMachinesPage = (app: FastifyInstance, vite: ViteDevServer, config: Config): void => {
  app.get('/__machines', async (_request, reply) => {
    const html = await readFile(resolve(import.meta.dirname, '..', machinesFile), 'utf8');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': developmentPolicy(config),
        // The window of Stately's inspector, when asked for, has to answer.
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      })
      .send(await vite.transformIndexHtml(`/${machinesFile}`, html));
  });
};
