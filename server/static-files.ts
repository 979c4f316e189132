import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import staticPlugin, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { RateLimiter } from './contract/rate-limiter.ts';
import { litPictureLimit } from './contract/rate-limits.ts';
import { servePictures } from './picture-files.ts';
import { networksOf } from './security/network.ts';
import { type DrawLit, createLitPictures } from './shop/media/lit-pictures.ts';
import { shownName } from './shop/media/upload-folders.ts';

const day = 86_400;
const forever = `public, max-age=${365 * day}, immutable`;
const forADay = `public, max-age=${day}, stale-while-revalidate=${7 * day}`;

interface Folder {
  readonly prefix: string;
  /** The first folder that has the file serves it. */
  readonly roots: readonly string[];
  readonly cache: string;
  readonly options?: Partial<FastifyStaticOptions>;
}

const shownPath = new RegExp(`^/?${shownName}$`);

/**
 * Names with a hash never change and are kept for a year; pictures without one are asked about again after a day (their
 * ETag answers); the rest is asked about every time.
 */
const folders = ({ distDir, mediaDir, themesDir, dataDir }: Config): readonly Folder[] => [
  {
    prefix: '/assets/',
    roots: [join(distDir, 'client', 'assets')],
    cache: forever,
    options: { preCompressed: true },
  },
  { prefix: '/media/', roots: [mediaDir], cache: forADay },
  {
    prefix: '/media/uploads/',
    roots: [join(dataDir, 'uploads')],
    cache: forever,
    options: {
      // Nothing else that lies there.
      allowedPath: (path) => shownPath.test(path),
      setHeaders: (reply) => void reply.headers({ 'cache-control': forever, 'content-disposition': 'inline' }),
    },
  },
  {
    prefix: '/themes/',
    roots: themeFolders(themesDir, dataDir),
    cache: 'no-cache',
    options: { allowedPath: (path) => path.endsWith('.json') },
  },
  {
    prefix: '/skins/',
    roots: themeFolders(themesDir, dataDir).map((folder) => join(folder, 'skins')),
    cache: forADay,
    options: { allowedPath: (path) => /\.(?:svg|avif)$/.test(path) },
  },
  {
    prefix: '/',
    roots: [join(distDir, 'client')],
    cache: 'public, max-age=3600',
    options: { wildcard: false, globIgnore: ['assets/**', '**/*.html', '**/*.br', '.vite/**'] },
  },
];

/** What the operator of this shop laid down wins over what came with it, file by file. */
function themeFolders(themesDir: string, dataDir: string): readonly string[] {
  return [join(dataDir, 'themes'), themesDir];
}

/** Serves what is there: an API without a build is complete too. */
export const serveFiles = async (
  app: FastifyInstance,
  config: Config,
  { limiter, drawLit }: { readonly limiter: RateLimiter; readonly drawLit?: DrawLit | undefined },
): Promise<void> => {
  const { mediaDir, dataDir, rateLimits } = config;
  if (existsSync(mediaDir)) {
    await servePictures(app, {
      mediaDir,
      cache: { forever, otherwise: forADay },
      lit: createLitPictures({ mediaDir, folder: join(dataDir, 'lit-pictures'), draw: drawLit }),
      countDraw: (ip) => rateLimits && limiter.take('lit-picture', litPictureLimit, networksOf(ip)),
    });
  }
  // There from the first start on, so that a file laid into them is served without another one.
  for (const folder of existsSync(dataDir) ? [join('themes', 'skins'), 'uploads'] : []) {
    mkdirSync(join(dataDir, folder), { recursive: true });
  }
  for (const { prefix, roots, cache, options } of folders(config)) {
    const there = roots.filter((root) => existsSync(root));
    if (there.length === 0) continue;
    await app.register(staticPlugin, {
      setHeaders: (reply) => void reply.header('cache-control', cache),
      ...options,
      root: there,
      prefix,
      decorateReply: false,
      index: false,
      cacheControl: false,
      dotfiles: 'ignore',
    });
  }
};
