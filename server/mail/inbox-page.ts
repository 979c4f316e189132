import type { DataOf } from '../../openapi/operation-types.ts';
import { html, type Markup } from './markup.ts';

type Email = DataOf<'readInbox'>['list'][number];

const styles = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1d1a16;background:#faf7f2}
article{background:#fff;padding:1rem 1.5rem;margin:1rem 0;border:1px solid #e4ddd2}h2{margin:0;font-size:1.1rem}
p{margin:.25rem 0;color:#5c554b}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`;

const emailArticle = ({ to, replyTo, subject, text, attachments = [], time }: Email): Markup =>
  html`<article>
    <h2>${subject}</h2>
    <p>To ${to}, <time>${new Date(time).toISOString()}</time></p>
    ${replyTo === undefined ? html`` : html`<p>Answers go to ${replyTo}</p>`}
    <pre>${text}</pre>
    ${attachments.map(
      ({ name, text: file }) =>
        html`<details>
          <summary>${name}</summary>
          <pre>${file}</pre>
        </details>`,
    )}
  </article>`;

/** The local inbox as a page: text only, everything escaped, no script. */
export const inboxPage = (emails: readonly Email[], nonce: string): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Inbox of this shop</title>
        <style nonce="${nonce}">
          ${styles}
        </style>
      </head>
      <body>
        <main>
          <h1>Inbox of this shop</h1>
          ${emails.length > 0 ? emails.map(emailArticle) : html`<p>No mail yet. Set SMTP_URL to send real mail instead.</p>`}
        </main>
      </body>
    </html>`.text;
