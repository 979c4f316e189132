import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ShopError } from './contract/shop-error.ts';
import { openMail, searchInbox } from './mail/inbox.ts';
import { inboxPage, inboxPath, type InboxView, mailDocument } from './mail/inbox-page.ts';
import { inboxPolicy, makeNonce, mailPolicy } from './security/headers.ts';
import type { ShopContext } from './shop-context.ts';

interface Asked {
  Params: { id: string; index: string };
  Querystring: { q?: unknown; body?: unknown };
}

const bodies = ['html', 'plain', 'text'] as const;
const page = 'text/html; charset=utf-8';
const unkept = { 'cache-control': 'no-store' };

/** The inbox of a shop without SMTP_URL, for developers. Production has none. */
export const serveInbox = (app: FastifyInstance, shop: ShopContext): void => {
  if (shop.config.mode === 'production') return;
  const script = readFileSync(join(import.meta.dirname, 'mail', 'inbox.client.js'));

  const show = async ({ q, body }: Asked['Querystring'], id?: string) => {
    const nonce = makeNonce();
    const words = typeof q === 'string' ? q.trim() : '';
    const view: InboxView = {
      entries: await searchInbox(shop, words),
      words,
      body: bodies.find((name) => name === body) ?? 'html',
      ...(id === undefined ? {} : { opened: await openMail(shop, id) }),
    };
    return {
      headers: { ...unkept, 'content-security-policy': inboxPolicy(nonce) },
      markup: inboxPage(view, nonce),
    };
  };

  app.get<Asked>(inboxPath, async ({ query }, reply) => {
    const { headers, markup } = await show(query);
    return reply.type(page).headers(headers).send(markup);
  });
  app.get(`${inboxPath}/inbox.js`, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').headers(unkept).send(script),
  );
  app.get<Asked>(`${inboxPath}/:id`, async ({ query, params: { id } }, reply) => {
    const { headers, markup } = await show(query, id);
    return reply.type(page).headers(headers).send(markup);
  });
  for (const body of ['html', 'plain'] as const) {
    app.get<Asked>(`${inboxPath}/:id/${body}`, async ({ params: { id } }, reply) => {
      const headers = { ...unkept, 'content-security-policy': mailPolicy(body === 'html') };
      return reply
        .type(page)
        .headers(headers)
        .send(mailDocument(await openMail(shop, id)));
    });
  }
  app.get<Asked>(`${inboxPath}/:id/files/:index`, async ({ params: { id, index } }, reply) => {
    const file = (await openMail(shop, id)).attachments[Number(index)];
    if (!file) throw new ShopError('NOT_FOUND', { httpStatus: 404 });
    const name = `attachment; filename="${file.name.replaceAll(/[^\w.-]/g, '_')}"`;
    return reply
      .type(file.type)
      .headers({ ...unkept, 'content-disposition': name })
      .send(Buffer.from(file.text, file.encoding ?? 'utf8'));
  });
};
