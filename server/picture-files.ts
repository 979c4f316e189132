import staticPlugin from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { findPicture } from './shop/media/picture-manifest.ts';

interface Named {
  Params: { slug: string; version: string; file: string };
}

/**
 * Pictures under the addresses the API names, which carry a version: what is asked for with the present one never
 * changes and is kept for a year. Any other version (of a page a little older, or of a server a little newer) gets the
 * present picture too, for as long as `otherwise` says.
 */
export const servePictures = async (app: FastifyInstance, mediaDir: string, cache: Cache): Promise<void> => {
  await app.register(staticPlugin, { root: mediaDir, serve: false, cacheControl: false, dotfiles: 'ignore' });
  app.get<Named>('/media/products/:slug/:version/:file', (request, reply) => {
    const { slug, version, file } = request.params;
    const isPresent = findPicture(slug)?.version === version;
    return reply
      .header('cache-control', isPresent ? cache.forever : cache.otherwise)
      .sendFile(`products/${slug}/${file}`);
  });
};

interface Cache {
  readonly forever: string;
  readonly otherwise: string;
}
