import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticPlugin from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { simulatorPolicy } from './security/headers.ts';

export const simulatorPath = '/dev/simulator/';

/** The simulator as it was built: the shop in an app that is played by a page. Production has none. */
export const serveSimulator = (app: FastifyInstance, { mode, distDir }: Pick<Config, 'mode' | 'distDir'>): void => {
  const root = join(distDir, 'simulator');
  if (mode === 'production' || !existsSync(root)) return;
  app.get(simulatorPath, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': simulatorPolicy() })
      .send(await readFile(join(root, 'index.html'), 'utf8')),
  );
  redirectToSlash(app);
  void app.register(staticPlugin, {
    root: join(root, 'assets'),
    prefix: `${simulatorPath}assets/`,
    decorateReply: false,
    index: false,
  });
};

/** People leave the slash out. */
export const redirectToSlash = (app: FastifyInstance): void => {
  const bare = simulatorPath.slice(0, -1);
  app.get(bare, async ({ url }, reply) => reply.redirect(`${simulatorPath}${url.slice(bare.length)}`));
};
