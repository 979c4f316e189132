import staticPlugin from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { LitPictures } from './shop/media/lit-pictures.ts';
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
 * present picture too, for as long as `otherwise` says. Lamps in a light that a shopper has set are drawn when asked for.
 */
export const servePictures = async (
  app: FastifyInstance,
  { mediaDir, cache, lit, countDraw }: Pictures,
): Promise<void> => {
  await app.register(staticPlugin, { root: mediaDir, serve: false, cacheControl: false, dotfiles: 'ignore' });
  const headersOf = ({ slug, version }: Named['Params']) => ({
    ...shownAnywhere,
    'cache-control': findPicture(slug)?.version === version ? cache.forever : cache.otherwise,
  });
  app.get<Named>('/media/products/:slug/:version/:file', async ({ params, ip }, reply) => {
    const { slug, file } = params;
    const drawn = file.startsWith('lit-') && (await lit.read(slug, file, () => countDraw(ip)));
    reply.headers(headersOf(params));
    return drawn ? reply.type(drawn.type).send(drawn.bytes) : reply.sendFile(`products/${slug}/${file}`);
  });
  app.get<Named>(`/media/products/:slug/:version/${mailPicture}`, async ({ params }, reply) => {
    const picture = openMailPicture(mediaDir, params.slug);
    if (picture === undefined) return reply.callNotFound();
    const bytes = await picture.bytes();
    return reply.headers(headersOf(params)).type('image/jpeg').send(bytes);
  });
};

interface Pictures {
  readonly mediaDir: string;
  readonly cache: Cache;
  readonly lit: LitPictures;
  /** @throws RATE_LIMITED where somebody at this address had too many drawn */
  readonly countDraw: (ip: string) => void;
}

interface Cache {
  readonly forever: string;
  readonly otherwise: string;
}
