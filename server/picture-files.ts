import staticPlugin from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mailPicture, openMailPicture } from './shop/media/mail-picture.ts';
import { findPicture } from './shop/media/picture-manifest.ts';

/** Mails and other sites show the pictures of products, too. */
const shownAnywhere = { 'cross-origin-resource-policy': 'cross-origin' } as const;

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
  const headersOf = ({ slug, version }: Named['Params']) => ({
    ...shownAnywhere,
    'cache-control': findPicture(slug)?.version === version ? cache.forever : cache.otherwise,
  });
  app.get<Named>('/media/products/:slug/:version/:file', ({ params }, reply) =>
    reply.headers(headersOf(params)).sendFile(`products/${params.slug}/${params.file}`),
  );
  app.get<Named>(`/media/products/:slug/:version/${mailPicture}`, async ({ params }, reply) => {
    const picture = openMailPicture(mediaDir, params.slug);
    if (picture === undefined) return reply.callNotFound();
    const bytes = await picture.bytes();
    return reply.headers(headersOf(params)).type('image/jpeg').send(bytes);
  });
};

interface Cache {
  readonly forever: string;
  readonly otherwise: string;
}
