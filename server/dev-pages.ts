import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { Config } from './config.ts';
import { developmentPolicy } from './security/headers.ts';

/** What only developers see, by its address: the machines of every tab, live, and what this browser keeps. */
const pages = { '/__machines': 'src/dev/machines.html', '/__storage': 'src/dev/storage.html' } as const;

export const developersFiles = Object.values(pages);

/** The pages of developers; only `npm run dev` serves them. */
export const serveDevelopersPages = (app: FastifyInstance, vite: ViteDevServer, config: Config): void => {
  for (const [path, file] of Object.entries(pages)) {
    app.get(path, async (_request, reply) => {
      const html = await readFile(resolve(import.meta.dirname, '..', file), 'utf8');
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': developmentPolicy(config),
          // The window of Stately's inspector, when asked for, has to answer.
          'cross-origin-opener-policy': 'same-origin-allow-popups',
        })
        .send(await vite.transformIndexHtml(`/${file}`, html));
    });
  }
};
