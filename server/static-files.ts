import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticPlugin, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { servePictures } from './picture-files.ts';

const day = 86_400;
const forever = `public, max-age=${365 * day}, immutable`;
const forADay = `public, max-age=${day}, stale-while-revalidate=${7 * day}`;

interface Folder {
  readonly prefix: string;
  readonly root: string;
  readonly cache: string;
  readonly options?: Partial<FastifyStaticOptions>;
}

/**
 * Names with a hash never change and are kept for a year; pictures without one are asked about again after a day (their
 * ETag answers); the rest is asked about every time.
 */
const folders = ({ distDir, mediaDir, themesDir, dataDir }: Config): readonly Folder[] => [
  {
    prefix: '/assets/',
    root: join(distDir, 'client', 'assets'),
    cache: forever,
    options: { preCompressed: true },
  },
  { prefix: '/media/', root: mediaDir, cache: forADay },
  { prefix: '/uploads/', root: join(dataDir, 'uploads'), cache: forever },
  {
    prefix: '/themes/',
    root: themesDir,
    cache: 'no-cache',
    options: { allowedPath: (path) => path.endsWith('.json') },
  },
  {
    prefix: '/',
    root: join(distDir, 'client'),
    cache: 'public, max-age=3600',
    options: { wildcard: false, globIgnore: ['assets/**', '**/*.html', '**/*.br', '.vite/**'] },
  },
];

/** Serves what is there: an API without a build, or a shop without uploads, is complete too. */
export const serveFiles = async (app: FastifyInstance, config: Config): Promise<void> => {
  if (existsSync(config.mediaDir)) await servePictures(app, config.mediaDir, { forever, otherwise: forADay });
  for (const { prefix, root, cache, options } of folders(config)) {
    if (!existsSync(root)) continue;
    await app.register(staticPlugin, {
      ...options,
      root,
      prefix,
      decorateReply: false,
      index: false,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply) => void reply.header('cache-control', cache),
    });
  }
};
