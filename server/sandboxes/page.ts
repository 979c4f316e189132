import type { FastifyReply } from 'fastify';
import { html, type Markup } from './html.ts';

export type Theme = 'light' | 'dark' | 'auto';

export const themeOf = (value: unknown): Theme => (value === 'light' || value === 'dark' ? value : 'auto');

type Page = {
  readonly title: string;
  readonly look: 'fields' | 'sheet' | 'operator';
  readonly theme: Theme;
  readonly script?: string | undefined;
  /** Facts the script reads from the root element's data attributes. */
  readonly facts?: Readonly<Record<string, string>> | undefined;
  readonly body: Markup;
};

const factsOf = (facts: Readonly<Record<string, string>> = {}) =>
  Object.entries(facts).map(([name, value]) => html` data-${name}="${value}"`);

const documentOf = ({ title, look, theme, script, facts, body }: Page): string =>
  html`<!doctype html>
    <html lang="en" data-look="${look}" data-theme="${theme}" ${factsOf(facts)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/tokens.css" />
        <link rel="stylesheet" href="/assets/${look}.css" />
        ${script === undefined ? undefined : html`<script type="module" src="/assets/${script}"></script>`}
      </head>
      <body>
        ${body}
      </body>
    </html> `.text;

type Frame = {
  /** Origin allowed to frame the page, when it is one that is framed. */
  readonly framedBy?: string | undefined;
  /** Origin the page's forms may end at, besides its own: browsers check the redirect too. */
  readonly formEndsAt?: string | undefined;
};

const policyOf = ({ framedBy, formEndsAt }: Frame): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `font-src 'self'`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action ${formEndsAt === undefined ? `'none'` : `'self' ${formEndsAt}`}`,
    `frame-ancestors ${framedBy ?? `'none'`}`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ');

/** Sends a page under the strictest policy it can live with. */
export const sendPage = (reply: FastifyReply, page: Page, frame: Frame = {}, status = 200) =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(frame),
      'cache-control': 'no-store',
    })
    .send(documentOf(page));

export const sendNotice = (reply: FastifyReply, title: string, text: string, frame: Frame = {}, status = 200) =>
  sendPage(
    reply,
    {
      title,
      look: 'sheet',
      theme: 'auto',
      body: html`<main class="sheet">
        <h1>${title}</h1>
        <p>${text}</p>
      </main>`,
    },
    frame,
    status,
  );
